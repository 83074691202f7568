import ModuleKit
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}WireframeTests {
    private let fixture = ModuleFixture()
    private let useCase = {{name}}Wireframe.useCase

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is released`(style: AnswerStyle) {
        #expect(isDeallocated { {{name}}Wireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Changed 1: Rest"), (.plain, "changed: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let output = try fixture.run(useCase, "{{command}}", "1", style: style)

        #expect(output.hasPrefix(answer))
    }
}
