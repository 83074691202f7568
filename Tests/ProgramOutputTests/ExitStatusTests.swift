import ProgramOutput
import Testing

import enum ProgramOutput.ExitStatus

struct ExitStatusTests {
    private static let numbers: [(ExitStatus, Int32)] = [
        (.done, 0), (.wrongUsage, 64), (.badData, 65), (.notFound, 66), (.bug, 70), (.cannotCreate, 73),
        (.outputFailed, 74), (.busy, 75), (.notPermitted, 77), (.badSettings, 78), (.interrupted, 130),
        (.terminated, 143),
    ]

    @Test(arguments: numbers)
    func `an exit status has its documented number`(status: ExitStatus, number: Int32) {
        #expect(status.rawValue == number)
    }
}
