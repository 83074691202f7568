import Boundary
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import CompleteItem

struct CompleteItemWireframeTests {
    private let stage = Stage()

    init() throws {
        try stage.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { CompleteItemWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Done 1: Rest\n"), (.plain, "done: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try CompleteItemWireframe.useCase.run(
            Invocation(command: "done", operands: [Word("1")]),
            stage.surroundings(style)
        )

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeListDelegate()
        let wireframe = CompleteItemWireframe(stage.surroundings(toldTo: delegate))

        wireframe.complete(choice(Selection([[.ids([1...1])]])))

        #expect(delegate.told == [.changed])
    }
}
