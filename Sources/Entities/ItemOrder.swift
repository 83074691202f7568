/// What items are sorted by. What lacks it comes last, whichever way they are sorted.
package struct ItemOrder: Entity {
    package enum Key: CaseIterable, Sendable {
        /// By day and time; what has no time comes after the rest of its day.
        case due
        /// The highest first.
        case priority
        case project, title, created, changed, completed, id
        /// By the first of its tags.
        case tag
    }

    package let key: Key
    package let isDescending: Bool

    package init(_ key: Key, isDescending: Bool = false) {
        self.key = key
        self.isDescending = isDescending
    }
}
