import Vocabulary

/// The history of typed lines, oldest first.
package struct TypedLines: Entity {
    package static let limit = 1_000
    private static let maxBytes = 1 << 18

    package private(set) var lines: [String]

    package init(_ lines: [String] = []) {
        self.lines = lines
    }

    /// Adds a line unless it is empty, repeats the last one, or starts with a space, which keeps it out of the history
    /// as in other shells. Returns whether it was added.
    package mutating func add(_ line: String) -> Bool {
        guard let first = line.first, !first.isWhitespace, line != lines.last,
            line.utf8.count < TypedLines.maxBytes / 16
        else { return false }
        lines.append(line)
        var excess = lines.reduce(0) { $0 + $1.utf8.count + 1 } - TypedLines.maxBytes
        while lines.count > TypedLines.limit || excess > 0 { excess -= lines.removeFirst().utf8.count + 1 }
        return true
    }
}
