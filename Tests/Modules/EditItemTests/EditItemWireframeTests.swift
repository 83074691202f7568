import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import EditItem

struct EditItemWireframeTests {
    private let stage = Stage(CapturedConsole(editor: "sed -i 's/^title: .*/title: New/'"))

    init() throws {
        try stage.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { EditItemWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Changed 1: New\n  was: Rest\n"), (.plain, "changed: 1\ntitle: New\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try EditItemWireframe.useCase.run(
            Invocation(command: "edit", operands: [Word("1")]),
            stage.surroundings(style)
        )

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeListDelegate()

        EditItemWireframe(stage.surroundings(toldTo: delegate)).edit(EditItemRequest(id: 1, typed: "edit 1"))

        #expect(delegate.told == [.changed])
    }
}
