/// The priority of an item. Higher priorities have smaller raw values, so that they sort first.
package enum Priority: Int, Comparable, CaseIterable, Sendable {
    case high = 1
    case medium, low

    package static func < (left: Priority, right: Priority) -> Bool {
        left.rawValue < right.rawValue
    }
}
