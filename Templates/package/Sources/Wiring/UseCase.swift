package import Grammar
package import Storage
package import Terminal

/// What the root wireframe hands to every module's wireframe.
package struct Surroundings {
    package let console: Console
    package let reader: TextReader

    package init(console: Console, reader: TextReader) {
        self.console = console
        self.reader = reader
    }
}

/// A module as the application knows it: its command, and how to run it with the words behind.
package struct UseCase {
    package let command: Command
    package let run: ([String], Surroundings) -> Void

    package init(_ command: Command, run: @escaping ([String], Surroundings) -> Void) {
        self.command = command
        self.run = run
    }
}
