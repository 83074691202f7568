import Entities

/// How the list stands at one moment.
struct ListStanding: Entity {
    let overdue: Int
    let today: Int
}

/// Another one after each change to the list, whoever made it.
struct ListVersion: Entity {
    /// Of the file that bears the name of the list.
    let generation: Int
    let file: Int
    /// Nil where nothing was ever changed.
    let lastChange: Int?
}

/// What was typed line by line, as far as it is worth going back to; the oldest first.
struct TypedLines: Entity {
    /// So many that nobody misses one, and so few that they are read at once.
    static let limit = 1_000
    private static let longest = 1 << 18

    private(set) var lines: [String]

    init(_ lines: [String] = []) {
        self.lines = lines
    }

    /// Nothing that is blank, that a blank in front keeps secret, or that is there already.
    mutating func add(_ line: String) -> Bool {
        guard let first = line.first, !first.isWhitespace, line != lines.last,
            line.utf8.count < TypedLines.longest / 16
        else { return false }
        lines.append(line)
        var excess = lines.reduce(0) { $0 + $1.utf8.count + 1 } - TypedLines.longest
        while lines.count > TypedLines.limit || excess > 0 { excess -= lines.removeFirst().utf8.count + 1 }
        return true
    }
}
