import CEditline

/// An incremental search through the history.
struct HistorySearch {
    enum Direction {
        case older
        case newer
    }

    /// The history, oldest line first.
    private let lines: [[wchar_t]]
    private(set) var pattern: [wchar_t] = []
    private var direction: Direction
    /// The index of the matching line.
    private var match: Int?
    private(set) var isFailing = false
    private(set) var isCancelled = false
    /// The line to show: the original line until there is a match.
    private(set) var line: EditedLine

    init(_ direction: Direction, in lines: [[wchar_t]], from line: EditedLine) {
        self.lines = lines
        self.direction = direction
        self.line = line
    }

    mutating func type(_ characters: [wchar_t]) {
        pattern += characters
        find(among: candidates)
    }

    /// Replaces the last character, because a grapheme may consist of several scalars.
    mutating func replaceLast(with character: wchar_t) {
        pattern.removeLast()
        type([character])
    }

    /// Removes the last character of the pattern and searches again.
    mutating func deleteLast() {
        guard pattern.popLast() != nil else { return }
        match = nil
        find(among: candidates)
    }

    /// Moves to the next match that differs from the current line.
    mutating func advance(_ direction: Direction) {
        self.direction = direction
        find(among: candidates.filter { lines[$0] != line.characters })
    }

    mutating func cancel() {
        isCancelled = true
    }

    /// The indices to search, starting at the current match.
    private var candidates: [Int] {
        switch direction {
        case .older: (0...(match ?? lines.count)).reversed().filter(lines.indices.contains)
        case .newer: Array((match ?? lines.count)..<lines.count)
        }
    }

    private mutating func find(among candidates: [Int]) {
        isFailing = false
        guard !pattern.isEmpty else { return }
        for candidate in candidates {
            guard let start = HistorySearch.start(of: pattern, in: lines[candidate]) else { continue }
            match = candidate
            line = EditedLine(characters: lines[candidate], cursor: start)
            return
        }
        isFailing = true
    }

    private static func start(of pattern: [wchar_t], in line: [wchar_t]) -> Int? {
        guard pattern.count <= line.count else { return nil }
        return (0...line.count - pattern.count).first { line[$0...].starts(with: pattern) }
    }
}
