import Almanac

/// English repetitions.
enum EnglishRepetitions {
    /// A repetition with its times, its start and its end.
    static let whole: [Rule] = [
        Rule("EVERY TAIL? TAIL? TAIL?") { f, c in
            // “Every Friday night at 9”
            f.time == nil || f.setTime(in: f.part)
        },
        Rule("at|@? TIME EVERY TAIL? TAIL?") { f, c in f.setTime(in: f.part) },
        Rule("at|@ H EVERY TAIL? TAIL?") { f, c throws(InputError) in try f.setHour(c) && f.setTime(in: f.part) },
        Rule("repeat|repeats|repeating ~:? EVERY TAIL? TAIL?", .end) { f, c in
            f.time == nil || f.setTime(in: f.part)
        },
        Rule("starting|beginning|from DAY EVERY TAIL? TAIL?") { f, c in
            f.start = f.day
            f.day = nil
            return true
        },
        Rule("EVERY but|except|excluding for? on? WEEKDAYLIST") { f, c in f.setUnsupported() },
        Rule("EVERY but|except|excluding for? on? PLURALLIST") { f, c in f.setUnsupported() },
        Rule("EVERY but|except|excluding on? weekends|weekdays|holidays") { f, c in f.setUnsupported() },
        Rule("EVERY in MONTH") { f, c in f.setUnsupported() },
    ]

