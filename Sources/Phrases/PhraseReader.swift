package import Almanac

/// Reads whole texts as phrases, and finds the phrases of titles, relative to a moment.
package struct PhraseReader {
    /// The maximum number of numbers, words and marks in a value; all days of a month are 61.
    private static let maximumTokenCount = 100

    package private(set) var calendar: PhraseCalendar
    private let grammar = Grammar()

    package init(_ moment: Moment, weeksStartOn start: Weekday) {
        calendar = PhraseCalendar(moment: moment, weekStart: start)
    }

    /// The reader for which days without a year or a week are the last ones.
    package var lookingBack: PhraseReader {
        var reader = self
        reader.calendar.looksBack = true
        return reader
    }

    /// Returns the reader for which a time alone is on a day.
    package func on(_ day: Day?) -> PhraseReader {
        var reader = self
        reader.calendar.givenDay = day
        return reader
    }

    package func finder(_ words: [Substring]) -> PhraseFinder { PhraseFinder(words, grammar, calendar) }

    /// Reads the whole text as a day, a time or both; returns `nil` if it is neither.
    package func day(_ text: String) throws(PhraseError) -> (day: Day?, time: TimeOfDay?)? {
        try facts(.phrase, text).map { ($0.day, $0.time) }
    }

    package func period(_ text: String) -> ClosedRange<Day>? {
        guard let facts = try? facts(.period, text), let first = facts.day, let last = facts.lastDay else { return nil }
        return first...last
    }

    package func span(_ text: String) -> CalendarSpan? { (try? facts(.span, text))?.span }

    package func minutes(_ text: String) -> Int? { (try? facts(.clockSpan, text))?.minutes }

    package func repetition(_ text: String) -> RepetitionPhrase? { (try? facts(.recurrence, text))?.repetitionPhrase }

    private func facts(_ slot: Slot, _ text: String) throws(PhraseError) -> Facts? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty, words.count <= PhraseReader.maximumTokenCount else { return nil }
        var phrase = PhraseText(words)
        // `due:nextweek`
        if !phrase.isKnown, words.count == 1 { phrase = PhraseText(Lexicon.words(gluedIn: text)) }
        guard phrase.isKnown, phrase.tokens.count <= PhraseReader.maximumTokenCount else { return nil }
        var matcher = PhraseMatcher(phrase, grammar, calendar, isValue: true)
        guard let facts = matcher.facts(slot, from: 0, to: phrase.tokens.count), !facts.isUnsupported else {
            return nil
        }
        if let error = facts.error { throw error }
        return facts
    }
}
