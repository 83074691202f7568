import CEditline

/// A search for a line of before, which goes on with every letter that is typed.
struct HistorySearch {
    enum Direction {
        case older
        case newer
    }

    /// From the oldest to the newest.
    private let lines: [[wchar_t]]
    private(set) var pattern: [wchar_t] = []
    private var direction: Direction
    /// The one of them that is shown.
    private var place: Int?
    private(set) var isFailing = false
    private(set) var isCancelled = false
    /// What is shown: what was typed before, until something is found.
    private(set) var line: EditedLine

    init(_ direction: Direction, in lines: [[wchar_t]], from line: EditedLine) {
        self.lines = lines
        self.direction = direction
        self.line = line
    }

    mutating func type(_ letters: [wchar_t]) {
        pattern += letters
        find(among: candidates)
    }

    /// The last letter becomes another one, as a grapheme of many scalars grows.
    mutating func replaceLast(by letter: wchar_t) {
        pattern.removeLast()
        type([letter])
    }

    /// As if the last letter had not been typed.
    mutating func erase() {
        guard pattern.popLast() != nil else { return }
        place = nil
        find(among: candidates)
    }

    /// The next one that is another line.
    mutating func goOn(_ direction: Direction) {
        self.direction = direction
        find(among: candidates.filter { lines[$0] != line.letters })
    }

    mutating func cancel() {
        isCancelled = true
    }

    /// From the one that is shown on.
    private var candidates: [Int] {
        switch direction {
        case .older: (0...(place ?? lines.count)).reversed().filter(lines.indices.contains)
        case .newer: Array((place ?? lines.count)..<lines.count)
        }
    }

    private mutating func find(among candidates: [Int]) {
        isFailing = false
        guard !pattern.isEmpty else { return }
        for candidate in candidates {
            guard let start = HistorySearch.start(of: pattern, in: lines[candidate]) else { continue }
            place = candidate
            line = EditedLine(letters: lines[candidate], cursor: start)
            return
        }
        isFailing = true
    }

    private static func start(of pattern: [wchar_t], in line: [wchar_t]) -> Int? {
        guard pattern.count <= line.count else { return nil }
        return (0...line.count - pattern.count).first { line[$0...].starts(with: pattern) }
    }
}
