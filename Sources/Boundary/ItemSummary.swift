package import Almanac

/// An item, as passed to presenters.
package struct ItemSummary: Equatable, Sendable {
    package let id: Int
    package let uuid: ItemIdentity
    package let facts: ItemFacts
    package let isDone: Bool
    package let created: Instant
    package let changed: Instant
    package let completed: Instant?

    package init(
        id: Int,
        uuid: ItemIdentity,
        facts: ItemFacts,
        isDone: Bool = false,
        created: Instant,
        changed: Instant,
        completed: Instant? = nil
    ) {
        self.id = id
        self.uuid = uuid
        self.facts = facts
        self.isDone = isDone
        self.created = created
        self.changed = changed
        self.completed = completed
    }
}
