import Boundary
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import ChangeItem

struct ChangeItemWireframeTests {
    private let stage = Stage()

    init() throws {
        try stage.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { ChangeItemWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Changed 1: New\n  was: Rest\n"), (.plain, "changed: 1\ntitle: New\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ChangeItemWireframe.useCase.run(
            Invocation(command: "change", operands: [Word("1"), Word("New")]),
            stage.surroundings(style)
        )

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeListDelegate()
        let wireframe = ChangeItemWireframe(stage.surroundings(toldTo: delegate))

        wireframe.change(request(Selection([[.ids([1...1])]])) { $0.note = .set("x") })

        #expect(delegate.told == [.changed])
    }
}
