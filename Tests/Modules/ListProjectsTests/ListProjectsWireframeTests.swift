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

    @Test(arguments: ModuleFixture.emptyList(json: #"{"adder":1,"projects":[]}"#))
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        #expect(try fixture.run(ListProjectsWireframe.useCase, "projects", style: style) == answer)
    }
}
