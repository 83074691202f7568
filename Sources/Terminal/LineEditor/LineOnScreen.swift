import CEditline
import Glibc
import Vocabulary

/// The line being typed, in libedit and on the screen.
final class LineOnScreen {
    let editor: OpaquePointer
    let graphemes = GraphemeMap()
    private let stream: MemoryStream
    private let canMoveCursor: Bool
    private let output: Int32
    var prompt: () -> String = { "" }
    /// The prompt as libedit sees it.
    private var promptCopy = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: 0)
    /// The line as last drawn, and the width of the terminal at that time.
    private var shown = EditedLine()
    private var shownColumns = 80
    /// A Boolean value that indicates whether the line is taller than the window, so that a part of it is drawn here.
    private(set) var isTall = false
    /// The first row shown of a tall line.
    private var topRow = 0
    /// The input of libedit until the first key of a line is read.
    private var sizelessInput: UnsafeMutablePointer<FILE>?
    /// Bytes to be written with the next update.
    private var pending: [UInt8] = []

    /// Returns `nil` if libedit cannot be initialized.
    init?(canMoveCursor: Bool, output: Int32 = STDERR_FILENO) {
        guard let stream = MemoryStream(), let editor = adder_el_init(stream.file) else { return nil }
        self.stream = stream
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
        (isTall, topRow) = (false, 0)
        shownColumns = columns
    }

    /// Keeps libedit from adopting the size of the window when it begins to read a line.
    func hideWindow() {
        revealWindow()
        sizelessInput = adder_el_hide_window(editor)
    }

    func revealWindow() {
        if let sizelessInput { adder_el_reveal_window(editor, sizelessInput) }
        sizelessInput = nil
    }

    /// Returns a buffer that stays valid until the next call, as libedit requires.
    func promptBuffer() -> UnsafeMutablePointer<wchar_t>? {
        let text = graphemes.characters(of: prompt()) + [0]
        promptCopy.deallocate()
        promptCopy = .allocate(capacity: text.count)
        _ = promptCopy.initialize(from: text)
        return promptCopy.baseAddress
    }

    /// Turns bracketed paste mode on or off.
    func setBracketedPaste(_ isOn: Bool) {
        if canMoveCursor { write("\u{1B}[?2004\(isOn ? "h" : "l")") }
    }

    /// Writes the text after everything from libedit.
    func write(_ text: String = "") {
        add(text)
        // A closed terminal is noticed when its keys are read.
        FullWrite.draw(pending, on: output)
        pending = []
    }

    private func add(_ text: String) {
        let written = stream.take()
        let shown = isTall ? written.filter { $0 == 7 } : graphemes.displayed(written, canMoveCursor: canMoveCursor)
        pending += shown + text.utf8
    }
}

// MARK: - The line

extension LineOnScreen {
    var hasViKeys: Bool { adder_el_has_vi_keys(editor) != 0 }

    var line: EditedLine {
        guard let info = el_wline(editor)?.pointee, let start = info.buffer else { return EditedLine() }
        let characters = Array(UnsafeBufferPointer(start: start, count: max(0, info.lastchar - start)))
        return EditedLine(characters: characters, cursor: min(characters.count, max(0, info.cursor - start)))
    }

    /// Moves a cursor outside libedit's buffer back to the line. In vi mode, ed-move-to-end leaves it in front of an
    /// empty line, and the next command would write there.
    func keepCursorInLine() {
        guard let info = el_wline(editor)?.pointee, let start = info.buffer, let cursor = info.cursor else { return }
        if cursor < start {
            el_cursor(editor, 1)
        } else if cursor > info.lastchar {
            el_cursor(editor, -1)
        }
    }

    /// Returns whether the text can be inserted at any time. A vi command that waits for more keys, such as `d` or `/`,
    /// keeps pointers into libedit's buffer, which has room for this many characters and never moves up to there.
    func hasRoom(for text: String) -> Bool {
        line.characters.count + text.unicodeScalars.count < Int(adder_line_capacity)
    }

    /// Cuts off what a command has inserted beyond the capacity, such as a second copy of a long line.
    func keepCapacity() {
        let line = line
        // A control character takes two columns, and a tab up to eight.
        var columns = 2 * Int(adder_line_capacity)
        let kept = Array(
            line.characters.prefix { character in
                columns -= character == 0x09 ? 8 : max(2, LineOnScreen.width(of: character))
                return columns >= 0
            }
        )
        guard kept.count < line.characters.count else { return }
        replace(with: EditedLine(characters: kept, cursor: min(line.cursor, kept.count)))
        add("\u{7}")
    }

