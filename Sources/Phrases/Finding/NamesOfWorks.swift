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
        guard text.isWord(0, in: EnglishWords.worksFollow), word == 1 || facts.day == nil && !facts.isRepetition,
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
        guard text.isWord(0, in: EnglishWords.worksFollow) else { return false }
        // “Read The Day After Tomorrow”
        if text.isWord(start, in: "the") { return words[word].first?.isUppercase == true }
        // “Watch Next Friday”
        let opens = text.isWord(start, in: EnglishWords.openings)
        let isShort = text.tokens[range.upperBound - 1].word == word
        if word == 1, !isShort, !opens, words[1].first?.isUppercase == true, !PhraseText([words[1]]).namesDay {
            return true
        }
        let isNumber = text.isNumber(start) || text.isCount(start)
        // “See Midnight Sun”, but “Read Dune sun”
        let isName = text.isShortWeekday(start) && words[text.tokens[start].word].first?.isUppercase == true
        guard isNumber || isName || text.isWord(start, in: "in") else { return false }
        let hasName = words[max(word - 1, 1)...text.tokens[range.upperBound - 1].word].contains { word in
            word.first?.isUppercase == true && !PhraseText([word]).namesDay
        }
        return hasName || (word == 1 && text.isNumber(start))
    }

    /// Returns `true` for a word with a capital that is not the name of a day.
    private func isCapitalized(_ word: Substring) -> Bool {
        word.first?.isUppercase == true && word.contains(where: \.isLowercase) && !PhraseText([word]).namesDay
    }
}
