import CommandLine
import Entities
import ModuleKit
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import UndoRedo

struct UndoRedoWireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is released`(style: AnswerStyle) {
        #expect(isDeallocated { UndoRedoWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Undone: add Rest  (today 09:30)\nRedone: add Rest  (today 09:30)\n"),
        (.plain, "undone: add Rest\nmade: today 09:30\nredone: add Rest\n"),
        (.json, #"{"adder":1,"changes":[{"id":1,"#),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try UndoRedoWireframe.undo.run(Invocation(command: "undo"), fixture.context(style))
        try UndoRedoWireframe.redo.run(Invocation(command: "redo"), fixture.context(style))

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the delegate is notified of the result`() {
        let delegate = FakeListDelegate()

        UndoRedoWireframe.present(fixture.context(delegate: delegate)).perform(
            UndoRedoRequest(direction: .undo, count: 1)
        )

        #expect(delegate.outcomes == [.undone(1)])
    }
}
