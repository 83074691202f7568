import Almanac
import Phrases

/// Takes the dates and repetitions at the end and at the start of a title.
struct DateTaker {
    /// The attributes that are not given yet.
    struct Wanted {
        let day: Bool
        let time: Bool
        let repetition: Bool
        /// `false` if the words at the end belong to a literal text.
        var atEnd = true
        var atStart = true
    }

    /// The words of the title that are left.
    private(set) var rest: Range<Int>
    /// The symbols at the end, which stay in the title: “Party fri 🎂” is on Friday.
    private(set) var symbols: Range<Int>
    private(set) var day: Day?
    private(set) var time: TimeOfDay?
    private(set) var repetition: RepetitionPhrase?
    /// The phrase that sets the day, as typed.
    private(set) var typed = ""
    /// A date of this year that has passed, as typed.
    private(set) var passed: (typed: String, day: Day)?
    private let wanted: Wanted
    private(set) var finder: PhraseFinder

    init(_ words: [Substring], dates: DateReader, _ wanted: Wanted) throws(PhraseError) {
        let end = wanted.atEnd ? words.count - words.reversed().prefix(while: \.isSymbol).count : words.count
        rest = 0..<end
        symbols = end..<words.count
        self.wanted = wanted
        finder = dates.finder(words)
        if wanted.atEnd, wanted.atStart, let (start, end) = try finder.dividedRepetition(before: rest.upperBound),
            take(start)
        {
            rest = start.words.upperBound..<end
            return
        }
        while wanted.atEnd, let phrase = try finder.phrase(endingBefore: rest.upperBound), take(phrase) {
            rest = rest.lowerBound..<phrase.words.lowerBound
        }
        if rest.upperBound < end, finder.hasPhrase(endingBefore: rest.upperBound) {
            // A phrase beside one that stays belongs to a list or a range.
            leaveAll(before: end)
            return
        }
        if wanted.atStart, !rest.isEmpty, let phrase = try finder.phrase(startingBefore: rest.upperBound),
            take(phrase)
        {
            rest = phrase.words.upperBound..<rest.upperBound
        }
        // “Tue & Thu 18:00 swim every week”
        if repetition?.pattern.isEachWeek == true, finder.beginsWithDays(rest) {
            leaveAll(before: end)
            return
        }
        if day != nil || time != nil, repetition == nil, wanted.day, wanted.repetition,
            finder.hasOtherDate(in: rest, beside: day, time)
        {
            leaveAll(before: end)
        }
    }

    private mutating func leaveAll(before end: Int) {
        (rest, day, time, repetition, typed, passed) = (0..<end, nil, nil, nil, "", nil)
    }

    /// Returns `true` if a phrase adds nothing to what was taken, like the first word of “Weekly review every Monday”.
    func repeats(_ phrase: Phrase) -> Bool {
        guard phrase.words.count == 1, !phrase.isUnsupported else { return false }
        return phrase.repetition == nil ? phrase.day != nil && phrase.day == day : repetition != nil
    }

    private var wantsTime: Bool { wanted.time && time == nil }

    /// Adds the meaning of the phrase, or returns `false` if part of it is known already.
    private mutating func take(_ phrase: Phrase) -> Bool {
        if let found = phrase.repetition {
            guard wanted.repetition, repetition == nil, found.time == nil || wantsTime else { return false }
            // “Every jan 13th, jan 27th” is a list.
            if day != nil, finder.words[phrase.words.upperBound - 1].last == "," { return false }
            repetition = found
            time = found.time ?? time
            return true
        }
        guard phrase.day == nil || (wanted.day && day == nil), phrase.time == nil || wantsTime else { return false }
        day = phrase.day ?? day
        time = phrase.time ?? time
        if phrase.day != nil { typed = phrase.typed }
        if let day = phrase.passed { passed = (phrase.typed, day) }
        return true
    }
}

extension Repetition {
    /// `true` for every week or every few weeks, without days.
    fileprivate var isEachWeek: Bool { frequency == .weekly && weekdays.isEmpty }
}

extension Substring {
    /// `true` for emojis and similar symbols.
    fileprivate var isSymbol: Bool {
        unicodeScalars.first.map { $0.value > 0xFF && $0.properties.generalCategory == .otherSymbol } ?? false
    }
}
