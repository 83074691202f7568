package import Grammar

/// A module as the application knows it: its command, and how to run it with the words behind.
package struct UseCase {
    package let command: Command
    package let run: ([String], Surroundings) -> Void

    package init(_ command: Command, run: @escaping ([String], Surroundings) -> Void) {
        self.command = command
        self.run = run
    }
}
