package import Almanac
import CSQLite
import Entities
package import Vocabulary

extension Store {
    /// Returns the list as it was after the last change at or before the instant. It is computed when it is first read, in
    /// a copy that is gone with the result. Reading fails if the changes of that time were forgotten.
    package func past(at instant: Instant) -> Store {
        Store(pastOf: self, at: instant)
    }

    /// Copies the list, and reverses the changes and replays after the instant.
    func makePast(at instant: Instant) throws(ListError) -> Connection {
        let copy = try temporaryCopy()
        defer { copy.writeGuard.state = .locked }
        try copy.transaction(.writing) { () throws(ListError) in
            try checkSchema(on: copy)
            let events = try PastEvents(after: instant, on: copy)
            try copy.execute("PRAGMA defer_foreign_keys = ON")
            copy.writeGuard.state = .replaying
            for event in events.newestFirst {
                guard let change = try Change.withID(event.change, on: copy) else {
                    throw ListError.forgotten(copy.path)
                }
                let replay = Replay(direction: event.isUndo ? .redo : .undo, connection: copy)
                if case .some = try replay.reverse(change) { throw ListError.forgotten(copy.path) }
            }
            if !events.hasBeginning, try copy.integer("SELECT 1 FROM item LIMIT 1") != nil {
                throw ListError.forgotten(copy.path)
            }
        }
        return copy
    }
}

/// The changes, undos and redos after an instant.
private struct PastEvents {
    struct Event {
        let change: Int
        let isUndo: Bool
    }

    /// The events that remain without those that reverse each other.
    private(set) var newestFirst: [Event] = []
    /// The ids of the changes of all events.
    private(set) var changes: Set<Int> = []
    /// `false` if no change before them is known.
    let hasBeginning: Bool

    /// Changes that were undone at an unknown time never count as made.
    private static let events = """
        SELECT id AS place, 0 AS step, id AS change, 0 AS undone, at FROM change
        WHERE undone = 0 OR id IN (SELECT change FROM replay)
        UNION ALL SELECT newest, id, change, undone, at FROM replay
        """

    /// If the clock was set back, earlier instants can follow later ones. The last change at or before the instant counts.
    init(after instant: Instant, on connection: Connection) throws(ListError) {
        let last = try connection.prepare(
            "SELECT place, step FROM (\(PastEvents.events)) WHERE at <= ? ORDER BY 1 DESC, 2 DESC LIMIT 1",
            [.integer(instant.seconds)]
        )
        hasBeginning = try last.step()
        let (place, step) = hasBeginning ? (last.integer(0), last.integer(1)) : (0, 0)
        last.reset()
        let rows = try connection.prepare(
            """
            SELECT change, undone FROM (\(PastEvents.events)) WHERE (place, step) > (?, ?) ORDER BY place DESC, step DESC
            """,
            [.integer(place), .integer(step)]
        )
        while try rows.step() {
            let event = Event(change: rows.integer(0), isUndo: rows.integer(1) == 1)
            changes.insert(event.change)
            if let last = newestFirst.last, last.change == event.change, last.isUndo != event.isUndo {
                newestFirst.removeLast()
            } else {
                newestFirst.append(event)
            }
        }
    }
}

extension History {
    /// Returns the ids of the items that were touched after an instant, in order.
    /// - Parameter includesReversed: `true` to include changes that were undone since.
    package static func itemsTouched(
        after instant: Instant,
        includesReversed: Bool,
        on connection: Connection
    ) throws(ListError) -> [Int] {
        let events = try PastEvents(after: instant, on: connection)
        let ids = includesReversed ? events.changes : Set(events.newestFirst.map(\.change))
        return try connection.prepare(
            """
            SELECT item FROM replaced WHERE change IN (SELECT value FROM json_each(?1))
            UNION
            SELECT item.id FROM change CROSS JOIN item ON item.id BETWEEN first_new AND last_new
            WHERE change.id IN (SELECT value FROM json_each(?1))
            ORDER BY 1
            """
        ).integers([.list(Array(ids))])
    }
}

extension ListError {
    fileprivate static func forgotten(_ path: String) -> ListError {
        ListError(.forgotten, path: path)
    }
}
