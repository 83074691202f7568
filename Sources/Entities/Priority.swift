/// How much an item matters; the higher, the smaller the number, so that sorting puts it first.
package enum Priority: Int, Comparable, CaseIterable, Sendable {
    case high = 1
    case medium, low

    package static func < (left: Priority, right: Priority) -> Bool {
        left.rawValue < right.rawValue
    }
}
