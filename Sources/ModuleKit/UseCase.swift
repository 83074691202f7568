package import CommandLine
package import ItemLanguage
package import Presentation
package import Vocabulary

/// A module as seen by the application: its command, and how to run it.
package struct UseCase {
    package typealias Run = (Invocation, ModuleContext) throws(InputError) -> Void

    /// The properties of a use case that matter to the application.
    package enum Kind: Equatable, Sendable {
        case ordinary
        /// Works even if the settings are invalid.
        case tolerant
        /// Works even if the settings are invalid, and may change them.
        case settings
        /// Opened by the application; run like any other command, it is rejected.
        case shell
        /// Opened by the application on a terminal.
        case screen
    }

    /// An entry in the list of actions on the screen.
    package struct ScreenAction {
        package let key: Unicode.Scalar?
        /// `false` if it can be shown without an item, as in an empty list.
        package let needsItems: Bool
        /// Shows the use case on the screen of the context.
        /// - Parameter ids: The marked items or the current one.
        package let show: (_ ids: [Int], ModuleContext) -> Void
    }

    package let command: Command
    package let kind: Kind
    /// `nil` if the screen has no entry for it.
    package private(set) var screenAction: ScreenAction?
    /// `true` if arguments can be read without running it.
    package let checksArguments: Bool
    /// Throws only if the words are invalid; later errors are shown by the module's view.
    package let run: Run

    package init(_ command: Command, kind: Kind = .ordinary, checksArguments: Bool = false, run: @escaping Run) {
        self.command = command
        self.kind = kind
        self.checksArguments = checksArguments
        self.run = { (invocation, context) throws(InputError) in
            do throws(InputError) {
                try run(invocation, context)
            } catch .filter(.unknownTerm(let text, let suggestion?)) where !command.knows(suggestion) {
                throw .filter(.unknownTerm(text, suggestion: nil))
            }
        }
    }

    /// Returns the use case with an entry in the list of actions on the screen, which has the summary of its command.
    /// - Parameter key: The key, which users can change. It must not be that of another action.
    package func onScreen(
        key: Unicode.Scalar? = nil,
        needsItems: Bool = true,
        show: @escaping (_ ids: [Int], ModuleContext) -> Void
    ) -> UseCase {
        var useCase = self
        useCase.screenAction = ScreenAction(key: key, needsItems: needsItems, show: show)
        return useCase
    }

    /// Creates a use case that changes the items selected by the command's arguments, or picked.
    package init(
        _ command: Command,
        picking items: PickableItems = .open,
        change present: @escaping (ModuleContext) -> any ChangePresenting<ItemChoice>
    ) {
        let useCase = UseCase(command, checksArguments: true) { invocation, context throws(InputError) in
            let choice = try command.choice(from: invocation, dates: context.dates)
            if !context.onlyChecks { present(context).perform(choice) }
        }
        self = useCase.picking(items) {
            present($2).perform(ItemChoice($0, of: command.name, isConfirmed: $1.has(.yes)))
        }
    }

    /// Creates a use case that answers a query about the items that match the command's filter.
    package init(_ command: Command, filter present: @escaping (ModuleContext) -> any QueryPresenting<ItemFilter>) {
        self.init(command, checksArguments: true) { invocation, context throws(InputError) in
            let filter = try FilterWords(dates: context.dates).read(invocation)
            if !context.onlyChecks { present(context).show(filter) }
        }
    }

    /// Creates a use case that answers a query, which it reads from the arguments.
    package init<Request>(
        _ command: Command,
        read: @escaping (Invocation, DateReader) throws(InputError) -> Request,
        query present: @escaping (ModuleContext) -> any QueryPresenting<Request>
    ) {
        self.init(command, read: read) { request, context in present(context).show(request) }
    }

    /// Creates a use case that parses its arguments into a request and runs it.
    package init<Request>(
        _ command: Command,
        read: @escaping (Invocation, DateReader) throws(InputError) -> Request,
        run: @escaping (Request, ModuleContext) -> Void
    ) {
        self.init(command, checksArguments: true) { invocation, context throws(InputError) in
            if context.onlyChecks {
                _ = try read(invocation, context.dates)
                return
            }
            let context = try context.asOf(invocation)
            run(try read(invocation, context.dates), context)
        }
    }
}

extension Command {
    /// Returns `false` for an option of other commands, such as `--limit 5`.
    fileprivate func knows(_ suggestion: String) -> Bool {
        guard suggestion.hasPrefix("--") else { return true }
        return options.contains { suggestion.split(separator: " ").first == "--\($0.name)" }
    }
}
