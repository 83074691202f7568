/// Counts the rows of a long change, of which a terminal shows only the first, and the notes about it.
package struct ChangeRows {
    /// The number of rows to show, or `nil` for all of them.
    private let limit: Int?
    /// The number of notes to show, or `nil` for all of them.
    private let noteLimit: Int?
    private var count = 0

    package init(limit: Int?, notes noteLimit: Int?) {
        (self.limit, self.noteLimit) = (limit, noteLimit)
    }

    /// Counts further rows, and returns the number of those to show.
    package mutating func add(_ rows: Int) -> Int {
        let shown = max(0, (limit ?? .max) - count)
        count += rows
        return min(rows, shown)
    }

    /// The number of rows that are not shown, in words; `nil` if all of them are.
    package var more: String? {
        guard let limit, count > limit else { return nil }
        return ChangeSentences.moreRows(count - limit, of: count)
    }

    /// Returns the first of the notes, and the number of the others.
    package func first(of notes: [String]) -> [String] {
        guard let noteLimit, notes.count > noteLimit else { return notes }
        return notes.prefix(noteLimit) + [ChangeSentences.moreMessages(notes.count - noteLimit)]
    }
}
