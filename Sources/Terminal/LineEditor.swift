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

    private let keys: KeySource
    private let noHistory = LineHistory()
    /// The same for all questions, so that what is cut in one can be put into the next.
    private var editor: OpaquePointer?

    /// A terminal that cannot move its cursor gets a line anew where another one would be changed.
    package init(canMoveCursor: Bool) {
        keys = KeySource(canMoveCursor: canMoveCursor)
    }

    deinit {
        if let editor { adder_el_end_without_terminal(editor) }
    }

    /// The prompt may be another one whenever something has happened meanwhile.
    func ask(_ aids: LineAids = LineAids(), prompt: @escaping () -> String) -> Answer {
        // libedit drops bytes in a locale that is not installed; glibc has this one built in.
        setlocale(LC_CTYPE, "C.UTF-8")
        var terminal = termios()
        guard tcgetattr(STDIN_FILENO, &terminal) == 0, let editor = opened() else { return .ended }
        keys.begin(aids, prompt)
        adder_el_set_history(editor, (aids.history ?? noHistory).handle)

        keys.holdSignals(terminal)
        // Before the question is seen, so that nothing that answers it is echoed or edited by the terminal itself.
        adder_el_prepare_terminal(editor)
        if aids.takesLines { keys.markPastes(true) }
        var count: Int32 = 0
        let line = el_wgets(editor, &count).map { LineEditor.text($0, count: Int(count)) }
        if aids.takesLines { keys.markPastes(false) }
        adder_el_release_terminal(editor)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal)
        if line == nil { _ = Glibc.write(STDERR_FILENO, "\n", 1) }
        keys.releaseSignals()
        return keys.ending ?? line.map { .line($0) } ?? .ended
    }

    /// What a person has in ~/.editrc is put above the keys of emacs, and may ask for those of vi.
    private func opened() -> OpaquePointer? {
        if let editor { return editor }
        guard let opened = adder_el_init() else { return nil }
        editor = opened
        adder_el_set_client(opened, Unmanaged.passUnretained(keys).toOpaque())
        adder_el_set_prompt(opened) { KeySource.of($0)?.promptBuffer() }
        adder_el_set_reader(opened) { editor, key in KeySource.of(editor)?.read(into: key, for: editor) ?? -1 }
        adder_el_set_completion(opened) { editor, _ in
            guard let editor, let keys = KeySource.of(editor) else { return UInt8(CC_ERROR) }
            return keys.complete(editor)
        }
        adder_el_use_emacs_keys(opened)
        adder_el_bind_keys(opened)
        adder_el_bind_emacs_keys(opened)
        el_source(opened, nil)
        if adder_el_has_vi_keys(opened) != 0 { adder_el_bind_keys(opened) }
        return opened
    }

    private static func text(_ line: UnsafePointer<wchar_t>, count: Int) -> String {
        var text = String.UnicodeScalarView()
        for index in 0..<count {
            if let scalar = Unicode.Scalar(UInt32(bitPattern: line[index])), scalar != "\n" { text.append(scalar) }
        }
        return String(text)
    }
}
