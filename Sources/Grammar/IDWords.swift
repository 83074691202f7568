import Almanac
import Boundary

/// Ids and ranges of them, as people type them.
enum IDWords {
    /// More ids than this in one range are a slip of the fingers.
    private static let longestRange = 100_000

    /// Whether the word is written as ids are, be it well or badly.
    static func isShaped(_ word: String) -> Bool {
        guard let first = word.utf8.first, first.isDigit else { return false }
        return word.utf8.allSatisfy { $0.isDigit || $0 == 0x2C || $0 == 0x2D } && Day(iso: word) == nil
    }

    static func id(_ word: some StringProtocol) -> Int? {
        guard word.utf8.count <= 15, let id = Int(digits: word), id > 0 else { return nil }
        return id
    }

    /// One id, where several can make no sense.
    static func one(_ text: String, key: String?) throws(Misunderstanding) -> Int {
        if let id = id(text) { return id }
        throw .notOneID(text, key: key)
    }

    /// What needs more items than this is no item but a list.
    static let mostNeeds = 100

    /// A handful of ids, one by one; ranges are counted before they are listed, as they may be long.
    static func few(_ text: String, key: String) throws(Misunderstanding) -> [Int] {
        let ranges = try ranges(text, key: key)
        guard ranges.reduce(0, { $0 + $1.count }) <= mostNeeds else { throw .tooManyNeeds(limit: mostNeeds) }
        return Array(ranges.joined())
    }

    /// `3,5-7`, in ascending order and without overlap however they were typed.
    static func ranges(_ text: String, key: String?) throws(Misunderstanding) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            guard ends.count <= 2, let first = id(ends[0]), let last = id(ends[ends.count - 1]) else {
                throw .notAnID(text, key: key)
            }
            guard first <= last else { throw .downwardRange(String(part), upward: "\(ends[1])-\(ends[0])") }
            guard last - first < longestRange else { throw .longRange(String(part), limit: longestRange) }
            ranges.append(first...last)
        }
        return Self.merged(ranges)
    }

    /// Ranges that overlap are one; those that only touch stay apart, as each was meant to find something.
    static func merged(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
        var merged: [ClosedRange<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
