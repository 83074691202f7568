// Names of books, films and the like that contain a phrase.

extension PhraseText {
    /// Returns `true` for the start of “28 Days Later soundtrack”.
    func isName(_ range: Range<Int>) -> Bool {
        words[tokens[range.lowerBound].word...tokens[range.upperBound - 1].word].dropFirst()
            .contains(where: isCapitalized)
    }

    /// Returns `true` for the end of “Watch Before Midnight”, “Read Every Day” and “Read Twilight at Dawn”.
    func isCapitalizedOpening(_ range: Range<Int>, _ facts: Facts) -> Bool {
        let word = tokens[range.lowerBound].word
        guard let own = firstWordOfWork(before: range.lowerBound),
            word == own || facts.day == nil && !facts.isRepetition,
            isWord(range.lowerBound, in: EnglishWords.openings)
        else { return false }
        return words[word...tokens[range.upperBound - 1].word].contains(where: isCapitalized)
    }

    /// Returns `true` for “Nightmare Before Christmas”, “A Charlie Brown Christmas” and “Around the World in 80 Days”.
    func isNameOfWork(_ range: Range<Int>, _ facts: Facts) -> Bool {
        let (first, last) = (tokens[range.lowerBound].word, tokens[range.upperBound - 1].word)
        func isUppercase(_ word: Int) -> Bool { words[word].first?.isUppercase == true }
        guard first > 0, isUppercase(first - 1) else { return false }
        if isWord(range.lowerBound, in: "in") { return !isUppercase(first) && isCapitalized(words[last]) }
        guard facts.holiday != nil else { return false }
        if range.contains(where: { isWord($0, in: "before") && isUppercase(tokens[$0].word) }) { return true }
        return facts.time == nil && first > 1 && isUppercase(0) && isUppercase(first)
            && EnglishWords.articles.hasWord(words[0]) && !isWord(range.lowerBound, in: EnglishWords.openings)
    }

    /// Returns `true` if the phrase belongs to the name of a book or a film, as in “Watch 28 Days Later”.
    func isTitleOfWork(_ first: Int, _ range: Range<Int>) -> Bool {
        let start = range.lowerBound
        let word = tokens[first].word
        // “Learn to play Yesterday”
        if isWord(start, in: "yesterday") { return words[word].first?.isUppercase == true }
        guard let own = firstWordOfWork(before: start) else { return false }
        // “Watch Next Friday”
        let opens = isWord(start, in: EnglishWords.openings)
        let isShort = tokens[range.upperBound - 1].word == word
        if word == own, !isShort, !opens, words[own].first?.isUppercase == true, !PhraseText([words[own]]).namesDay {
            return true
        }
        let hasNumber = isNumber(start) || has(start, .number)
        // “See Midnight Sun”, but “Read Dune sun”
        let isName = isShortWeekday(start) && words[tokens[start].word].first?.isUppercase == true
        guard hasNumber || isName || isWord(start, in: "in") else { return false }
        let hasName = words[max(word - 1, own)...tokens[range.upperBound - 1].word].contains { word in
            word.first?.isUppercase == true && !PhraseText([word]).namesDay
        }
        return hasName || (word == own && isNumber(start))
    }

    /// Returns the index of the word after “watch” and the like, before which only a phrase may stand.
    func firstWordOfWork(before start: Int) -> Int? {
        let verb = tokens[..<start].indices.first { isWord($0, in: EnglishWords.worksFollow) }
        guard let verb, tokens[..<verb].allSatisfy(\.isKnown) else { return nil }
        return tokens[verb].word + 1
    }

    /// Returns `true` for a word with a capital that is not the name of a day.
    private func isCapitalized(_ word: Substring) -> Bool {
        word.first?.isUppercase == true && word.contains(where: \.isLowercase) && !PhraseText([word]).namesDay
    }
}
