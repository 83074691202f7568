import Almanac
package import CommandLine
package import DataStore
import Entities
package import ModuleKit
package import Responses
package import Vocabulary

/// The environment of a module under test: a captured console, a list in memory, and a fixed clock.
package struct ModuleFixture {
    package let captured: CapturedConsole
    package let store = Store()

    package init(_ captured: CapturedConsole = CapturedConsole()) {
        self.captured = captured
    }

    package func context(
        _ style: AnswerStyle = .columns,
        commands: [Command] = [],
        delegate: (any ListDelegate)? = nil
    ) -> ModuleContext {
        ModuleContext(
            console: captured.console,
            store: store,
            clock: FixedClock.saturday,
            weekStart: .monday,
            style: style,
            commands: commands
        )
        .notifying(delegate)
    }

    /// Adds items to the list in one change, starting with id 1.
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

/// Returns whether the object is deallocated after use, that is, has no retain cycle.
package func isDeallocated(_ build: () -> AnyObject) -> Bool {
    weak var module: AnyObject?
    do {
        let built = build()
        module = built
    }
    return module == nil
}
