package import Almanac
package import Vocabulary

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

    /// The time of completion, or `nil` if the item is open or was completed at an unknown time.
    package var knownCompletion: Instant? { completed == Item.unknownCompletion ? nil : completed }

    /// The time of completion of items from files that don't state it. It is before all others.
    package static let unknownCompletion = Instant(seconds: Instant.validSeconds.lowerBound)

    package var isRepeating: Bool { details.recurrence != nil }

    /// A Boolean value that indicates whether only another program can complete or skip an occurrence.
    package var repeatsElsewhere: Bool { details.recurrence?.isForeign == true }

    /// Returns `true` for an open item whose due date has passed. In SQL, this is `Condition.overdue`.
    package static func isOverdue(_ due: Due?, isOpen: Bool, at now: Moment) -> Bool {
        isOpen && due.map { $0.hasPassed(at: now) } ?? false
    }

    package func isOverdue(at now: Moment) -> Bool {
        Item.isOverdue(details.due, isOpen: status == .open, at: now)
    }

    /// Returns `true` before the day until which an item is hidden. In SQL, this is `WaitSQL.isHidden`.
    package static func isHidden(until wait: Day?, on day: Day) -> Bool {
        wait.map { $0 > day } ?? false
    }

    /// Returns whether an open item is back: its waiting has ended, and it wasn't changed since.
    /// - Parameter wait: The day until which it was hidden.
    package static func isBack(
        waitingUntil wait: Day,
        changed: Instant,
        at now: Moment,
        on clock: any Clock
    ) -> Bool {
        wait <= now.today && clock.moment(at: changed).today < wait
    }

    /// Returns the item with other details.
    package func with(_ details: ItemDetails, changed: Instant) -> Item {
        Item(
            id: id,
            uuid: uuid,
            details: details,
            status: status,
            created: created,
            changed: changed,
            completed: completed
        )
    }

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
