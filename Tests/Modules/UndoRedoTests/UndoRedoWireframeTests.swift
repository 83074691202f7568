import Almanac
import DataStore
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import UndoRedo

struct UndoRedoWireframeTests {
    private let captured = CapturedConsole()
    private let store = Store()

    init() throws {
        let new = NewItem(uuid: ItemUUID(high: 0, low: 1), details: ItemDetails(title: "Rest"), created: now)
        try store.change("add Rest", at: now) { connection throws(StoreError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    private func surroundings(_ style: AnswerStyle = .columns) -> Surroundings {
        Surroundings(console: captured.console, store: store, clock: MorningClock(), weekStart: .monday, style: style)
    }

    @Test(arguments: [AnswerStyle.columns, .plain, .json])
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        weak var module: (any UndoRedoModule)?
        do {
            let presented = UndoRedoWireframe(surroundings(style)).present()
            module = presented
            #expect(module != nil)
        }

        #expect(module == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Undone: add Rest  (today 09:30)\nRedone: add Rest  (today 09:30)\n"),
        (.plain, "undone: add Rest\nmade: today 09:30\nredone: add Rest\n"),
        (.json, #"{"adder":1,"changes":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try UndoRedoWireframe.undo.run(Invocation(command: "undo"), surroundings(style))
        try UndoRedoWireframe.redo.run(Invocation(command: "redo"), surroundings(style))

        #expect(captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeDelegate()

        UndoRedoWireframe(surroundings(), delegate: delegate).replay(UndoRedoRequest(direction: .undo, count: 1))

        #expect(delegate.timesReplayed == 1)
    }
}
