import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import UndoRedo

struct UndoRedoWireframeTests {
    private let stage = Stage()

    init() throws {
        try stage.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { UndoRedoWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Undone: add Rest  (today 09:30)\nRedone: add Rest  (today 09:30)\n"),
        (.plain, "undone: add Rest\nmade: today 09:30\nredone: add Rest\n"),
        (.json, #"{"adder":1,"changes":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try UndoRedoWireframe.undo.run(Invocation(command: "undo"), stage.surroundings(style))
        try UndoRedoWireframe.redo.run(Invocation(command: "redo"), stage.surroundings(style))

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeListDelegate()

        UndoRedoWireframe(stage.surroundings(toldTo: delegate)).replay(UndoRedoRequest(direction: .undo, count: 1))

        #expect(delegate.told == [.changed])
    }
}
