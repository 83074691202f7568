/// The known word that was probably meant.
package enum Suggestion {
    /// Nil where nothing is near enough to be a slip of the fingers.
    package static func nearest(to typed: String, among known: [String]) -> String? {
        let typed = typed.lowercased()
        if typed.count >= 3, let longer = known.first(where: { $0.hasPrefix(typed) }) { return longer }
        let reach = typed.count <= 4 ? 1 : 2
        let letters = Array(typed)
        guard letters.count >= 2 else { return nil }
        // A word that is longer by more than the reach is out of it, and may be very long.
        return
            known
            .filter { abs($0.count - letters.count) <= reach }
            .map { (word: $0, distance: distance(letters, Array($0))) }
            .filter { $0.distance <= reach }
            .min { $0.distance < $1.distance }?
            .word
    }

    /// How many letters must be changed, added, dropped or swapped with their neighbour.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var before: [Int] = []
        var above = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var row = [i + 1]
            for (j, other) in right.enumerated() {
                var cost = min(above[j] + (letter == other ? 0 : 1), above[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            (before, above) = (above, row)
        }
        return above[right.count]
    }
}
