package import CommandLine

/// A module's command, and the function that runs it with its operands.
package struct UseCase {
    package let command: Command
    package let run: ([String], ModuleContext) -> Void

    package init(_ command: Command, run: @escaping ([String], ModuleContext) -> Void) {
        self.command = command
        self.run = run
    }
}
