package import Almanac
package import Entities
package import Vocabulary

/// An item, as passed to presenters.
package struct ItemSummary: Equatable, Sendable {
    package let id: Int
    package let uuid: ItemUUID
    package let details: ItemDetails
    package let isDone: Bool
    package let created: Instant
    package let changed: Instant
    package let completed: Instant?
    /// Empty unless a list shows it.
    package let family: ItemFamily

    package init(
        id: Int,
        uuid: ItemUUID,
        details: ItemDetails,
        isDone: Bool = false,
        created: Instant,
        changed: Instant,
        completed: Instant? = nil,
        family: ItemFamily = ItemFamily()
    ) {
        self.id = id
        self.uuid = uuid
        self.details = details
        self.isDone = isDone
        self.created = created
        self.changed = changed
        self.completed = completed
        self.family = family
    }
}

extension ItemSummary {
    package init(_ item: Item, family: ItemFamily = ItemFamily()) {
        self.init(
            id: item.id,
            uuid: item.uuid,
            details: item.details,
            isDone: item.status == .done,
            created: item.created,
            changed: item.changed,
            completed: item.knownCompletion,
            family: family
        )
    }
}
