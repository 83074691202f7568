import UnicodeText

/// A list of rows that typed letters narrow down, with a current row and marks. It changes with each key and draws nothing.
struct PickerState {
    /// What follows from a key.
    enum Effect: Equatable {
        /// The state may have changed.
        case none
        /// The key is not possible.
        case refused
        case picked([Int])
        case cancelled
    }

    let rows: [PickerRow]
    /// The number of digits of the largest id.
    let idWidth: Int
    private let texts: PickerTexts

    private(set) var query = ""
    /// The indices of the matching rows, best match first.
    private(set) var matches: [Int]
    /// The position of the current row among the matches.
    private(set) var current = 0
    /// The position of the first row shown.
    private(set) var top = 0
    /// The ids of the marked rows, in the order in which they were marked.
    private(set) var marks: [Int] = []

    init(_ rows: [PickerRow]) {
        self.rows = rows
        idWidth = String(rows.reduce(0) { max($0, $1.id) }).count
        texts = PickerTexts(rows)
        matches = Array(rows.indices)
    }

    /// The rows to show in a list of this height.
    func shown(height: Int) -> ArraySlice<Int> {
        matches[min(top, matches.count)..<min(top + height, matches.count)]
    }

    var currentRow: PickerRow? { current < matches.count ? rows[matches[current]] : nil }

    func isMarked(_ row: PickerRow) -> Bool { marks.contains(row.id) }
}

// MARK: - Keys

extension PickerState {
    /// - Parameter height: The number of rows that the list shows.
    mutating func handle(_ key: PickerKey, height: Int) -> Effect {
        defer { scroll(to: height) }
        switch key {
        case .text(let text): return search(query + text)
        case .backspace: return search(String(query.dropLast()))
        case .deleteAll: return search("")
        case .deleteWord: return search(queryWithoutLastWord)
        case .up: return move(to: current - 1)
        case .down: return move(to: current + 1)
        case .pageUp: return move(to: max(0, current - max(1, height - 1)))
        case .pageDown: return move(to: min(matches.count - 1, current + max(1, height - 1)))
        case .home: return move(to: 0)
        case .end: return move(to: matches.count - 1)
        case .tab: return mark(then: 1)
        case .backTab: return mark(then: -1)
        case .enter: return pick()
        case .escape: return .cancelled
        case .endOfInput: return query.isEmpty ? .cancelled : .refused
        case .unknown: return .refused
        }
    }

    private var queryWithoutLastWord: String {
        guard let end = query.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        let space = query[...end].lastIndex(where: \.isWhitespace)
        return space.map { String(query[...$0]) } ?? ""
    }

    /// Searches all rows, or only those that matched before if letters were added.
    private mutating func search(_ new: String) -> Effect {
        guard new != query else { return .refused }
        let candidates = !query.isEmpty && new.hasPrefix(query) ? matches : Array(rows.indices)
        query = new
        matches = texts.matches(new, among: candidates)
        (current, top) = (0, 0)
        return .none
    }

    private mutating func move(to position: Int) -> Effect {
        guard matches.indices.contains(position), position != current else { return .refused }
        current = position
        return .none
    }

    private mutating func mark(then step: Int) -> Effect {
        guard let row = currentRow else { return .refused }
        if let index = marks.firstIndex(of: row.id) { marks.remove(at: index) } else { marks.append(row.id) }
        _ = move(to: current + step)
        return .none
    }

    /// Picks the marked rows, or else the current one.
    private func pick() -> Effect {
        if !marks.isEmpty { return .picked(marks.sorted()) }
        return currentRow.map { .picked([$0.id]) } ?? .refused
    }

    /// Keeps the current row among those shown.
    mutating func scroll(to height: Int) {
        let height = max(1, height)
        top = min(max(top, current - height + 1), current, max(0, matches.count - 1))
        // A taller list shows as many rows as it can.
        top = min(top, max(0, matches.count - height))
    }
}

/// The texts of rows in search form, one after another.
private struct PickerTexts {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    init(_ rows: [PickerRow]) {
        ends.reserveCapacity(rows.count)
        for row in rows {
            bytes += UnicodeText.searchForm(row.title).utf8
            if !row.names.isEmpty { bytes += " \(UnicodeText.searchForm(row.names))".utf8 }
            bytes += " \(row.id)".utf8
            ends.append(bytes.count)
        }
    }

    /// Returns the rows that have the letters of the query, best match first, ties in the order of the rows.
    func matches(_ query: String, among candidates: [Int]) -> [Int] {
        var query = LetterQuery(query)
        if query.isEmpty { return Array(ends.indices) }
        // The negated score above the row in one number, which sorts faster than a pair.
        var found: [Int] = []
        for row in candidates {
            guard let score = query.score(of: bytes[(row == 0 ? 0 : ends[row - 1])..<ends[row]]) else { continue }
            found.append(-score << 32 | row)
        }
        found.sort()
        return found.map { $0 & 0xFFFF_FFFF }
    }
}