    /// Deletes text before the cursor.
    func delete(_ text: String) {
        if !text.isEmpty { el_deletestr(editor, Int32(clamping: graphemes.characters(of: text).count)) }
    }

    func insert(_ text: String) {
        insert(graphemes.characters(of: text))
    }

    private func insert(_ characters: [wchar_t]) {
        el_winsertstr(editor, characters + [0])
    }

    /// Joins the scalar to the character before the cursor; returns `nil` if it does not continue that grapheme.
    func join(_ scalar: Unicode.Scalar) -> wchar_t? {
        guard let last = line.front.last, let joined = graphemes.character(joining: last, with: scalar) else {
            return nil
        }
        erase()
        el_deletestr(editor, 1)
        insert([joined])
        show()
        return joined
    }

    /// Replaces the line without redrawing it.
    func replace(with new: EditedLine) {
        let old = line
        el_cursor(editor, Int32(clamping: old.characters.count - old.cursor))
        el_deletestr(editor, Int32(clamping: old.characters.count))
        insert(new.characters)
        el_cursor(editor, Int32(clamping: new.cursor - new.characters.count))
    }
}

// MARK: - The screen

extension LineOnScreen {
    /// Erases the line and its prompt, and leaves the cursor where they began.
    func erase() {
        erase(shown)
    }

    /// Draws the current state of the line.
    func update() {
        keepCapacity()
        let line = line
        if isTall, line == shown { return write() }
        if canMoveCursor, isTall || rows(of: line) != nil || shown.isMisdrawn(as: line, width: LineOnScreen.width(of:))
        {
            let written = stream.take()
            if written.contains(7) { add("\u{7}") }
            erase()
            show()
        } else {
            shown = line
            write()
        }
    }

    private func erase(_ line: EditedLine) {
        // Output of libedit since the last update was never shown.
        _ = stream.take()
        guard canMoveCursor else { return add("\n") }
        if isTall { return add("\u{1B}[H\u{1B}[J") }
        let rows = rowsAboveCursor(of: line)
        add((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J")
    }

    /// Draws the line and its prompt from the row of the cursor on.
    func show() {
        shown = line
        shownColumns = columns
        // Also for a tall line: libedit would keep the column of its cursor in a narrower window.
        adder_el_show(editor)
        if let rows = rows(of: shown) { return show(rows) }
        (isTall, topRow) = (false, 0)
        write()
    }

    /// Returns the rows of the line if they don't fit into the window.
    private func rows(of line: EditedLine) -> LineRows? {
        // Most lines are short.
        guard canMoveCursor, let height = windowRows,
            2 * (promptCopy.count + line.characters.count) > (height - 1) * columns
        else { return nil }
        let rows = LineRows(promptCopy.dropLast(), line, columns: columns, width: LineOnScreen.width(of:))
        return rows.count > height ? rows : nil
    }

    /// Draws the part of a tall line around the cursor. It fills the window.
    private func show(_ rows: LineRows) {
        _ = stream.take()
        isTall = true
        let part = rows.part(from: topRow, height: windowRows ?? 1)
        topRow = part.top
        let lines = part.rows.map {
            graphemes.displayed(Array(LineRows.text(of: $0).utf8), canMoveCursor: canMoveCursor)
        }
        pending += lines.joined(separator: "\r\n".utf8)
        let (below, column) = (part.rows.count - 1 - part.cursor.row, part.cursor.column)
        add((below > 0 ? "\u{1B}[\(below)A" : "") + "\r" + (column > 0 ? "\u{1B}[\(column)C" : ""))
        write()
    }

    /// Draws the line and its prompt wherever the cursor is now.
    func redraw() {
        add(canMoveCursor ? "\r\u{1B}[J" : "\r")
        show()
    }

    /// Moves the cursor to the end of the line, so that what follows appears below it.
    func moveToEnd() {
        let end = shown.withCursorAtEnd
        if isTall, let rows = rows(of: end) {
            erase()
            shown = end
            return show(rows)
        }
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

    private static func width(of character: wchar_t) -> Int { Int(adder_width(character)) }

    /// `nil` if the height is unknown.
    private var windowRows: Int? { TerminalSize(of: output).rows }

    private var columns: Int {
        guard let columns = TerminalSize(of: output).columns, columns >= 2 else { return 80 }
        return min(columns, Int(adder_maximum_columns))
    }
}
