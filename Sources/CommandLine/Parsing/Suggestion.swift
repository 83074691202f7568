/// Suggestions for misspelled words.
package enum Suggestion {
    /// Returns the most similar known word, or `nil` if none is similar enough.
    package static func nearest(to typed: String, among known: [String]) -> String? {
        let typed = typed.lowercased()
        if typed.count >= 3, let longer = known.first(where: { $0.hasPrefix(typed) }) { return longer }
        let maximumDistance = typed.count <= 5 ? 1 : 2
        let letters = Array(typed)
        guard letters.count >= 2 else { return nil }
        // The lengths rule out most words without a costly comparison.
        return
            known
            .filter { abs($0.count - letters.count) <= maximumDistance }
            .map { (word: $0, distance: distance(letters, Array($0))) }
            .filter { $0.distance <= maximumDistance }
            .min { $0.distance < $1.distance }?
            .word
    }

    /// Returns the number of letters to change, add, drop or swap with a neighbor.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var secondLastRow: [Int] = []
        var lastRow = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var row = [i + 1]
            for (j, other) in right.enumerated() {
                var cost = min(lastRow[j] + (letter == other ? 0 : 1), lastRow[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
                    cost = min(cost, secondLastRow[j - 1] + 1)
                }
                row.append(cost)
            }
            (secondLastRow, lastRow) = (lastRow, row)
        }
        return lastRow[right.count]
    }
}
