import CommandLine
import Testing

import enum CommandLine.ExitStatus

@testable import Application

struct ApplicationTests {
    @Test func `without the name of the program, nothing is run`() {
        let system = System(
            arguments: nil,
            variable: { _ in nil },
            isTerminal: { _ in false },
            columns: { _ in nil }
        )

        #expect(Application(system).run() == .wrongUsage)
    }
}
