/// A partly typed line, up to the cursor.
package struct UnfinishedLine: Equatable, Sendable {
    /// The words before the one at the cursor.
    package let words: [String]
    /// The beginning of the word at the cursor.
    package let beginning: String
    /// The beginning as typed, with its quotes and backslashes.
    package let typedBeginning: String
    /// The quote that is open at the cursor.
    package let openQuote: Character?

    package init(_ line: String) {
        let split = SplitLine(line)
        words = split.words
        beginning = split.last ?? ""
        typedBeginning = split.typedLast
        openQuote = split.openQuote
    }

    /// - Parameter program: The program whose name can come first, as messages and the documentation show commands.
    package init(_ line: String, to program: Program) {
        let whole = UnfinishedLine(line)
        words = whole.words.first == program.name ? Array(whole.words.dropFirst()) : whole.words
        (beginning, typedBeginning, openQuote) = (whole.beginning, whole.typedBeginning, whole.openQuote)
    }
}

// MARK: - Completion

extension UnfinishedLine {
    /// Returns the part of the word that is still to be typed, quoted so that the line reads it as part of one word.
    package func remainder(of word: String) -> String {
        var remainder = ""
        for character in word.dropFirst(beginning.count) {
            if mustEscape(character) { remainder += "\\" }
            remainder.append(character)
        }
        return remainder
    }

    /// Returns the remainder and the end of the word, unless it ends in a mark that more can follow.
    package func ending(of word: String) -> String {
        let end = openQuote.map { "\($0) " } ?? " "
        return remainder(of: word) + (":=,./".contains(word.last ?? " ") ? "" : end)
    }

    private func mustEscape(_ character: Character) -> Bool {
        switch openQuote {
        case nil: character.isWhitespace || "'\"\\".contains(character)
        case "\"": "\"\\".contains(character)
        default: false
        }
    }
}
