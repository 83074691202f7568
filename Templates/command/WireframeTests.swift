import CommandLine
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}WireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is released`(style: AnswerStyle) {
        #expect(isDeallocated { {{name}}Wireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "  1  Rest\n"), (.plain, "item 1: Rest\n"), (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try {{name}}Wireframe.useCase.run(
            Invocation(command: "{{command}}"),
            fixture.context(style)
        )

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }
}
