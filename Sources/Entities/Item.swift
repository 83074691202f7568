package import Almanac

/// A to-do item.
package struct Item: Entity {
    package enum Status: Int, Sendable {
        case open = 0
        case done = 1
    }

    /// The number that people type. The store never reuses or changes it.
    package let id: Int
    package let uuid: ItemUUID
    package let details: ItemDetails
    package let status: Status
    package let created: Instant
    package let changed: Instant
    package let completed: Instant?

    package init(
        id: Int,
        uuid: ItemUUID,
        details: ItemDetails,
        status: Status = .open,
        created: Instant,
        changed: Instant,
        completed: Instant? = nil
    ) {
        self.id = id
        self.uuid = uuid
        self.details = details
        self.status = status
        self.created = created
        self.changed = changed
        self.completed = completed
    }

    package var isRepeating: Bool { details.recurrence != nil }

    /// Returns the item completed at `completed`, or open if it is `nil`.
    package func marked(completed: Instant?, changed: Instant) -> Item {
        Item(
            id: id,
            uuid: uuid,
            details: details,
            status: completed == nil ? .open : .done,
            created: created,
            changed: changed,
            completed: completed
        )
    }
}

/// The user-editable properties of an item.
package struct ItemDetails: Entity {
    package var title: String
    package var note: String?
    package var tags: [String]
    package var project: String?
    package var priority: Priority?
    package var due: Due?
    /// The day until which the item is hidden.
    package var wait: Day?
    package var recurrence: Recurrence?
    /// The ids of the items that must be done first.
    package var needs: [Int]
    package var parent: Int?

    package init(
        title: String,
        note: String? = nil,
        tags: [String] = [],
        project: String? = nil,
        priority: Priority? = nil,
        due: Due? = nil,
        wait: Day? = nil,
        recurrence: Recurrence? = nil,
        needs: [Int] = [],
        parent: Int? = nil
    ) {
        self.title = title
        self.note = note
        self.tags = tags
        self.project = project
        self.priority = priority
        self.due = due
        self.wait = wait
        self.recurrence = recurrence
        self.needs = needs
        self.parent = parent
    }
}

/// An item that is not stored yet and has no id.
package struct NewItem: Entity {
    package let uuid: ItemUUID
    package let details: ItemDetails
    package let created: Instant
    /// The items, added in the same change, that must be done first.
    package let needsNew: [ItemUUID]

    package init(uuid: ItemUUID, details: ItemDetails, created: Instant, needsNew: [ItemUUID] = []) {
        self.uuid = uuid
        self.details = details
        self.created = created
        self.needsNew = needsNew
    }
}
