package import Almanac
package import CommandLine
package import DataStore
package import Entities
import ItemLanguage
package import ModuleKit
package import Presentation
package import Responses
package import Vocabulary

/// The environment of a module under test: a captured console, a list in memory, and a clock.
package struct ModuleFixture {
    package let captured: CapturedConsole
    package let store: Store
    private let clock: any Clock

    package init(
        _ captured: CapturedConsole = CapturedConsole(),
        store: Store = Store(),
        clock: any Clock = FixedClock.saturday
    ) {
        self.captured = captured
        self.store = store
        self.clock = clock
    }

    package func context(
        _ style: AnswerStyle = .columns,
        commands: [Command] = [],
        delegate: (any ListDelegate)? = nil
    ) -> ModuleContext {
        ModuleContext(
            console: captured.console,
            store: store,
            clock: clock,
            weekStart: .monday,
            style: style,
            commands: commands
        )
        .notifying(delegate)
    }

    /// Adds items to the list in one change, starting with id 1.
    package func add(_ items: ItemDetails..., isDone: Bool = false) throws { try add(items, isDone: isDone) }

    package func add(_ items: [ItemDetails], isDone: Bool = false) throws {
        let now = Moment.saturday.instant
        let new = items.map { details in
            var random = SystemRandomNumberGenerator()
            return NewItem(uuid: ItemUUID(at: now, using: &random), details: details, created: now)
        }
        try store.change("add \(items[0].title)", at: now) { connection throws(ListError) in
            for item in try ItemRows.insert(new, on: connection) where isDone {
                try ItemRows.update(item, to: item.marked(completed: now, changed: now), on: connection)
            }
        }
    }
}

extension ModuleFixture {
    /// Removes items, as another program does.
    package func remove(_ ids: Int...) throws {
        try store.change("remove", at: Moment.saturday.instant) { connection throws(ListError) in
            try ItemRows.remove(ids, on: connection)
        }
    }

    /// Completes an item, as another program does.
    package func complete(_ id: Int) throws {
        let now = Moment.saturday.instant
        let items = try items().filter { $0.id == id }
        try store.change("done", at: now) { connection throws(ListError) in
            for item in items {
                try ItemRows.update(item, to: item.marked(completed: now, changed: now), on: connection)
            }
        }
    }

    /// All items, sorted by id.
    package func items() throws -> [Item] {
        try store.read { connection throws(ListError) in
            let ids = try connection.prepare("SELECT id FROM item ORDER BY id").integers()
            return try ListedItemReader.items(ids, on: connection).map(\.item)
        }
    }
}

// MARK: - Running

extension ModuleFixture {
    /// The outputs of commands that list items if there are none.
    package static func emptyList(json: String) -> [(AnswerStyle, String)] {
        let heading = ListSentences.emptyListHeading
        let example = "adder add \(ListSentences.exampleItem)"
        return [(.columns, "\(heading)\n  \(example)\n"), (.plain, "\(heading) \(example)\n"), (.json, "\(json)\n")]
    }

    /// Runs the use case with the words of a command line, and returns its output.
    package func run(_ useCase: UseCase, _ words: String..., style: AnswerStyle = .columns) throws -> String {
        let invocation = try CommandLineParser([useCase.command]).parse(words)
        try useCase.run(invocation, context(style))
        return captured.finish().output
    }

    /// Carries out the change, and returns the outcomes that its delegate is notified of.
    package func outcomes(
        of choice: ItemChoice,
        in present: (ModuleContext) -> any ChangePresenting<ItemChoice>
    ) -> [ListOutcome] {
        let delegate = FakeListDelegate()
        present(context(delegate: delegate)).perform(choice)
        return delegate.outcomes
    }

    /// Adds an item tagged money in the project home, and one tagged errand in the project work.
    package func addTaggedItems() throws {
        try add(
            ItemDetails(title: "a", tags: ["money"], project: "home"),
            ItemDetails(title: "b", tags: ["errand"], project: "work")
        )
    }
}

extension Command {
    /// Returns the choice that the words of a command line make on Saturday.
    package func choice(_ words: String...) throws -> ItemChoice {
        try choice(from: CommandLineParser([self]).parse(words), dates: DateReader(.saturday, weeksStartOn: .monday))
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
