import Boundary
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import {{name}}

struct {{name}}WireframeTests {
    private let stage = Stage()
    private let first = {{name}}Request(filter: ItemFilter(Selection([[.ids([1...1])]])))

    init() throws {
        try stage.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when its wireframe is gone`(style: AnswerStyle) {
        #expect(isLetGo { {{name}}Wireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when it has done its work`(style: AnswerStyle) {
        let wireframe = {{name}}Wireframe(stage.surroundings(style))

        let isGone = isLetGo {
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
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try {{name}}Wireframe.useCase.run(
            Invocation(command: "{{command}}", operands: [Word("1")]),
            stage.surroundings(style)
        )

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the one that presented the module hears what came of it`(style: AnswerStyle) {
        let delegate = FakeDelegate()
        let wireframe = {{name}}Wireframe(stage.surroundings(style), delegate: delegate)

        wireframe.choose(first)

        #expect(delegate.chosen == [[1]])
    }

    @Test(arguments: AnswerStyle.allCases)
    func `where nobody can be asked the delegate hears that nothing was chosen`(style: AnswerStyle) {
        let delegate = FakeDelegate()
        let wireframe = {{name}}Wireframe(stage.surroundings(style), delegate: delegate)

        wireframe.askForItems()

        #expect(delegate.timesNothing == 1)
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the command alone is refused where nobody can be asked`(style: AnswerStyle) {
        let missing = Misunderstanding.missingWords(
            command: "{{command}}",
            example: "adder {{command}} 3,5-7"
        )

        #expect(throws: missing) {
            try {{name}}Wireframe.useCase.run(
                Invocation(command: "{{command}}"),
                stage.surroundings(style)
            )
        }
    }

    @Test func `a machine is told what is missing`() {
        {{name}}Wireframe(stage.surroundings(.json)).askForItems()

        #expect(stage.captured.finish().talk.hasPrefix(#"{"adder":1,"error":{"status":64,"#))
    }
}
