import Entities
import Vocabulary

/// Compares typed words that nothing matches with the words of the list. A word may have one typing error from four letters
/// on, and two from eight on: a letter that is wrong, missing, added or swapped with its neighbor. If the first letter is right,
/// three and six letters are enough.
struct MistypedWords {
    private struct Word {
        let letters: [Unicode.Scalar]
        /// The number of errors tolerated if the first letter is right, and if it is wrong.
        let limits: (sameStart: Int, otherStart: Int)
        var nearest: String?
        var distance: Int
    }

    private var words: [Word]

    /// Returns `nil` if a word is too short to be corrected.
    init?(_ typed: [String]) {
        words = []
        for word in typed {
            let letters = Array(word.lowercased().unicodeScalars)
            // A syllable of Hangul has at least two letters.
            let count = letters.reduce(0) { $0 + ((0xAC00...0xD7A3).contains($1.value) ? 2 : 1) }
            guard count >= 3 else { return nil }
            let limits = (letters.count >= 6 ? 2 : 1, letters.count >= 8 ? 2 : count >= 4 ? 1 : 0)
            words.append(Word(letters: letters, limits: limits, distance: limits.0 + 1))
        }
    }

    /// - Parameter known: A word in lowercase.
    mutating func compare(_ known: String) {
        let count = known.unicodeScalars.count
        for index in words.indices where abs(count - words[index].letters.count) < words[index].distance {
            let distance = MistypedWords.distance(words[index].letters, Array(known.unicodeScalars))
            let limits = words[index].limits
            let isSameStart = known.unicodeScalars.first == words[index].letters.first
            guard distance < words[index].distance,
                distance <= (isSameStart ? limits.sameStart : limits.otherStart)
            else { continue }
            (words[index].nearest, words[index].distance) = (known, distance)
        }
    }

    /// The nearest words in the order of the typed ones, or `nil` if one has none.
    var nearest: [String]? {
        let found = words.compactMap(\.nearest)
        return found.count == words.count ? found : nil
    }

    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var (before, last) = ([Int](), Array(0...right.count))
        for (i, letter) in left.enumerated() {
            var row = [i + 1]
            for (j, other) in right.enumerated() {
                var cost = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            (before, last) = (last, row)
        }
        return last[right.count]
    }
}
