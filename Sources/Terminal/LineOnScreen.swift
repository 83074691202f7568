import CEditline
import Glibc

/// The line that is being typed: as libedit has it, and where it stands on the screen.
final class LineOnScreen {
    let editor: OpaquePointer
    let letters = LineLetters()
    private let written: WrittenLetters
    private let canMoveCursor: Bool
    private let output: Int32
    /// May be another one whenever something has happened.
    var prompt: () -> String = { "" }
    /// The prompt as libedit shows it.
    private var promptCopy = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: 0)
    /// The line as it was shown last, and how wide the terminal was then.
    private var shown = EditedLine()
    private var shownColumns = 80
    /// What is to be seen with the next thing that is.
    private var unseen: [UInt8] = []

    /// Nil where libedit refuses.
    init?(canMoveCursor: Bool, output: Int32 = STDERR_FILENO) {
        guard let written = WrittenLetters(), let editor = adder_el_init(written.stream) else { return nil }
        self.written = written
        self.editor = editor
        self.canMoveCursor = canMoveCursor
        self.output = output
    }

    deinit {
        adder_el_end_without_terminal(editor)
        promptCopy.deallocate()
    }

    func begin(_ prompt: @escaping () -> String) {
        self.prompt = prompt
        shown = EditedLine()
        shownColumns = columns
    }

    /// libedit keeps the pointer until the next call.
    func promptBuffer() -> UnsafeMutablePointer<wchar_t>? {
        let text = letters.letters(of: prompt()) + [0]
        promptCopy.deallocate()
        promptCopy = .allocate(capacity: text.count)
        _ = promptCopy.initialize(from: text)
        return promptCopy.baseAddress
    }

    /// A terminal that knows how puts marks around what is pasted from here on.
    func markPastes(_ isOn: Bool) {
        if canMoveCursor { write("\u{1B}[?2004\(isOn ? "h" : "l")") }
    }

    /// Behind all that libedit has written.
    func write(_ text: String = "") {
        add(text)
        // A terminal that has gone is noticed by whoever reads its keys.
        _ = WholeWrite.write(unseen, to: output)
        unseen = []
    }

    private func add(_ text: String) {
        unseen += letters.shown(written.take(), canMoveCursor: canMoveCursor) + text.utf8
    }
}

// MARK: - The line

extension LineOnScreen {
    var hasViKeys: Bool { adder_el_has_vi_keys(editor) != 0 }

    var line: EditedLine {
        guard let info = el_wline(editor)?.pointee, let start = info.buffer else { return EditedLine() }
        let letters = Array(UnsafeBufferPointer(start: start, count: max(0, info.lastchar - start)))
        return EditedLine(letters: letters, cursor: min(letters.count, max(0, info.cursor - start)))
    }

    func insert(_ text: String) {
        insert(letters.letters(of: text))
    }

    private func insert(_ letters: [wchar_t]) {
        el_winsertstr(editor, letters + [0])
    }

    /// Makes one letter of the one in front of the cursor and what goes on with it; nil where it does not.
    func join(_ scalar: Unicode.Scalar) -> wchar_t? {
        guard let last = line.front.last, let joined = letters.letter(joining: last, with: scalar) else { return nil }
        takeAway()
        el_deletestr(editor, 1)
        insert([joined])
        show()
        return joined
    }

    /// Without anything to be seen of it.
    func put(_ new: EditedLine) {
        let old = line
        el_cursor(editor, Int32(clamping: old.letters.count - old.cursor))
        el_deletestr(editor, Int32(clamping: old.letters.count))
        insert(new.letters)
        el_cursor(editor, Int32(clamping: new.cursor - new.letters.count))
    }
}

// MARK: - The screen

extension LineOnScreen {
    /// Takes the line and its prompt off the screen, and leaves the cursor where they began.
    func takeAway() {
        takeAway(shown)
    }

    /// Shows what has become of the line.
    func update() {
        let line = line
        if canMoveCursor, shown.isMisdrawn(as: line, width: LineOnScreen.width(of:)) {
            let written = written.take()
            if written.contains(7) { add("\u{7}") }
            takeAway()
            show()
        } else {
            shown = line
            write()
        }
    }

    private func takeAway(_ line: EditedLine) {
        // What libedit has made of keys since then was not seen.
        _ = written.take()
        guard canMoveCursor else { return add("\n") }
        let rows = rowsAboveCursor(of: line)
        add((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J")
    }

    /// Has the line and its prompt anew from the row of the cursor on.
    func show() {
        shown = line
        shownColumns = columns
        adder_el_show(editor)
        write()
    }

    /// The same wherever the cursor stands now.
    func showAnew() {
        add(canMoveCursor ? "\r\u{1B}[J" : "\r")
        show()
    }

    /// Puts the cursor behind the line, so that whatever comes next stands below it.
    func leave() {
        let end = shown.withCursorAtEnd
        let rows = rowsAboveCursor(of: end) - rowsAboveCursor(of: shown)
        if canMoveCursor, rows > 0 { write("\u{1B}[\(rows)B") }
        shown = end
    }

    private func rowsAboveCursor(of line: EditedLine) -> Int {
        line.rowsAboveCursor(
            prompt: promptCopy.dropLast(),
            columns: shownColumns,
            now: columns,
            width: LineOnScreen.width(of:)
        )
    }

    private static func width(of letter: wchar_t) -> Int { Int(adder_width(letter)) }

    private var columns: Int {
        var size = winsize()
        return ioctl(output, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}
