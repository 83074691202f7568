import Terminal
import TestKit
import Testing

@testable import UndoRedo

struct UndoRedoViewTests {
    private let captured = CapturedConsole()
    private let display = UndoRedoDisplay(
        rows: [
            .init(action: "Undone", command: "add 우유\u{1B}[2J", shortCommand: "short", when: "today 09:30")
        ],
        messages: ["adder redo reapplies it."]
    )

    @Test func `undone changes go to the output, and the hint to the message stream`() {
        UndoRedoView(console: captured.console, isPlain: false).show(display)

        let (output, messages, _) = captured.finish()
        #expect(output == "Undone: add 우유␛[2J  (today 09:30)\n")
        #expect(messages == "adder redo reapplies it.\n")
    }

    @Test func `a terminal gets the short command`() {
        let terminal = CapturedConsole(width: 80)

        UndoRedoView(console: terminal.console, isPlain: false).show(display)

        #expect(terminal.finish().output.contains("short"))
    }

    @Test func `plain rows are labeled lines`() {
        UndoRedoView(console: captured.console, isPlain: true).show(display)

        #expect(captured.finish().output == "undone: add 우유␛[2J\nmade: today 09:30\n")
    }
}
