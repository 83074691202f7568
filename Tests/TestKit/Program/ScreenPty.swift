import Screen

/// The program with a full screen in a pseudo-terminal.
package final class ScreenPty {
    package let pty: Pty
    /// Kept with its home folder.
    private let program: Program
    private var terminal: ModelTerminal
    /// The number of bytes that the terminal has drawn.
    private var drawn = 0

    package convenience init(_ program: Program, _ arguments: String..., columns: Int = 80, rows: Int = 24) throws {
        try self.init(program, tool: Program.path, arguments, columns: columns, rows: rows)
    }

    /// - Parameter path: Another program, such as a shell.
    package init(_ program: Program, tool path: String, _ arguments: [String], columns: Int = 80, rows: Int = 24) throws
    {
        self.program = program
        pty = try Pty(program, tool: path, arguments, columns: columns, rows: rows)
        terminal = ModelTerminal(ScreenSize(rows: rows, columns: columns))
    }

    /// The rows of the screen, without trailing spaces.
    package var rows: [String] {
        draw()
        return terminal.rows
    }

    /// The rows with SGR codes, as a program prints them that draws no screen.
    package var printedRows: String {
        draw()
        return terminal.contents.map { row in
            var (text, style) = ("", "0")
            for cell in row {
                if cell.style != style { text += "\u{1B}[0m" + (cell.style == "0" ? "" : "\u{1B}[\(cell.style)m") }
                style = cell.style
                text += cell.text
            }
            return text + "\u{1B}[0m"
        }
        .joined(separator: "\r\n")
    }

    /// The private modes that are set.
    package var modes: [Int] {
        draw()
        return terminal.modes.sorted()
    }

    private func draw() {
        terminal.print(Array(pty.received[drawn...]))
        drawn = pty.received.count
    }

    package func type(_ keys: String) throws {
        try pty.send(keys)
    }

    package func resize(columns: Int, rows: Int) {
        draw()
        terminal.resize(ScreenSize(rows: rows, columns: columns))
        pty.resize(columns: columns, rows: rows)
    }

    /// Waits until a row contains the text.
    package func wait(for text: String) throws(Pty.NotPrinted) {
        try wait(for: text) { rows in rows.contains { $0.contains(text) } }
    }

    /// Waits until no row contains the text.
    package func waitForEnd(of text: String) throws(Pty.NotPrinted) {
        try wait(for: "no \(text)") { rows in !rows.contains { $0.contains(text) } }
    }

    private func wait(for text: String, _ isShown: ([String]) -> Bool) throws(Pty.NotPrinted) {
        try pty.wait(for: text) { isShown(self.rows) }
    }
}