    static let rules: [Rule] = [
        // Days, weeks, months and years
        Rule("EACH single? UNIT") { f, c in f.set(f.unit, 1) },
        Rule("everyday") { f, c in f.set(.day, 1) },
        Rule("EACH N UNIT") { f, c in f.set(f.unit, f.number) },
        Rule("EACH N ~LETTER") { f, c in f.set(f.unit, f.number) },
        Rule("EACH other|alternate UNIT") { f, c in f.set(f.unit, 2) },
        Rule("EACH ORDINAL UNIT") { f, c in f.ordinal > 1 ? f.set(f.unit, f.ordinal) : false },
        Rule("EACH N fortnight|fortnights") { f, c in f.set(.week, 2 * f.number) },
        Rule("EACH fortnight") { f, c in f.set(.week, 2) },
        Rule("EACH half year") { f, c in f.set(.month, 6) },
        Rule("on? alternate UNIT", .end) { f, c in f.set(f.unit, 2) },
        Rule("EACH couple of? UNIT") { f, c in f.set(f.unit, 2) },
        Rule("FREQUENCY", .end) { f, c in f.set(f.unit, f.number) },
        Rule("bi - weekly", .end) { f, c in f.set(.week, 2) },
        Rule("once a|every|each|per UNIT", .end) { f, c in f.set(f.unit, 1) },
        Rule("once every N UNIT", .end) { f, c in f.set(f.unit, f.number) },
        Rule("once a|per|every|each week on WEEKDAYLIST", .end) { f, c in f.setWeekdays(1) },
        Rule("once a|per|every|each week on PLURALLIST", .end) { f, c in f.setWeekdays(1) },
        Rule("once a|per|every|each month on the? DAYLIST", .end) { f, c in f.setDays(f.dayNumbers, 1) },
        Rule("once a|per|every|each month on the? PLACELIST", .end) { f, c in f.setPlaces(1) },
        Rule("once a|per|every|each year on DATE", .end) { f, c in f.setYearly(1) },
        // Days of the week
        Rule("EACH WEEKDAYLIST") { f, c in f.setWeekdays(1) },
        Rule("on EACH WEEKDAYLIST") { f, c in f.setWeekdays(1) },
        Rule("on PLURALLIST") { f, c in f.setWeekdays(1) },
        Rule("PLURALLIST") { f, c in f.setWeekdays(1) },
        Rule("on? EACH other|alternate|second WEEKDAYLIST") { f, c in f.setWeekdays(2) },
        Rule("EACH of the next N WEEKDAYS") { f, c in
            f.add(f.weekday) && f.setWeekdays(1) && f.setEnd(after: f.number)
        },
        Rule("on? alternate PLURALLIST") { f, c in f.setWeekdays(2) },
        Rule("EACH N WEEKDAYS") { f, c in
            f.add(f.weekday) && f.setWeekdays(f.number)
        },
        Rule("EACH N week|weeks on WEEKDAYLIST") { f, c in f.setWeekdays(f.number) },
        Rule("EACH N week|weeks on PLURALLIST") { f, c in f.setWeekdays(f.number) },
        Rule("EACH other|second week on WEEKDAYLIST") { f, c in f.setWeekdays(2) },
        Rule("EACH week on PLURALLIST") { f, c in f.setWeekdays(1) },
        Rule("EACH week on WEEKDAYLIST") { f, c in f.setWeekdays(1) },
        Rule("FREQUENCY on WEEKDAYLIST") { f, c in f.unit == .week && f.setWeekdays(f.number) },
        Rule("FREQUENCY on PLURALLIST") { f, c in f.unit == .week && f.setWeekdays(f.number) },
        Rule("WEEKDAYLIST EACH week") { f, c in f.setWeekdays(1) },
        Rule("on? WEEKDAYLIST FREQUENCY") { f, c in f.unit == .week && f.setWeekdays(f.number) },
        Rule("EACH weekday|workday") { f, c in f.set(.workdays) },
        Rule("EACH business|working|work day") { f, c in f.set(.workdays) },
        Rule("on weekdays|workdays") { f, c in f.set(.workdays) },
        Rule("weekdays|workdays", .end) { f, c in f.set(.workdays) },
        Rule("on? weekdays|workdays at? TIME") { f, c in f.set(.workdays) },
        Rule("on? weekdays|workdays at|@ H") { f, c throws(InputError) in try f.setHour(c) && f.set(.workdays) },
        Rule("EACH weekend") { f, c in f.setWeekends() },
        Rule("EACH other|second weekend") { f, c in f.setWeekends(2) },
        Rule("EACH N weekends") { f, c in f.setWeekends(f.number) },
        Rule("on weekends") { f, c in f.setWeekends() },
        Rule("weekends", .end) { f, c in f.setWeekends() },
        // Parts of days
        Rule("EACH PART") { f, c in f.set(.day, 1) && f.setTime(in: f.part) },
        Rule("EACH WEEKDAYLIST PART") { f, c in f.setWeekdays(1) && f.setTime(in: f.part) },
        Rule("EACH weekday PART") { f, c in f.set(.workdays) && f.setTime(in: f.part) },
        Rule("on? WEEKDAYLIST mornings") { f, c in f.setWeekdays(1) && f.setTime(in: .morning) },
        Rule("on? WEEKDAYLIST afternoons") { f, c in f.setWeekdays(1) && f.setTime(in: .afternoon) },
        Rule("on? WEEKDAYLIST evenings") { f, c in f.setWeekdays(1) && f.setTime(in: .evening) },
        Rule("on? WEEKDAYLIST nights") { f, c in f.setWeekdays(1) && f.setTime(in: .night) },
        Rule("mornings|afternoons|evenings|nights at? TIME", .end) { f, c in
            f.set(.day, 1) && f.setTime(in: c.partOfDays)
        },
        Rule("mornings|afternoons|evenings|nights at|@ H", .end) { f, c throws(InputError) in
            try f.setHour(c) && f.set(.day, 1) && f.setTime(in: c.partOfDays)
        },
        Rule("nightly at? TIME") { f, c in f.setNightly() },
        Rule("nightly", .end) { f, c in f.setNightly() },
        Rule("nightly at H") { f, c throws(InputError) in try f.setHour(c) && f.setNightly() },
        Rule("EACH noon") { f, c in f.set(.day, 1) && f.set(.noon) },
        // Days of the month
        Rule("EACH DTH") { f, c in f.setDay(f.dayNumber, 1) },
        Rule("EACH DAYLIST and? DTH") { f, c in f.addDay() && f.setDays(f.dayNumbers, 1) },
        Rule("on? the? DAYLIST of|in? EACH month") { f, c in f.setDays(f.dayNumbers, 1) },
        Rule("on? the? DAYLIST of|in? EACH other|second month") { f, c in f.setDays(f.dayNumbers, 2) },
        Rule("on? the? DAYLIST of|in? EACH N months|month") { f, c in f.setDays(f.dayNumbers, f.number) },
        Rule("on? EACH DAYLIST of the|each|every? month") { f, c in f.setDays(f.dayNumbers, 1) },
        Rule("EACH month on the? DAYLIST") { f, c in f.setDays(f.dayNumbers, 1) },
        Rule("EACH N months|month on the? DAYLIST") { f, c in f.setDays(f.dayNumbers, f.number) },
        Rule("EACH other month on the? DAYLIST") { f, c in f.setDays(f.dayNumbers, 2) },
        Rule("EACH quarter on the? DAYLIST") { f, c in f.setDays(f.dayNumbers, 3) },
        Rule("FREQUENCY on the? DAYLIST") { f, c in
            f.setDays(f.dayNumbers, f.unit == .quarter ? 3 : f.unit == .month ? 1 : 0)
        },
        Rule("on? the? DAYLIST FREQUENCY") { f, c in
            f.unit == .month && f.setDays(f.dayNumbers, 1)
        },
        Rule("on? the? last day of EACH month") { f, c in f.setDay(31, 1) },
        Rule("EACH last day of the|each|every? month") { f, c in f.setDay(31, 1) },
        Rule("EACH month on the? last day") { f, c in f.setDay(31, 1) },
        Rule("FREQUENCY on the? last day") { f, c in f.unit == .month && f.setDay(31, 1) },
        Rule("at|by? the? end of EACH month") { f, c in f.setDay(31, 1) },
        Rule("EACH month end") { f, c in f.setDay(31, 1) },
        Rule("EACH end of the month") { f, c in f.setDay(31, 1) },
        Rule("EACH start|beginning of the month") { f, c in f.setDay(1, 1) },
        Rule("at|on? the? start|beginning of EACH week") { f, c in f.add(c.calendar.weekStart) && f.setWeekdays(1) },
        Rule("on|at? the? first|start|beginning day? of EACH month") { f, c in f.setDay(1, 1) },
        Rule("EACH first day of the|each|every? month") { f, c in f.setDay(1, 1) },
        Rule("EACH last day") { f, c in f.setDay(31, 1) },
        Rule("EACH DAYLIST", .value) { f, c in f.setDays(f.dayNumbers, 1) },
        // Places in a month
        Rule("on? the? PLACELIST of|in EACH month") { f, c in f.setPlaces(1) },
        Rule("on? EACH? the? PLACELIST of|in EACH other|second month") { f, c in f.setPlaces(2) },
        Rule("on? EACH? the? PLACELIST of|in EACH N months|month") { f, c in f.setPlaces(f.number) },
        Rule("on? the? PLACELIST of the month", .end) { f, c in f.places.count > 1 && f.setPlaces(1) },
        Rule("on? the? PLACELIST", .end) { f, c in f.places.count > 1 && f.setPlaces(1) },
        Rule("on? the? PLACELIST EACH month") { f, c in f.setPlaces(1) },
        Rule("on? the? PLACELIST of|in the|each month EACH month") { f, c in f.setPlaces(1) },
        Rule("on? EACH PLACELIST of|in? the|each|every? month?") { f, c in f.setPlaces(1) },
        Rule("EACH month on the? PLACELIST") { f, c in f.setPlaces(1) },
        Rule("EACH N months|month on the? PLACELIST") { f, c in f.setPlaces(f.number) },
        Rule("EACH other month on the? PLACELIST") { f, c in f.setPlaces(2) },
        Rule("FREQUENCY on the? PLACELIST") { f, c in
            f.setPlaces(f.unit == .quarter ? 3 : f.unit == .month ? 1 : 0)
        },
        // Days of the year
        Rule("on? the? PLACELIST of|in MONTH EACH year") { f, c in
            f.setYearlyPlaces()
        },
        Rule("EACH PLACELIST of|in MONTH") { f, c in
            f.setYearlyPlaces()
        },
        Rule("EACH year on the? PLACELIST of|in MONTH") { f, c in
            f.setYearlyPlaces()
        },
        Rule("EACH other year on the? PLACELIST of|in MONTH") { f, c in f.setYearlyPlaces(2) },
        Rule("EACH N years|year on the? PLACELIST of|in MONTH") { f, c in f.setYearlyPlaces(f.number) },
        Rule("FREQUENCY on the? PLACELIST of|in MONTH") { f, c in f.unit == .year && f.setYearlyPlaces() },
        Rule("EACH other year on DATE") { f, c in f.setYearly(2) },
        Rule("EACH year|years on DATE") { f, c in f.setYearly(1) },
        Rule("EACH N years|year on DATE") { f, c in f.setYearly(f.number) },
        Rule("EACH DATE") { f, c in f.setYearly(1) },
        Rule("on? DATE EACH year") { f, c in f.setYearly(1) },
        Rule("on? DATE FREQUENCY") { f, c in f.unit == .year && f.setYearly(1) },
        Rule("FREQUENCY on DATE") { f, c in f.unit == .year && f.setYearly(1) },
        Rule("EACH year in MONTH") { f, c in f.set(Repetition(.yearly, month: f.month, monthDays: [1])) },
        Rule("EACH MONTH on the? PLACELIST") { f, c in f.setYearlyPlaces() },
        Rule("EACH MONTH") { f, c in f.set(Repetition(.yearly, month: f.month, monthDays: [1])) },
        // Repetitions that adder cannot keep
        Rule("EACH N? CLOCK") { f, c in f.setUnsupported() },
        Rule("EACH other CLOCK") { f, c in f.setUnsupported() },
        Rule("hourly", .end) { f, c in f.setUnsupported() },
        Rule("EACH half an|a? hour") { f, c in f.setUnsupported() },
        Rule("EACH N -|to N UNIT") { f, c in f.setUnsupported() },
        Rule("EACH few UNIT") { f, c in f.setUnsupported() },
        Rule("EACH few CLOCK") { f, c in f.setUnsupported() },
        Rule("twice|thrice FREQUENCY", .end) { f, c in f.setUnsupported() },
        Rule("N times FREQUENCY", .end) { f, c in f.setUnsupported() },
        Rule("twice|thrice a|per UNIT", .end) { f, c in f.setUnsupported() },
        Rule("twice|thrice EACH UNIT", .end) { f, c in f.setUnsupported() },
        Rule("N ~x a|per|/ UNIT", .end) { f, c in f.setUnsupported() },
        Rule("N ~x FREQUENCY", .end) { f, c in f.setUnsupported() },
        Rule("once|twice a|an|per|EACH CLOCK", .end) { f, c in f.setUnsupported() },
        Rule("N times a|an|per|EACH CLOCK", .end) { f, c in f.setUnsupported() },
        Rule("N times a|per|EACH UNIT", .end) { f, c in f.setUnsupported() },
        Rule("EACH month on WEEKDAYLIST") { f, c in f.setUnsupported() },
        Rule("on? WEEKDAYLIST EACH month|year|quarter") { f, c in f.setUnsupported() },
        Rule("on? the? first|last weekday|workday of the month EACH month") { f, c in f.setUnsupported() },
        Rule("on? the? first weekday|workday of EACH month") { f, c in f.setUnsupported() },
        Rule("EACH other weekday|workday") { f, c in f.setUnsupported() },
        Rule("EACH DTH weekday|workday of? the|each|every? month?") { f, c in f.setUnsupported() },
        Rule("EACH first weekday|workday of? the|each|every? month?") { f, c in f.setUnsupported() },
        Rule("on? EACH last weekday|workday of? the|each|every? month?") { f, c in f.setUnsupported() },
        Rule("on? the? last weekday|workday of EACH month") { f, c in f.setUnsupported() },
        Rule("on? the? last business|working day of EACH month") { f, c in f.setUnsupported() },
        // After completion
        Rule("every ~! N UNIT") { f, c in f.setAgain() && f.set(f.unit, f.number) },
        Rule("every ~! N ~LETTER") { f, c in f.setAgain() && f.set(f.unit, f.number) },
        Rule("every ~! other UNIT") { f, c in f.setAgain() && f.set(f.unit, 2) },
        Rule("every ~! UNIT") { f, c in f.setAgain() && f.set(f.unit, 1) },
        Rule("every ~! WEEKDAYLIST") { f, c in f.setAgain() && f.setWeekdays(1) },
        Rule("every ~! weekday|workday") { f, c in f.setAgain() && f.set(.workdays) },
        Rule("SPAN after completion|completing|done|finishing it?") { f, c in
            f.setAgain() && f.setSpan()
        },
        Rule("SPAN after it's|it is? done|completed|finished") { f, c in
            f.setAgain() && f.setSpan()
        },
    ]

