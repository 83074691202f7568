package import Almanac

/// One thing to do.
package struct Item: Entity {
    package enum Status: Int, Sendable {
        case open = 0
        case done = 1
    }

    /// Given once by the store, never reused, never renumbered; what people type.
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

    /// Whether it leaves another one once it is done.
    package var comesBack: Bool { details.recurrence != nil }

    /// The same item, done at that instant, or open where there is none.
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

/// What a person can say of an item.
package struct ItemDetails: Entity {
    package var title: String
    package var note: String?
    package var tags: [String]
    package var project: String?
    package var priority: Priority?
    package var due: Due?
    /// The item stays hidden until this day.
    package var wait: Day?
    package var recurrence: Recurrence?
    /// The ids of the items that have to be done before this one.
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

/// An item that the store has not seen, so that it has no id yet.
package struct NewItem: Entity {
    package let uuid: ItemUUID
    package let details: ItemDetails
    package let created: Instant
    /// Others that are added with it and have to be done before.
    package let needsNew: [ItemUUID]

    package init(uuid: ItemUUID, details: ItemDetails, created: Instant, needsNew: [ItemUUID] = []) {
        self.uuid = uuid
        self.details = details
        self.created = created
        self.needsNew = needsNew
    }
}
