import Almanac
import Boundary

/// Ids and ranges of them, as people type them.
enum IDWords {
    /// More ids than this in one range are a slip of the fingers.
    private static let longestRange = 100_000

    static func id(_ word: some StringProtocol) -> Int? {
        guard word.utf8.count <= 15, let id = Int(digits: word), id > 0 else { return nil }
        return id
    }

    /// `3,5-7`.
    static func ranges(_ text: String, key: String?) throws(Misunderstanding) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { id($0) }
            guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first <= last,
                last - first < longestRange
            else { throw .notAnID(text, key: key) }
            ranges.append(first...last)
        }
        return ranges
    }
}
