import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import {{name}}

struct {{name}}WireframeTests {
    private let stage = Stage()

    init() throws {
        try stage.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { {{name}}Wireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "  1  Rest\n"), (.plain, "item 1: Rest\n"), (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try {{name}}Wireframe.useCase.run(
            Invocation(command: "{{command}}"),
            stage.surroundings(style)
        )

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }
{{if delegate}}

    @Test(arguments: AnswerStyle.allCases)
    func `the one that presented the module hears what came of it`(style: AnswerStyle) {
        let delegate = FakeDelegate()
        let wireframe = {{name}}Wireframe(stage.surroundings(style), delegate: delegate)

        wireframe.show({{name}}Request())

        #expect(delegate.shown == [[1]])
    }
{{end}}
}
