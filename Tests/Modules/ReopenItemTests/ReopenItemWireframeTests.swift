import Boundary
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import ReopenItem

struct ReopenItemWireframeTests {
    private let stage = Stage()

    init() throws {
        try stage.add(ItemDetails(title: "Rest"), isDone: true)
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { ReopenItemWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Reopened 1: Rest\n"), (.plain, "reopened: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ReopenItemWireframe.useCase.run(
            Invocation(command: "reopen", operands: [Word("1")]),
            stage.surroundings(style)
        )

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeListDelegate()
        let wireframe = ReopenItemWireframe(stage.surroundings(toldTo: delegate))

        wireframe.reopen(choice(Selection([[.ids([1...1])]])))

        #expect(delegate.told == [.changed])
    }
}
