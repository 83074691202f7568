import Almanac
import DataStore
import Grammar
import TestKit
import Testing
import Wiring

@testable import ListProjects

struct ListProjectsWireframeTests {
    private let captured = CapturedConsole()

    private func surroundings(_ style: AnswerStyle = .columns) -> Surroundings {
        Surroundings(
            console: captured.console,
            store: Store(),
            clock: FixedClock.saturday,
            weekStart: .monday,
            style: style
        )
    }

    @Test(arguments: [AnswerStyle.columns, .plain, .json])
    func `nothing of the module is left when its wireframe is gone`(style: AnswerStyle) {
        weak var presenter: (any ListProjectsModule)?
        do {
            let wireframe = ListProjectsWireframe(surroundings(style))
            presenter = wireframe.presenter
            #expect(presenter != nil)
        }

        #expect(presenter == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"),
        (.plain, "Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"),
        (.json, #"{"adder":1,"projects":[]}"# + "\n"),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ListProjectsWireframe.useCase.run(Invocation(command: "projects"), surroundings(style))

        #expect(captured.finish().output == answer)
    }
}
