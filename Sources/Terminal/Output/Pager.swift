import Glibc
import UnicodeText

/// The user's pager, for output longer than the screen.
package struct Pager {
    let command: String
    /// The size of the screen, queried each time because the window may have been resized.
    private let columns: () -> Int?
    private let rows: () -> Int?

    /// Returns `nil` if the command is not found in the folders of `PATH`.
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

    /// Returns whether the output is too long for the screen, where the prompt needs a row as well.
    func isNeeded(for answer: [UInt8]) -> Bool {
        guard let rows = rows() else { return false }
        var rest = rows
        for line in answer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            // An empty last element only means that the text ends with a line feed.
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

    /// As other programs do: less shows colors and leaves the text on the screen. The output is UTF-8 in every locale. The
    /// shell sets the variables, because other threads may read those of this process.
    private static let variables = #"export LESS="${LESS-FRX}" LESSCHARSET="${LESSCHARSET-utf-8}""#

    func open() -> PagedAnswer? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        defer { close(ends[0]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let signals = BlockedSignals()
        guard let program = try? ChildProcess("\(Pager.variables); \(command)", input: ends[0]) else {
            close(ends[1])
            return nil
        }
        return PagedAnswer(program, ends[1], signals)
    }
}
