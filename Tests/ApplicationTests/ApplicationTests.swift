import ProgramOutput
import Testing

import enum ProgramOutput.ExitStatus

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
