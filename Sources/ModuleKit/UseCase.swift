package import Grammar
package import Presentation
package import Vocabulary

/// A module as the application knows it: its command, and how to run it.
package struct UseCase {
    package typealias Refusal = InputError
    package typealias Run = (Invocation, ModuleContext) throws(Refusal) -> Void

    package let command: Command
    /// Throws only if the words are invalid; later errors are shown by the module's view.
    package let run: Run
    /// A Boolean value that indicates whether the clock runs on during the use case, as in the shell.
    package let isLasting: Bool

    package init(_ command: Command, run: @escaping Run) {
        self.command = command
        self.run = run
        isLasting = false
    }

    package init(lasting command: Command, run: @escaping Run) {
        self.command = command
        self.run = run
        isLasting = true
    }

    /// Creates the use case of a change to the items that the command's words select.
    package init(_ command: Command, change present: @escaping (ModuleContext) -> any ChangePresenting<ItemChoice>) {
        self.init(command) { invocation, context throws(InputError) in
            present(context).carryOut(try command.choice(from: invocation, dates: context.dates))
        }
    }
}
