package import Grammar
package import Vocabulary

/// A module as the application knows it: its command, and how to run it.
package struct UseCase {
    package typealias Refusal = InputError
    package typealias Run = (Invocation, ModuleContext) throws(Refusal) -> Void

    package let command: Command
    /// Fails only on words that make no sense; what goes wrong later, the module's own view tells.
    package let run: Run
    /// Whether it goes on for so long that it sees time pass; every other one sees one moment.
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

    /// One that changes the items that its words choose.
    package init(_ command: Command, change: @escaping (ItemChoice, ModuleContext) -> Void) {
        self.init(command) { invocation, context throws(InputError) in
            change(try command.choice(from: invocation, dates: context.dates), context)
        }
    }
}
