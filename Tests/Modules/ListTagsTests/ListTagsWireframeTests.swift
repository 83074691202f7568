import ModuleKit
import TestKit
import Testing

@testable import ListTags

struct ListTagsWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ListTagsWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: ModuleFixture.emptyList(json: #"{"adder":1,"tags":[]}"#))
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        #expect(try fixture.run(ListTagsWireframe.useCase, "tags", style: style) == answer)
    }
}