    static let tails: [Rule] = [
        Rule("at|by|from|@? TIME"),
        Rule("at|around|@ H") { f, c throws(InputError) in try f.setHour(c) },
        Rule("in the PART at? TIME?") { f, c in f.setTime(in: f.part) },
        Rule("in the PART at H") { f, c throws(InputError) in try f.setHour(c) && f.setTime(in: f.part) },
        Rule("at night") { f, c in f.set(PartOfDay.night.time) },
        Rule("until|till|til|'til|through|thru|ending|ends on|in? DAY") { f, c in f.setEnd() },
        Rule("until|till|til|'til the? MONTH YEAR?") { f, c in
            f.day = c.calendar.date(1, month: f.month, year: f.year).map { $0.day - 1 }
            return f.setEnd()
        },
        Rule("up to DAY") { f, c in f.setEnd() },
        Rule("from DAY to|until|till|through|thru DAY") { f, c in f.setStartAndEnd() },
        Rule("between DAY and DAY") { f, c in f.setStartAndEnd() },
        Rule("starting|beginning|starts|from in? MONTH YEAR?") { f, c in
            f.day = c.calendar.date(1, month: f.month, year: f.year)?.day
            return f.setStart()
        },
        Rule("for N times|occurrences") { f, c in f.setEnd(after: f.number) },
        Rule("N times|occurrences") { f, c in f.setEnd(after: f.number) },
        Rule("N ~x") { f, c in f.setEnd(after: f.number) },
        Rule("x ~N") { f, c in f.setEnd(after: f.number) },
        Rule("for the next? SPAN") { f, c in f.setLength() },
        Rule("for SPAN") { f, c in f.setLength() },
        Rule("starting|beginning|starts|from|as on|of|from|in? DAY") { f, c in f.setStart() },
        Rule("start|starting WHEN") { f, c in f.setStart() },
        Rule("after completion|completing|done|finishing it?") { f, c in f.setAgain() },
        Rule("after it's|it is? done|completed|finished") { f, c in f.setAgain() },
        Rule("from completion") { f, c in f.setAgain() },
    ]
}

extension PhraseContext {
    /// The part of the day with whose plural the phrase begins.
    fileprivate var partOfDays: PartOfDay {
        begins(with: "mornings")
            ? .morning : begins(with: "afternoons") ? .afternoon : begins(with: "evenings") ? .evening : .night
    }
}

extension Facts {
    /// Repeats each night at the time, which is in the evening.
    fileprivate mutating func setNightly() -> Bool { set(.day, 1) && setTime(in: .night) }
}
