import Almanac
import Vocabulary

/// Reads ids and ranges of ids.
package enum IDWords {
    private static let maximumRangeLength = 100_000

    /// Returns `true` if the word has the form of ids, even invalid ones.
    static func looksLikeIDs(_ word: String) -> Bool {
        guard let first = word.utf8.first, first.isDigit else { return false }
        return word.utf8.allSatisfy { $0.isDigit || $0 == 0x2C || $0 == 0x2D } && Day(iso: word) == nil
    }

    static func id(_ word: some StringProtocol) -> Int? {
        guard word.utf8.count <= 15, let id = Int(digits: word), id > 0 else { return nil }
        return id
    }

    package static func single(_ text: String, key: String?) throws(InputError) -> Int {
        if let id = id(text) { return id }
        throw .command(.notASingleID(text, key: key))
    }

    static let maximumDependencies = 100

    /// Reads a list of dependencies; counts the ids before expanding ranges, which may be huge.
    static func list(_ text: String, key: String) throws(InputError) -> [Int] {
        let ranges = try ranges(text, key: key)
        guard ranges.reduce(0, { $0 + $1.count }) <= maximumDependencies else {
            throw .item(.tooManyDependencies(limit: maximumDependencies))
        }
        return Array(ranges.joined())
    }

    /// Reads `3,5-7` into sorted ranges without overlaps.
    static func ranges(_ text: String, key: String?) throws(InputError) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            guard ends.count <= 2, let first = id(ends[0]), let last = id(ends[ends.count - 1]) else {
                throw .command(.notAnID(text, key: key))
            }
            guard first <= last else {
                throw .command(.reversedRange(String(part), corrected: "\(ends[1])-\(ends[0])"))
            }
            guard last - first < maximumRangeLength else {
                throw .command(.rangeTooLong(String(part), limit: maximumRangeLength))
            }
            ranges.append(first...last)
        }
        return ranges.merged()
    }
}
