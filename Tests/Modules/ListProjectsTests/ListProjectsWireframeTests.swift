import Grammar
import TestKit
import Testing
import Wiring

@testable import ListProjects

struct ListProjectsWireframeTests {
    private let stage = Stage()

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { ListProjectsWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"),
        (.plain, "Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"),
        (.json, #"{"adder":1,"projects":[]}"# + "\n"),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ListProjectsWireframe.useCase.run(Invocation(command: "projects"), stage.surroundings(style))

        #expect(stage.captured.finish().output == answer)
    }
}
