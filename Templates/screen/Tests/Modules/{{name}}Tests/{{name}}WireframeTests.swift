import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}WireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { {{name}}Wireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "1  Rest\n"), (.plain, "id: 1\ntitle: Rest\n"),
    ])
    func `each style has its view`(style: AnswerStyle, answer: String) throws {
        try fixture.add(ItemDetails(title: "Rest"))

        #expect(try fixture.run({{name}}Wireframe.useCase, "{{command}}", style: style) == answer)
    }
}
