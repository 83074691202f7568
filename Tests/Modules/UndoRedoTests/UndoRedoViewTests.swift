import Boundary
import Terminal
import TestKit
import Testing

@testable import UndoRedo

struct UndoRedoViewTests {
    private let captured = CapturedConsole()
    private let display = UndoRedoDisplay(
        rows: [.init(deed: "Undone", command: "add 우유\u{1B}[2J", when: "today 09:30")],
        remarks: ["adder redo makes it again."]
    )

    @Test func `what was undone is an answer, and the way forth is talk`() {
        UndoRedoView(console: captured.console).showReplayed(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "Undone: add 우유␛[2J  (today 09:30)\n")
        #expect(talk == "adder redo makes it again.\n")
    }

    @Test func `plain rows are labelled lines`() {
        UndoRedoPlainView(console: captured.console).showReplayed(display)

        #expect(captured.finish().output == "undone: add 우유␛[2J\nmade: today 09:30\n")
    }
}
