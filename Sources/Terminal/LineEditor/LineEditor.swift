import CEditline
import Glibc

/// Reads lines with editing and history. Needs a terminal as standard input.
package final class LineEditor {
    package enum Answer: Equatable, Sendable {
        /// Contains line feeds only between lines that were pasted together.
        case line(String)
        /// Ctrl-C.
        case interrupted
        /// Ctrl-D, or the terminal was closed.
        case ended
    }

    let canMoveCursor: Bool
    /// The terminal modes to restore after every prompt.
    private let originalModes = TerminalModes(of: STDIN_FILENO)
    private let noHistory = LineHistory()
    /// Kept between prompts, so that text cut in one can be pasted in the next.
    private var keys: KeySource?

    /// A terminal that cannot move its cursor gets a new line for every redraw.
    package init(canMoveCursor: Bool) {
        self.canMoveCursor = canMoveCursor
    }

    /// Reads one line. The prompt is evaluated again after every event.
    func ask(_ options: LineOptions = LineOptions(), prompt: @escaping () -> String) -> Answer {
        // libedit drops bytes in a locale that is not installed; glibc has this one built in.
        setlocale(LC_CTYPE, "C.UTF-8")
        guard let originalModes, let keys = makeKeySource() else { return .ended }
        let (screen, editor) = (keys.screen, keys.screen.editor)
        (options.history ?? noHistory).load(into: screen)
        screen.begin(prompt)
        let signals = PromptSignals(originalModes)
        keys.begin(options, signals)
        defer { keys.end() }

        originalModes.beginCrashGuard()
        defer { TerminalModes.endCrashGuard() }
        // Must precede the prompt, so that the terminal does not echo or edit the answer itself.
        adder_el_prepare_terminal(editor)
        signals.saveEditingModes()
        screen.setBracketedPaste(true)
        screen.hideWindow()
        defer { screen.revealWindow() }
        var count: Int32 = 0
        let line = el_wgets(editor, &count).map {
            screen.graphemes.text(of: UnsafeBufferPointer(start: $0, count: Int(count)).filter { $0 != 0x0A })
        }
        screen.write()
        // libedit has moved below the line, unless it is drawn without libedit.
        let needsLineBreak = line == nil || screen.isTall
        if needsLineBreak { screen.moveToEnd() }
        screen.setBracketedPaste(false)
        adder_el_release_terminal(editor)
        originalModes.restore()
        if needsLineBreak { screen.write("\n") }
        return keys.earlyAnswer ?? line.map { .line($0) } ?? .ended
    }

    private func makeKeySource() -> KeySource? {
        if let keys { return keys }
        guard let screen = LineOnScreen(canMoveCursor: canMoveCursor) else { return nil }
        let bindings = KeyBindings.ofUser
        let (source, editor) = (KeySource(screen, bindings), screen.editor)
        keys = source
        adder_el_set_client(editor, Unmanaged.passUnretained(source).toOpaque())
        adder_el_set_prompt(editor) { KeySource.of($0)?.screen.promptBuffer() }
        adder_el_set_reader(editor) { editor, key in KeySource.of(editor)?.read(into: key) ?? -1 }
        adder_el_set_completion(editor) { editor, _ in KeySource.of(editor)?.complete() ?? UInt8(CC_ERROR) }
        adder_el_set_searches(
            editor,
            { editor, _ in KeySource.of(editor)?.search(.older) ?? UInt8(CC_ERROR) },
            { editor, _ in KeySource.of(editor)?.search(.newer) ?? UInt8(CC_ERROR) }
        )
        bindings.bind(to: editor)
        if canMoveCursor { adder_el_disable_auto_margin(editor) }
        adder_el_disable_flow_control(editor)
        return source
    }
}
