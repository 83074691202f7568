import Presentation
import ProgramOutput
import Testing

@testable import TerminalViews

struct CountsPaneTests {
    @Test func `counts are unknown until they are read, and none after an error that lasts`() {
        let (read, locked, stopped, failed) = (CountsPane(), CountsPane(), CountsPane(), CountsPane())

        read.show(CountsDisplay(rows: []))
        locked.showError(ErrorMessage(.busy, "The list is locked."))
        stopped.showError(ErrorMessage(.interrupted, "Interrupted."))
        failed.showError(ErrorMessage(.badData, "The list is damaged."))

        #expect([read, locked, stopped, failed].map(\.rows) == [[], nil, nil, []])
    }
}
