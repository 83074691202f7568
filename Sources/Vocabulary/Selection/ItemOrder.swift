/// A sort order. Items without a value for the key come last, in both directions.
package struct ItemOrder: Entity {
    package enum Key: String, CaseIterable, Sendable {
        /// By day and time; on the same day, items without a time come last.
        case due
        /// By priority, the highest first.
        case priority
        case project, title, created, changed, completed, wait, status, parent, id
        /// By the first tag.
        case tag
        case note
        /// By the interval of a repetition.
        case every
        /// By the lowest id of the dependencies.
        case needs
        /// The most urgent first. Only open items that can be done now have an urgency.
        case urgency
    }

    package let key: Key
    package let isDescending: Bool

    package init(_ key: Key, isDescending: Bool = false) {
        self.key = key
        self.isDescending = isDescending
    }
}
