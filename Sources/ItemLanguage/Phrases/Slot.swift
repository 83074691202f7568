/// The classes of words, and the symbols with rules of their own, that a pattern can name.
enum Slot: UInt8, CaseIterable {
    // Words
    case offset, weekday, weekdays, month, unit, letter, clock, number, ordinal, part, halfDay, frequency, holiday
    case dayCount, syllable, each
    // Numbers
    case dayNumber, ordinalNumber, year, shortYear, hour, minute, clockDigits, twoDigits, count, smallNumber
    // Symbols
    case phrase, when, day, date, time, span, clockSpan, preposition, dayPart
    case recurrence, every, tail, weekdayList, pluralList, dayList, placeList, period

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
        case .period: "PERIOD"
        }
    }

    /// `true` if the slot has rules of its own.
    var isSymbol: Bool { rawValue >= Slot.phrase.rawValue }

    var bit: Int { 1 << Int(rawValue) }

    /// The number of slots.
    private static var slotCount: Int { Int(Slot.period.rawValue) + 1 }

    static var symbolCount: Int { slotCount - Int(Slot.phrase.rawValue) }

    /// The bits of all symbols.
    static var symbolBits: Int { (1 << slotCount) - Slot.phrase.bit }

    /// Returns a bit after those of the slots for a word that patterns can name. Some words have the same.
    static func bit(ofWord first: UInt8, _ last: UInt8, count: Int) -> Int {
        let number = (Int(first) + 3 * Int(last) + 5 * count) % (Int.bitWidth - slotCount)
        return 1 << (slotCount + number)
    }

    /// Returns a bit for each class of words to which a token belongs.
    static func classes(of kind: PhraseToken.Kind, width: Int) -> Int {
        switch kind {
        case .word(let senses): senses.classes
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

    /// The position of the symbol among the symbols.
    var symbolNumber: Int { Int(rawValue) - Int(Slot.phrase.rawValue) }

    /// Returns the rules of a symbol; none for a class of words.
    func rules(in language: Language) -> [Rule] {
        switch language {
        case .english: englishRules
        case .korean: koreanRules
        }
    }

    private var englishRules: [Rule] {
        switch self {
        case .phrase: EnglishWhen.phrases
        case .when: EnglishWhen.rules
        case .day: EnglishDays.rules
        case .date: EnglishDates.rules
        case .time: EnglishTimes.rules
        case .span: EnglishDays.spans
        case .clockSpan: EnglishTimes.spans
        case .preposition: EnglishWhen.prepositions
        case .dayPart: EnglishWhen.partsOfDays
        case .recurrence: EnglishRepetitions.whole
        case .every: EnglishRepetitions.rules
        case .tail: EnglishRepetitions.tails
        case .weekdayList: EnglishLists.weekdayLists
        case .pluralList: EnglishLists.pluralLists
        case .dayList: EnglishLists.dayLists
        case .placeList: EnglishLists.placeLists
        case .period: EnglishPeriods.rules
        default: []
        }
    }

    private var koreanRules: [Rule] {
        switch self {
        case .phrase: KoreanTimes.phrases
        case .when: KoreanTimes.when
        case .day: KoreanDates.days
        case .date: KoreanDates.dates
        case .time: KoreanTimes.rules
        case .span: KoreanDates.spans
        case .recurrence: KoreanRepetitions.whole
        case .every: KoreanRepetitions.rules
        case .tail: KoreanRepetitions.tails
        case .weekdayList: KoreanRepetitions.weekdayLists
        case .dayList: KoreanRepetitions.dayLists
        case .placeList: KoreanRepetitions.placeLists
        case .period: KoreanPeriods.rules
        default: []
        }
    }
}
