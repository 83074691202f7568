import CommandLine
import ItemLanguage
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
        let context = fixture.context(style)

        #expect(isDeallocated { {{name}}Wireframe.present(context) })
        #expect(isDeallocated { {{name}}Wireframe.presentDocument(context) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Chosen 1: Rest\n"), (.plain, "chosen: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try {{name}}Wireframe.useCase.run(
            Invocation(command: "{{command}}", operands: [Word("1")]),
            fixture.context(style)
        )

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the command without arguments is rejected if it can't ask`(style: AnswerStyle) {
        let missing = InputError.missingArgument(
            command: "{{command}}",
            example: "adder {{command}} 3,5-7"
        )

        #expect(throws: missing) {
            try {{name}}Wireframe.useCase.run(
                Invocation(command: "{{command}}"),
                fixture.context(style)
            )
        }
    }
}
