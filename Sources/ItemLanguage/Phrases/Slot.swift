/// The classes of words, and the symbols with rules of their own, that a pattern can name.
enum Slot: UInt8, CaseIterable {
    // Words
    case offset, weekday, weekdays, month, unit, letter, clock, number, ordinal, part, halfDay, frequency, holiday
    case dayCount, syllable, each
    // Numbers
    case dayNumber, ordinalNumber, year, shortYear, hour, minute, clockDigits, twoDigits, count, smallNumber
    // Symbols
    case phrase, when, day, date, time, span, clockSpan, preposition, dayPart
    case recurrence, every, tail, weekdayList, pluralList, dayList, placeList

    var name: StaticString {
        switch self {
        case .offset: "OFFSET"
        case .weekday: "WEEKDAY"
        case .weekdays: "WEEKDAYS"
        case .month: "MONTH"
        case .unit: "UNIT"
        case .letter: "LETTER"
        case .clock: "CLOCK"
        case .number: "NUMBER"
        case .ordinal: "ORDINAL"
        case .part: "PART"
        case .halfDay: "HALFDAY"
        case .frequency: "FREQUENCY"
        case .holiday: "HOLIDAY"
        case .dayCount: "DAYS"
        case .syllable: "SYLLABLE"
        case .each: "EACH"
        case .dayNumber: "D"
        case .ordinalNumber: "DTH"
        case .year: "YEAR"
        case .shortYear: "YY"
        case .hour: "H"
        case .minute: "MM"
        case .clockDigits: "CLOCKDIGITS"
        case .twoDigits: "DD"
        case .count: "N"
        case .smallNumber: "M"
        case .phrase: "PHRASE"
        case .when: "WHEN"
        case .day: "DAY"
        case .date: "DATE"
        case .time: "TIME"
        case .span: "SPAN"
        case .clockSpan: "MINUTES"
        case .preposition: "PREP"
        case .dayPart: "DAYPART"
        case .recurrence: "RECURRENCE"
        case .every: "EVERY"
        case .tail: "TAIL"
        case .weekdayList: "WEEKDAYLIST"
        case .pluralList: "PLURALLIST"
        case .dayList: "DAYLIST"
        case .placeList: "PLACELIST"
        }
    }

    /// `true` if the slot has rules of its own.
    var isSymbol: Bool { rawValue >= Slot.phrase.rawValue }

    var bit: UInt64 { 1 << UInt64(rawValue) }

    /// Returns a bit for each class of words to which a token belongs.
    static func classes(of kind: PhraseToken.Kind, width: Int) -> UInt64 {
        switch kind {
        case .word(let senses, _): senses.reduce(0) { $0 | $1.classes }
        case .number(_, isOrdinal: true): dayNumber.bit | ordinalNumber.bit | ordinal.bit
        case .number:
            switch width {
            case 1: dayNumber.bit | hour.bit | count.bit | smallNumber.bit
            case 2:
                dayNumber.bit | hour.bit | count.bit | smallNumber.bit | shortYear.bit | minute.bit | twoDigits.bit
            case 3: count.bit | clockDigits.bit
            case 4: count.bit | clockDigits.bit | year.bit
            case 5: count.bit
            default: 0
            }
        case .mark, .other: 0
        }
    }

    static let symbolCount = allCases.count - Int(Slot.phrase.rawValue)

    /// The position of the symbol among the symbols.
    var symbolNumber: Int { Int(rawValue) - Int(Slot.phrase.rawValue) }

    /// The rules of a symbol; none for a class of words.
    var tables: (english: [Rule], korean: [Rule]) {
        switch self {
        case .phrase: (EnglishWhen.phrases, KoreanTimes.phrases)
        case .when: (EnglishWhen.rules, KoreanTimes.when)
        case .day: (EnglishDays.rules, KoreanDates.days)
        case .date: (EnglishDates.rules, KoreanDates.dates)
        case .time: (EnglishTimes.rules, KoreanTimes.rules)
        case .span: (EnglishDays.spans, KoreanDates.spans)
        case .clockSpan: (EnglishTimes.spans, [])
        case .preposition: (EnglishWhen.prepositions, [])
        case .dayPart: (EnglishWhen.partsOfDays, [])
        case .recurrence: (EnglishRepetitions.whole, KoreanRepetitions.whole)
        case .every: (EnglishRepetitions.rules, KoreanRepetitions.rules)
        case .tail: (EnglishRepetitions.tails, KoreanRepetitions.tails)
        case .weekdayList: (EnglishRepetitions.weekdayLists, KoreanRepetitions.weekdayLists)
        case .pluralList: (EnglishRepetitions.pluralLists, [])
        case .dayList: (EnglishRepetitions.dayLists, KoreanRepetitions.dayLists)
        case .placeList: (EnglishRepetitions.placeLists, KoreanRepetitions.placeLists)
        default: ([], [])
        }
    }
}
