import CEditline
import Glibc

/// The line that is being typed: as libedit has it, and where it stands on the screen.
final class LineOnScreen {
    let editor: OpaquePointer
    /// What libedit writes waits here until it wants it seen.
    private let buffer: UnsafeMutablePointer<FILE>
    private let canMoveCursor: Bool
    private(set) var prompt: () -> String = { "" }
    /// The prompt as libedit shows it.
    private var promptCopy = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: 0)
    /// How wide the terminal was when the line was shown.
    private var shownColumns = 80

    /// Nil where libedit refuses.
    init?(canMoveCursor: Bool) {
        guard let buffer = adder_buffered_screen() else { return nil }
        guard let editor = adder_el_init(buffer) else {
            fclose(buffer)
            return nil
        }
        self.buffer = buffer
        self.editor = editor
        self.canMoveCursor = canMoveCursor
    }

    deinit {
        adder_el_end_without_terminal(editor)
        fclose(buffer)
        promptCopy.deallocate()
    }

    func begin(_ prompt: @escaping () -> String) {
        self.prompt = prompt
        shownColumns = columns
    }

    /// libedit keeps the pointer until the next call.
    func promptBuffer() -> UnsafeMutablePointer<wchar_t>? {
        let text = prompt().unicodeScalars.map { wchar_t($0.value) } + [0]
        promptCopy.deallocate()
        promptCopy = .allocate(capacity: text.count)
        _ = promptCopy.initialize(from: text)
        return promptCopy.baseAddress
    }

    /// A terminal that knows how puts marks around what is pasted from here on.
    func markPastes(_ isOn: Bool) {
        if canMoveCursor { write("\u{1B}[?2004\(isOn ? "h" : "l")") }
    }

    func write(_ text: String) {
        _ = Glibc.write(STDERR_FILENO, text, text.utf8.count)
    }
}

// MARK: - The line

extension LineOnScreen {
    var hasViKeys: Bool { adder_el_has_vi_keys(editor) != 0 }

    var line: EditedLine {
        guard let info = el_wline(editor)?.pointee, let start = info.buffer else { return EditedLine() }
        let scalars = (0..<max(0, info.lastchar - start)).map {
            Unicode.Scalar(UInt32(bitPattern: start[$0])) ?? "\u{FFFD}"
        }
        return EditedLine(scalars: scalars, cursor: min(scalars.count, max(0, info.cursor - start)))
    }

    func insert(_ text: String) {
        el_winsertstr(editor, text.unicodeScalars.map { wchar_t($0.value) } + [0])
    }

    func replace(by new: EditedLine) {
        let old = line
        takeAway()
        el_cursor(editor, Int32(clamping: old.scalars.count - old.cursor))
        el_deletestr(editor, Int32(clamping: old.scalars.count))
        insert(new.front + new.rest)
        el_cursor(editor, Int32(clamping: new.cursor - new.scalars.count))
        show()
    }
}

// MARK: - The screen

extension LineOnScreen {
    /// Takes the line and its prompt off the screen, and leaves the cursor where they began.
    func takeAway() {
        guard canMoveCursor else { return write("\n") }
        let rows = rowsAboveCursor(of: line)
        write((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J")
    }

    /// Has the line and its prompt anew from the row of the cursor on.
    func show() {
        shownColumns = columns
        adder_el_show(editor)
    }

    /// The same wherever the cursor stands now.
    func showAnew() {
        write(canMoveCursor ? "\r\u{1B}[J" : "\r")
        show()
    }

    /// Puts the cursor behind the line, so that whatever comes next stands below it.
    func leave() {
        let line = line
        let rows = rowsAboveCursor(of: line.withCursorAtEnd) - rowsAboveCursor(of: line)
        if canMoveCursor, rows > 0 { write("\u{1B}[\(rows)B") }
    }

    private func rowsAboveCursor(of line: EditedLine) -> Int {
        line.rowsAboveCursor(
            prompt: promptCopy.dropLast().compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) },
            columns: shownColumns,
            now: columns,
            width: { Int(adder_width(wchar_t($0.value))) }
        )
    }

    private var columns: Int {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}
