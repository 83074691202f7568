/// The classes of words, and the symbols with rules of their own.
enum Slot: UInt8, CaseIterable {
    // Words
    case offset, weekday, weekdays, month, unit, letter, clock, number, ordinal, part, halfDay, frequency
    case dayCount, syllable, each, about
    case nickname, repeats, telling
    // Numbers
    case dayNumber, ordinalNumber, year, shortYear, hour, minute, clockDigits, twoDigits, count, smallNumber
    // Symbols
    case recurrence, phrase, when, day, date, time, span, clockSpan, preposition, dayPart, clockTime
    case every, cycle, tail, weekdayList, pluralList, dayList, placeList, period
    case range, hours, start, completion, ofYear, amount, half, pastMinutes, monthDay, whichPeriod,
        namedPeriod, holiday, workday

    var bit: Int { 1 << Int(rawValue) }

    static var symbolCount: Int { workday.symbolNumber + 1 }

    static var symbolBits: Int { -recurrence.bit }

    /// The bits of the slots with which English rules can begin in a text of another script.
    static var sharedBits: Int { ~(whichPeriod.bit | namedPeriod.bit | holiday.bit | cycle.bit) }

    /// Returns a bit for a word that patterns can name. Some words have the same.
    static func bit(ofWord first: UInt8, _ last: UInt8, count: Int) -> Int {
        1 &<< (Int(first) &+ 3 &* Int(last) &+ 5 &* count)
    }

    /// Returns a bit for each class to which a number belongs.
    static func classes(ofNumber isOrdinal: Bool, width: Int) -> Int {
        if isOrdinal { return dayNumber.bit | ordinalNumber.bit | ordinal.bit }
        let short = dayNumber.bit | hour.bit | count.bit | smallNumber.bit
        switch width {
        case 1: return short
        case 2: return short | shortYear.bit | minute.bit | twoDigits.bit
        case 3: return count.bit | clockDigits.bit
        case 4: return count.bit | clockDigits.bit | year.bit
        default: return count.bit
        }
    }

    var symbolNumber: Int { Int(rawValue) - Int(Slot.recurrence.rawValue) }

    /// Returns the rules of a symbol; none for a class of words.
    func rules(in language: Language) -> [Rule] {
        let isEnglish = language == .english
        return switch self {
        case .phrase: isEnglish ? EnglishWhen.phrases : KoreanTimes.phrases
        case .when: isEnglish ? EnglishWhen.rules : KoreanTimes.when
        case .day: isEnglish ? EnglishDays.rules : KoreanDates.days
        case .date: isEnglish ? EnglishDates.rules : KoreanDates.dates
        case .time: isEnglish ? EnglishTimes.rules : KoreanTimes.rules
        case .half: isEnglish ? EnglishTimes.halves : KoreanTimes.halves
        case .span: isEnglish ? EnglishSpans.rules : KoreanDates.spans
        case .clockSpan: isEnglish ? EnglishTimes.spans : KoreanTimes.spans
        case .recurrence: isEnglish ? EnglishRepetitions.whole : KoreanRepetitions.whole
        case .every: isEnglish ? EnglishRepetitions.rules : KoreanRepetitions.rules
        case .tail: isEnglish ? EnglishRepetitions.tails : KoreanRepetitions.tails
        case .weekdayList: isEnglish ? EnglishLists.weekdayLists : KoreanRepetitions.weekdayLists
        case .dayList: isEnglish ? EnglishLists.dayLists : KoreanRepetitions.dayLists
        case .placeList: isEnglish ? EnglishLists.placeLists : KoreanRepetitions.placeLists
        case .period: isEnglish ? EnglishPeriods.rules : KoreanPeriods.rules
        case .range: isEnglish ? Ranges.rules : []
        case .hours: isEnglish ? Ranges.hours : []
        case .start: isEnglish ? EnglishRepetitions.starts : KoreanRepetitions.starts
        case .completion: isEnglish ? EnglishRepetitions.completions : []
        case .ofYear: isEnglish ? EnglishPeriods.years : KoreanPeriods.years
        case .preposition: isEnglish ? EnglishWhen.prepositions : []
        case .dayPart: isEnglish ? EnglishWhen.partsOfDays : []
        case .clockTime: isEnglish ? EnglishWhen.clockTimes : []
        case .pluralList: isEnglish ? EnglishLists.pluralLists : []
        case .cycle: isEnglish ? EnglishRepetitions.cycles : KoreanRepetitions.cycles
        case .amount: isEnglish ? EnglishSpans.amounts : []
        case .pastMinutes: isEnglish ? EnglishTimes.pastMinutes : []
        case .monthDay: isEnglish ? EnglishDates.monthDays : []
        case .whichPeriod: isEnglish ? EnglishPeriods.relative : KoreanPeriods.relative
        case .namedPeriod: isEnglish ? EnglishPeriods.names : KoreanPeriods.names
        case .workday: isEnglish ? EnglishSpans.workdays : []
        case .holiday: isEnglish ? EnglishHolidays.rules : KoreanHolidays.rules
        default: []
        }
    }
}

/// Classes and symbols by their bits, in the order in which they are declared. An array would cost each command more.
struct Slots: Sequence, IteratorProtocol {
    private(set) var bits: Int

    init(_ bits: Int) { self.bits = bits }

    mutating func next() -> Slot? {
        guard bits != 0 else { return nil }
        defer { bits &= bits &- 1 }
        return Slot(rawValue: UInt8(bits.trailingZeroBitCount))
    }
}
