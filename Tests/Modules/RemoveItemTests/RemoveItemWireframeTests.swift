import Boundary
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import RemoveItem

struct RemoveItemWireframeTests {
    private let stage = Stage()

    init() throws {
        try stage.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { RemoveItemWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Removed 1: Rest\n"), (.plain, "removed: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try RemoveItemWireframe.useCase.run(
            Invocation(command: "remove", operands: [Word("1")], choices: [Invocation.Choice(.yes)]),
            stage.surroundings(style)
        )

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeListDelegate()
        let wireframe = RemoveItemWireframe(stage.surroundings(toldTo: delegate))

        wireframe.remove(choice(Selection([[.ids([1...1])]]), isConfirmed: true))

        #expect(delegate.told == [.changed])
    }
}
