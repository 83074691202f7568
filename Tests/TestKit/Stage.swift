import Almanac
package import Boundary
package import DataStore
package import Entities
package import Grammar
package import Wiring

/// What a module finds around it when it is presented alone: a console whose sides are kept, a list in memory, and a
/// Saturday morning.
package struct Stage {
    package let captured: CapturedConsole
    package let store = Store()

    package init(_ captured: CapturedConsole = CapturedConsole()) {
        self.captured = captured
    }

    package func surroundings(
        _ style: AnswerStyle = .columns,
        commands: [Command] = [],
        toldTo delegate: (any ListDelegate)? = nil
    ) -> Surroundings {
        Surroundings(
            console: captured.console,
            store: store,
            clock: FixedClock.saturday,
            weekStart: .monday,
            style: style,
            commands: commands
        )
        .told(to: delegate)
    }

    /// Puts items on the list, the first of them as 1, as one change.
    package func add(_ items: ItemDetails..., isDone: Bool = false) throws {
        let now = Moment.saturday.instant
        let new = items.map { details in
            var random = SystemRandomNumberGenerator()
            return NewItem(uuid: ItemUUID(at: now, using: &random), details: details, created: now)
        }
        try store.change("add \(items[0].title)", at: now) { connection throws(StoreError) in
            for item in try ItemRows.insert(new, on: connection) where isDone {
                try ItemRows.update(item, to: item.marked(completed: now, changed: now), on: connection)
            }
        }
    }
}

/// Whether nothing keeps what is built here once nobody asks for it any more: a way back that is not weak would.
package func isLetGo(_ build: () -> AnyObject) -> Bool {
    weak var module: AnyObject?
    do {
        let built = build()
        module = built
    }
    return module == nil
}
