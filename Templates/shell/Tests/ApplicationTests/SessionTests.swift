import ModuleKit
import Presentation
import Terminal
import TestKit
import Testing

import enum CommandLine.ExitStatus

@testable import Application

struct SessionTests {
    private let fixture = ModuleFixture()

    /// Runs the lines as standard input.
    private func run(_ lines: String..., isInteractive: Bool = false) -> ExitStatus {
        var rest = lines.map { Array($0.utf8) }[...]
        let context = ModuleContext(console: fixture.console, store: fixture.store, router: CommandRouter(program: nil))
        return Application(context).runSession(LineInput(isInteractive: isInteractive) { rest.popFirst() })
    }

    @Test func `a session runs each line until one ends it`() {
        #expect(run("add \"Call  mom\"", "", "list", "quit", "list") == .done)
        #expect(fixture.output == "Added 1: Call mom\n1  Call mom\n")
    }

    @Test func `a session goes on after an error, and its status is that of the first one`() {
        #expect(run("add \"a", "frobnicate", "add b") == .wrongUsage)
        #expect(fixture.messages.hasPrefix("program: A quote is not closed. Add \" at the end.\n"))
        #expect(fixture.output == "Added 1: b\n")
    }

    @Test func `an interactive session that had errors still ends well`() {
        #expect(run("frobnicate", isInteractive: true) == .done)
    }

    @Test func `help shows what to type in a session`() {
        #expect(run("help", "help add", "list --help") == .done)
        #expect(fixture.output.contains("\nhelp COMMAND explains a command.\n"))
        #expect(fixture.output.contains("add: add a note\n\n  add TEXT…\n"))
        #expect(fixture.output.contains("\nlist: "))
    }
}
