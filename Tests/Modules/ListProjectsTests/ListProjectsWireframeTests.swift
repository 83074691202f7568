import ModuleKit
import TestKit
import Testing

@testable import ListProjects

struct ListProjectsWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ListProjectsWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"),
        (.plain, "Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"),
        (.json, #"{"adder":1,"projects":[]}"# + "\n"),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        #expect(try fixture.run(ListProjectsWireframe.useCase, "projects", style: style) == answer)
    }
}
