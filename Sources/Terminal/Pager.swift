import Glibc
import UnicodeText

/// Somebody's program for reading what is longer than the screen.
package struct Pager {
    let command: String
    /// How much there is room for on the screen; asked anew each time, as a window may have another size by then.
    private let columns: () -> Int?
    private let rows: () -> Int?

    /// Nil where there is no such program; the folders are those of PATH.
    package init?(
        command: String,
        folders: [Substring],
        columns: @escaping () -> Int?,
        rows: @escaping () -> Int?
    ) {
        guard let name = command.split(separator: " ").first else { return nil }
        let paths = name.contains("/") ? [String(name)] : folders.map { "\($0)/\(name)" }
        guard name != "cat", paths.contains(where: { access($0, X_OK) == 0 }) else { return nil }
        self.command = command
        self.columns = columns
        self.rows = rows
    }

    /// Whether so much does not fit on the screen, of which the prompt needs a row as well.
    func isNeeded(for answer: [UInt8]) -> Bool {
        guard let rows = rows() else { return false }
        var rest = rows
        for line in answer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            // Behind the last line feed there is nothing, or the beginning of a line.
            if line.endIndex == answer.endIndex, line.isEmpty { break }
            rest -= rowsTaken(by: line)
            if rest <= 0 { return true }
        }
        return false
    }

    private func rowsTaken(by line: ArraySlice<UInt8>) -> Int {
        guard let columns = columns(), columns > 0 else { return 1 }
        let width = UnicodeText.width(Pager.withoutColors(String(decoding: line, as: UTF8.self)))
        return max(1, (width + columns - 1) / columns)
    }

    private static func withoutColors(_ line: String) -> String {
        guard line.utf8.contains(0x1B) else { return line }
        var text = String.UnicodeScalarView()
        var rest = line.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}" { rest = rest.drop { $0 != "m" }.dropFirst() } else { text.append(scalar) }
        }
        return String(text)
    }

    func open() -> PagedAnswer? {
        // As others have less do it: colours are shown, and what was read stays on the screen.
        setenv("LESS", "FRX", 0)
        // What is written is UTF-8, in any locale.
        setenv("LESSCHARSET", "utf-8", 0)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        defer { close(ends[0]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let signals = HeldSignals()
        guard let program = try? ChildProgram(command, input: ends[0]) else {
            close(ends[1])
            return nil
        }
        return PagedAnswer(program, ends[1], signals)
    }
}
