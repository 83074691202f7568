// Names of books, films and the like that contain a phrase.

extension PhraseFinder {
    /// Returns `true` for the start of “28 Days Later soundtrack”.
    func isName(_ range: Range<Int>) -> Bool {
        words[text.tokens[range.lowerBound].word...text.tokens[range.upperBound - 1].word].dropFirst()
            .contains(where: isCapitalized)
    }

    /// Returns `true` for the end of “Watch Before Midnight”, “Read Every Day” and “Read Twilight at Dawn”.
    func isCapitalizedOpening(_ range: Range<Int>, _ facts: Facts) -> Bool {
        let word = text.tokens[range.lowerBound].word
        guard let own = firstWordOfWork(before: range.lowerBound),
            word == own || facts.day == nil && !facts.isRepetition,
            text.isWord(range.lowerBound, in: EnglishWords.openings)
        else { return false }
        return words[word...text.tokens[range.upperBound - 1].word].contains(where: isCapitalized)
    }

    /// Returns `true` if the phrase belongs to the name of a book or a film, as in “Watch 28 Days Later”.
    func isTitleOfWork(_ first: Int, _ range: Range<Int>) -> Bool {
        let start = range.lowerBound
        let word = text.tokens[first].word
        // “Learn to play Yesterday”
        if text.isWord(start, in: "yesterday") { return words[word].first?.isUppercase == true }
        guard let own = firstWordOfWork(before: start) else { return false }
        // “Watch Next Friday”
        let opens = text.isWord(start, in: EnglishWords.openings)
        let isShort = text.tokens[range.upperBound - 1].word == word
        if word == own, !isShort, !opens, words[own].first?.isUppercase == true, !PhraseText([words[own]]).namesDay {
            return true
        }
        let isNumber = text.isNumber(start) || text.has(start, .number)
        // “See Midnight Sun”, but “Read Dune sun”
        let isName = text.isShortWeekday(start) && words[text.tokens[start].word].first?.isUppercase == true
        guard isNumber || isName || text.isWord(start, in: "in") else { return false }
        let hasName = words[max(word - 1, own)...text.tokens[range.upperBound - 1].word].contains { word in
            word.first?.isUppercase == true && !PhraseText([word]).namesDay
        }
        return hasName || (word == own && text.isNumber(start))
    }

    /// Returns the index of the word after “watch” and the like, before which only a phrase may stand.
    func firstWordOfWork(before start: Int) -> Int? {
        let verb = text.tokens[..<start].indices.first { text.isWord($0, in: EnglishWords.worksFollow) }
        guard let verb, text.tokens[..<verb].allSatisfy(\.isKnown) else { return nil }
        return text.tokens[verb].word + 1
    }

    /// Returns `true` for a word with a capital that is not the name of a day.
    private func isCapitalized(_ word: Substring) -> Bool {
        word.first?.isUppercase == true && word.contains(where: \.isLowercase) && !PhraseText([word]).namesDay
    }
}
