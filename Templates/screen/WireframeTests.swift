import Almanac
import CommandLine
import Entities
import ItemLanguage
import ModuleKit
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}WireframeTests {
    private let fixture = ModuleFixture()
    private let first = {{name}}Request(filter: ItemFilter(Selection([[.ids([1...1])]])))

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated with its wireframe`(style: AnswerStyle) {
        #expect(isDeallocated { {{name}}Wireframe(fixture.context(style)).present() })
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is done`(style: AnswerStyle) {
        let wireframe = {{name}}Wireframe(fixture.context(style))

        let isGone = isDeallocated {
            let module = wireframe.present()
            module.choose(first)
            return module
        }

        #expect(isGone)
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
    func `the delegate is notified of the result`(style: AnswerStyle) {
        let delegate = FakeDelegate()
        let wireframe = {{name}}Wireframe(fixture.context(style), delegate: delegate)

        wireframe.choose(first)

        #expect(delegate.chosen == [[1]])
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the delegate is notified if the question can't be asked`(style: AnswerStyle) {
        let delegate = FakeDelegate()
        let wireframe = {{name}}Wireframe(fixture.context(style), delegate: delegate)

        wireframe.askForItems()

        #expect(delegate.timesNothing == 1)
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

    @Test func `a missing argument is an error object`() {
        {{name}}Wireframe(fixture.context(.json)).askForItems()

        #expect(fixture.captured.finish().messages.hasPrefix(#"{"adder":1,"error":{"status":64,"#))
    }
}
