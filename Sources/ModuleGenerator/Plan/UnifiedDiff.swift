/// The unified diff of two texts, in the format of patch(1).
struct UnifiedDiff {
    private static let context = 3

    private enum Line: Equatable {
        case same(String)
        case gone(String)
        case new(String)
    }

    let text: String

    /// Compares two texts; `nil` is a missing file.
    init(_ path: String, from before: String?, to after: String?) {
        let lines = UnifiedDiff.lines(from: UnifiedDiff.split(before), to: UnifiedDiff.split(after))
        let hunks = UnifiedDiff.hunks(of: lines)
        guard !hunks.isEmpty || (before == nil) != (after == nil) else {
            text = ""
            return
        }
        let front =
            "--- \(before == nil ? "/dev/null" : "a/\(path)")\n+++ \(after == nil ? "/dev/null" : "b/\(path)")\n"
        text = front + hunks.joined()
    }

    /// Splits text into lines. A last line without a newline gets the usual note, so that it counts as different.
    private static func split(_ text: String?) -> [String] {
        guard let text, !text.isEmpty else { return [] }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "\n\\ No newline at end of file" }
        return lines
    }

    private static func lines(from before: [String], to after: [String]) -> [Line] {
        lines(before[...], after[...])
    }

    /// Compares by patience diff: lines that are unique in both texts are anchors. Small ranges between anchors use the
    /// longest common subsequence.
    private static func lines(_ before: ArraySlice<String>, _ after: ArraySlice<String>) -> [Line] {
        let front = zip(before, after).prefix { $0 == $1 }.count
        let back = zip(before.dropFirst(front).reversed(), after.dropFirst(front).reversed()).prefix { $0 == $1 }.count
        let (left, right) = (before.dropFirst(front).dropLast(back), after.dropFirst(front).dropLast(back))
        var middle: [Line] = []
        if left.count * right.count <= comparisonLimit {
            middle = subsequenceDiff(Array(left), Array(right))
        } else {
            var (from, to) = (left.startIndex, right.startIndex)
            for anchor in anchors(left, right) {
                middle += lines(left[from..<anchor.left], right[to..<anchor.right]) + [.same(left[anchor.left])]
                (from, to) = (anchor.left + 1, anchor.right + 1)
            }
            let isStuck = from == left.startIndex && to == right.startIndex
            middle += isStuck ? left.map(Line.gone) + right.map(Line.new) : lines(left[from...], right[to...])
        }
        return before.prefix(front).map(Line.same) + middle + before.suffix(back).map(Line.same)
    }

    /// The maximum number of comparisons for the longest common subsequence.
    private static let comparisonLimit = 250_000

    /// Returns the longest sequence of lines that are unique in both texts and in the same order.
    private static func anchors(
        _ left: ArraySlice<String>,
        _ right: ArraySlice<String>
    ) -> [(left: Int, right: Int)] {
        let places = uniqueLines(right)
        let pairs = uniqueLines(left).compactMap { line, place in places[line].map { (left: place, right: $0) } }
            .sorted { $0.left < $1.left }
        // Patience sorting: each pair goes onto the first pile with a later top and links to the previous pile's top.
        var tops: [Int] = []
        var before = [Int?](repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[tops[middle]].right < pair.right { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? tops[low - 1] : nil
            if low < tops.count { tops[low] = index } else { tops.append(index) }
        }
        var row: [(left: Int, right: Int)] = []
        var next = tops.last
        while let index = next {
            row.append(pairs[index])
            next = before[index]
        }
        return row.reversed()
    }

    private static func uniqueLines(_ lines: ArraySlice<String>) -> [String: Int] {
        var places: [String: Int?] = [:]
        for (place, line) in zip(lines.indices, lines) { places[line] = places[line] == nil ? place : .some(nil) }
        return places.compactMapValues { $0 }
    }

    /// Compares by the longest common subsequence.
    private static func subsequenceDiff(_ left: [String], _ right: [String]) -> [Line] {
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
        for row in left.indices.reversed() {
            for column in right.indices.reversed() {
                lengths[row][column] =
                    left[row] == right[column]
                    ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
            }
        }
        var (row, column) = (0, 0)
        var lines: [Line] = []
        while row < left.count || column < right.count {
            if row < left.count, column < right.count, left[row] == right[column] {
                lines.append(.same(left[row]))
                (row, column) = (row + 1, column + 1)
            } else if row < left.count, column == right.count || lengths[row + 1][column] >= lengths[row][column + 1] {
                lines.append(.gone(left[row]))
                row += 1
            } else {
                lines.append(.new(right[column]))
                column += 1
            }
        }
        return lines
    }
}

// MARK: - Hunks

extension UnifiedDiff {
    private static func hunks(of lines: [Line]) -> [String] {
        let changes = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
        var ranges: [Range<Int>] = []
        for index in changes {
            let near = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = ranges.last, near.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<near.upperBound
            } else {
                ranges.append(near)
            }
        }
        return ranges.map { hunk(lines, $0) }
    }

    private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
        let head = "@@ -\(span(lines, range, isOld: true)) +\(span(lines, range, isOld: false)) @@\n"
        return lines[range].reduce(into: head) { text, line in
            switch line {
            case .same(let line): text += " \(line)\n"
            case .gone(let line): text += "-\(line)\n"
            case .new(let line): text += "+\(line)\n"
            }
        }
    }

    private static func span(_ lines: [Line], _ range: Range<Int>, isOld: Bool) -> String {
        func counts(_ line: Line) -> Bool {
            switch line {
            case .same: true
            case .gone: isOld
            case .new: !isOld
            }
        }
        let before = lines[..<range.lowerBound].count(where: counts)
        let count = lines[range].count(where: counts)
        let start = count == 0 ? before : before + 1
        return count == 1 ? "\(start)" : "\(start),\(count)"
    }
}
