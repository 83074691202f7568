import Almanac

/// The meaning of the words in a phrase.
struct Facts {
    /// The matcher keeps it, so that copies of the facts need not.
    unowned(unsafe) let context: PhraseContext
    /// The tokens of the phrase.
    var tokens = 0..<0
    // The words of one rule.
    /// The count, or 1 if the pattern has none.
    var number = 1
    var offset = 0
    var unit = CalendarUnit.day
    var weekday = Weekday.monday
    var month = 0
    var dayNumber = 0
    var year: Int?
    var hour = 0
    var minute = 0
    var halfDay: Int?
    var ordinal = 0
    var clock = 0
    /// The digits of the hour.
    var digits = 0

    // The meaning of a symbol.
    var day: Day?
    /// The first of two days, of which `day` is the other.
    var firstDay: Day?
    /// The last day of a period, of which `day` is the first.
    var lastDay: Day?
    var time: TimeOfDay?
    /// The first of two times, of which `time` is the other.
    var firstTime: TimeOfDay?
    /// The hour as typed, if it may be in the morning or in the afternoon.
    var openHour: Int?
    var part: PartOfDay?
    /// A number of units in quarters, as “half” and “2.5”.
    var amount = 0
    /// A number of units from or after another day.
    var span: CalendarSpan?
    var minutes: Int?
    /// A week, a month, a quarter or a year by its name.
    var period: NamedPeriod?
    var holiday: Holiday?
    /// The day of a yearly repetition that has no date.
    var movable: MovableDay?
    var weekdays = NumberSet()
    var dayNumbers = NumberSet()
    /// Seven numbers for each position in the month: the first to the fifth, those from its end, and the last.
    var places = NumberSet()
    /// The weekday of the first position.
    var placeWeekday: Weekday?
    var isAgain = false
    var start: Day?
    var end: Repetition.End?
    /// A length for which a repetition lasts.
    var length: CalendarSpan?
    /// The day of this year that has passed, if the phrase therefore means next year.
    var passed: Day?
    var isOnlyAtEnd = false
    /// `true` if the phrase needs more to be one: a repetition a time, a start or an end, and a time a day.
    var isWeak = false
    /// `true` if the day is the one on which the time comes next, as for “in the evening at 8”.
    var isDayOpen = false
    /// `true` if the day was moved because the night ends on the next one.
    var isNightSettled = false
    /// `true` if the words are text although a part of them looks like a phrase.
    var isText = false
    /// `true` for a repetition that adder cannot keep, such as “every 5 minutes”.
    var isUnsupported = false
    /// `true` for a span of days or times; `day` and `time` are the first.
    var isSpan = false
    private var rare: Rare?

    init(_ context: PhraseContext) { self.context = context }

    var repetition: Repetition? {
        get { if case .repetition(let repetition)? = rare { repetition } else { nil } }
        set { rare = newValue.map { .repetition($0) } }
    }

    var error: PhraseError? {
        get { if case .error(let error)? = rare { error } else { nil } }
        set { rare = newValue.map { .error($0) } }
    }

    var isRepetition: Bool { if case .repetition? = rare { true } else { false } }

    /// `true` for a day, a time or a repetition.
    var isDated: Bool { day != nil || time != nil || isRepetition }

    var isError: Bool { if case .error? = rare { true } else { false } }

    /// Adopts the meaning of a symbol within the phrase.
    mutating func adopt(_ part: Facts) {
        if part.day != nil { (firstDay, day, isDayOpen) = (day, part.day, part.isDayOpen) }
        if part.time != nil, time != nil, (part.part == nil) == (self.part == nil) {
            // An item has one time, unlike “daily 8am 8pm”. The time of “evening at 9” is one, too.
            _ = setUnsupported()
        }
        if part.time != nil { (firstTime, time, openHour) = (time, part.time, part.openHour) }
        self.part = part.part ?? self.part
        halfDay = part.halfDay ?? halfDay
        if part.amount != 0 { amount = part.amount }
        year = part.year ?? year
        if dayNumber == 0 { (dayNumber, month) = (part.dayNumber, part.month > 0 ? part.month : month) }
        span = part.span ?? span
        minutes = part.minutes ?? minutes
        period = part.period ?? period
        holiday = part.holiday ?? holiday
        movable = part.movable ?? movable
        weekdays.formUnion(part.weekdays)
        dayNumbers.formUnion(part.dayNumbers)
        places.formUnion(part.places)
        placeWeekday = part.placeWeekday ?? placeWeekday
        isAgain = isAgain || part.isAgain
        start = part.start ?? start
        end = part.end ?? end
        length = part.length ?? length
        passed = part.passed ?? passed
        isOnlyAtEnd = isOnlyAtEnd || part.isOnlyAtEnd
        isWeak = isWeak || part.isWeak
        isNightSettled = isNightSettled || part.isNightSettled
        isText = isText || part.isText
        isUnsupported = isUnsupported || part.isUnsupported
        if !isError { rare = part.rare ?? rare }
    }
}

/// Sets a fact, and is `true`, as the meaning of a rule is.
func <- <Value>(fact: inout Value, value: Value) -> Bool {
    fact = value
    return true
}

/// Sets a fact, or is `false` without a value.
func <- <Value>(fact: inout Value?, value: Value?) -> Bool {
    if let value { fact = value }
    return value != nil
}

infix operator <- : FactPrecedence

precedencegroup FactPrecedence {
    higherThan: LogicalConjunctionPrecedence
    lowerThan: ComparisonPrecedence
}

/// A value that is copied as a reference, because facts are copied often and rarely hold it.
private indirect enum Rare {
    case repetition(Repetition)
    case error(PhraseError)
}

/// A set of the numbers 0…63.
struct NumberSet {
    private var bits: UInt64 = 0

    init(_ numbers: [Int] = []) {
        for number in numbers { _ = insert(number) }
    }

    var isEmpty: Bool { bits == 0 }
    var count: Int { bits.nonzeroBitCount }
    var numbers: [Int] { (0..<64).filter(contains) }

    func contains(_ number: Int) -> Bool { bits & 1 << number != 0 }

    /// Returns `false` if the number is a member already.
    mutating func insert(_ number: Int) -> Bool {
        let isNew = !contains(number)
        bits |= 1 << number
        return isNew
    }

    mutating func formUnion(_ other: NumberSet) { bits |= other.bits }
}
