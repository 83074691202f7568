import CEditline
import Glibc

/// Asks a person for a line, which they can edit; only where standard input is a terminal.
package final class LineEditor {
    package enum Answer: Equatable, Sendable {
        /// Line feeds are only between lines that were pasted at once.
        case line(String)
        /// Ctrl-C.
        case interrupted
        /// Ctrl-D, or the terminal went away.
        case ended
    }

    private let canMoveCursor: Bool
    /// As the terminal was before anything was asked, and is to be behind every question.
    private let found = TerminalModes(of: STDIN_FILENO)
    private let noHistory = LineHistory()
    /// The same for all questions, so that what is cut in one can be put into the next.
    private var keys: KeySource?

    /// A terminal that cannot move its cursor gets a line anew where another one would be changed.
    package init(canMoveCursor: Bool) {
        self.canMoveCursor = canMoveCursor
    }

    /// The prompt may be another one whenever something has happened meanwhile.
    func ask(_ aids: LineAids = LineAids(), prompt: @escaping () -> String) -> Answer {
        // libedit drops bytes in a locale that is not installed; glibc has this one built in.
        setlocale(LC_CTYPE, "C.UTF-8")
        guard let found, let keys = opened() else { return .ended }
        let (screen, editor) = (keys.screen, keys.screen.editor)
        (aids.history ?? noHistory).tell(screen)
        screen.begin(prompt)
        let signals = QuestionSignals(found)
        keys.begin(aids, signals)
        defer { keys.end() }

        // Before the question is seen, so that nothing that answers it is echoed or edited by the terminal itself.
        adder_el_prepare_terminal(editor)
        signals.keepModes()
        if aids.takesLines { screen.markPastes(true) }
        var count: Int32 = 0
        let line = el_wgets(editor, &count).map {
            screen.letters.text(of: UnsafeBufferPointer(start: $0, count: Int(count)).filter { $0 != 0x0A })
        }
        screen.write()
        if line == nil { screen.leave() }
        if aids.takesLines { screen.markPastes(false) }
        adder_el_release_terminal(editor)
        found.restore()
        if line == nil { screen.write("\n") }
        return keys.ending ?? line.map { .line($0) } ?? .ended
    }

    private func opened() -> KeySource? {
        if let keys { return keys }
        guard let screen = LineOnScreen(canMoveCursor: canMoveCursor) else { return nil }
        let bindings = KeyBindings.own
        let (opened, editor) = (KeySource(screen, bindings), screen.editor)
        keys = opened
        adder_el_set_client(editor, Unmanaged.passUnretained(opened).toOpaque())
        adder_el_set_prompt(editor) { KeySource.of($0)?.screen.promptBuffer() }
        adder_el_set_reader(editor) { editor, key in KeySource.of(editor)?.read(into: key) ?? -1 }
        adder_el_set_completion(editor) { editor, _ in KeySource.of(editor)?.complete() ?? UInt8(CC_ERROR) }
        adder_el_set_searches(
            editor,
            { editor, _ in KeySource.of(editor)?.search(.older) ?? UInt8(CC_ERROR) },
            { editor, _ in KeySource.of(editor)?.search(.newer) ?? UInt8(CC_ERROR) }
        )
        bindings.bind(to: editor)
        if canMoveCursor { adder_el_end_rows(editor) }
        adder_el_free_flow_keys(editor)
        return opened
    }
}
