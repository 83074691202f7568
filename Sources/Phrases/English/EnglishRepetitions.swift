import Almanac

/// English repetitions.
enum EnglishRepetitions {
    /// A repetition with its times, its start and its end.
    static let whole: [Rule] = [
        Rule("EVERY TAIL? TAIL? TAIL?") { f, c in f.finishRepetition(c) },
        Rule("CLOCKTIME|START EVERY TAIL? TAIL?") { f, c in f.finishRepetition(c) },
        Rule("repeat|repeats|repeating ~:? EVERY TAIL? TAIL?", .end) { f, c in f.finishRepetition(c) },
    ]

    /// How often something repeats, as a span: “every 2 weeks”.
    static let cycles: [Rule] = [
        Rule("EACH ~!? single? UNIT") { f, c in f.setSpan(1, f.unit) },
        Rule("EACH ~!? N UNIT") { f, c in f.setSpan(f.number, f.unit) },
        Rule("EACH ~!? N ~LETTER") { f, c in f.setSpan(f.number, f.unit) },
        Rule("EACH ~!? other|alternate|couple of? UNIT") { f, c in f.setSpan(2, f.unit) },
        Rule("EACH ORDINAL UNIT") { f, c in f.ordinal > 1 && f.setSpan(f.ordinal, f.unit) },
        Rule("EACH N? fortnight|fortnights") { f, c in f.setSpan(2 * max(1, f.number), .week) },
        Rule("EACH half year") { f, c in f.setSpan(6, .month) },
        Rule("everyday") { f, c in f.setSpan(1, .day) },
        Rule("on? alternate UNIT") { f, c in f.setSpan(2, f.unit) },
        Rule("FREQUENCY") { f, c in f.setSpan(f.number, f.unit) },
        Rule("bi - weekly") { f, c in f.setSpan(2, .week) },
        Rule("semi - yearly|annually") { f, c in f.setSpan(6, .month) },
        Rule("once a|per UNIT") { f, c in f.setSpan(1, f.unit) },
        Rule("once CYCLE"),
    ]

    static let rules: [Rule] = [
        Rule("CYCLE") { f, c in
            // “3개월마다” is a cycle, too.
            f.isOnlyAtEnd = !c.beginsWithNumber && !c.begins(with: "every each ev everyday")
            return f.setSpan()
        },
        Rule("CYCLE on the? WEEKDAYLIST|PLURALLIST|DAYLIST|PLACELIST|DATE day?") { f, c in f.setCycle() },
        Rule("CYCLE the? DAYLIST day?") { f, c in f.setCycle() },
        Rule("CYCLE on the? PLACELIST of|in MONTH") { f, c in f.setCycle() },
        Rule("CYCLE on weekend|weekends") { f, c in f.setWeekends(f.takeCycle(.week)) },
        // “일 년에 한 번” is not about Sundays.
        Rule("on|from? the? WEEKDAYLIST|DATE CYCLE") { f, c in (f.weekdays.isEmpty || !c.isKorean) && f.setCycle() },
        Rule("on? EACH? the? DAYLIST|PLACELIST day? of|in? CYCLE") { f, c in f.setCycle() },
        Rule("on? the? PLACELIST of|in MONTH CYCLE") { f, c in f.setCycle() },
        Rule("CYCLE at|on|by the? end|last|start|beginning|begin|first day?") { f, c in f.setEdge(c) },
        Rule("at|by|on? the? end|last|start|beginning|begin|first day? of the? month? CYCLE") { f, c in f.setEdge(c) },
        Rule("CYCLE end") { f, c in f.setEdge(c) },
        Rule("CYCLE in MONTH") { f, c in f.setMonths(f.takeCycle(.year)) },
        // Days of the week
        Rule("on? EACH ~!? WEEKDAYLIST") { f, c in f.setWeekdays(1) },
        Rule("on? PLURALLIST") { f, c in f.setWeekdays(1) },
        Rule("on? EACH other|alternate|second WEEKDAYLIST|PLURALLIST") { f, c in f.setWeekdays(2) },
        Rule("on? alternate PLURALLIST") { f, c in f.setWeekdays(2) },
        Rule("EACH N WEEKDAYS") { f, c in f.add(f.weekday) && f.setWeekdays(f.number) },
        Rule("EACH of the next N WEEKDAYS") { f, c in
            f.add(f.weekday) && f.setWeekdays(1) && f.setEnd(after: f.number)
        },
        Rule("EACH ~!? WORKDAY") { f, c in !c.endsInPlural && f.set(.workdays) },
        Rule("on weekdays|workdays") { f, c in f.set(.workdays) },
        Rule("weekdays|workdays", .end) { f, c in f.set(.workdays) },
        Rule("weekdays|workdays CLOCKTIME") { f, c in f.set(.workdays) },
        Rule("EACH other|second weekend") { f, c in f.setWeekends(2) },
        Rule("EACH N? weekend|weekends") { f, c in f.setWeekends(max(1, f.number)) },
        Rule("on|all weekends") { f, c in f.setWeekends() },
        Rule("weekends", .end) { f, c in f.setWeekends() },
        // Parts of days
        Rule("EACH PART") { f, c in f.set(.day, 1) && f.setTime(in: f.part) },
        Rule("on? PART CLOCKTIME", .end) { f, c in c.hasParts && f.set(.day, 1) && f.setTime(in: f.part) },
        Rule("EACH weekday PART") { f, c in f.set(.workdays) && f.setTime(in: f.part) },
        Rule("on|EACH? WEEKDAYLIST PART") { f, c in
            (c.hasParts || c.begins(with: "every each ev")) && f.setWeekdays(1) && f.setTime(in: f.part)
        },
        Rule("nightly", .end) { f, c in f.set(.day, 1) && f.setTime(in: .night) },
        Rule("EACH noon") { f, c in f.set(.day, 1) && f.set(.noon) },
        // Days of the month and of the year
        Rule("EACH DAYLIST") { f, c in (c.isValue || c.endsInNumber) && f.setDays(f.dayNumbers, 1) },
        Rule("on? EACH DAYLIST of the|each|every? month") { f, c in f.setDays(f.dayNumbers, 1) },
        Rule("EACH last day of? the|each|every? month?") { f, c in f.setDay(31, 1) },
        Rule("EACH month? end of? the? month?") { f, c in f.setDay(31, 1) },
        Rule("EACH start|beginning|first day? of the|each|every? month") { f, c in f.setDay(1, 1) },
        Rule("on? the? PLACELIST of? the? month?", .end) { f, c in f.places.count > 1 && f.setPlaces(1) },
        Rule("on? the? PLACELIST of|in the|each month EACH month") { f, c in f.setPlaces(1) },
        Rule("on? EACH PLACELIST of|in? the|each|every? month?") { f, c in f.setPlaces(1) },
        Rule("EACH PLACELIST of|in MONTH") { f, c in f.setYearlyPlaces() },
        Rule("EACH MONTH on the? PLACELIST") { f, c in f.setYearlyPlaces() },
        Rule("EACH DATE") { f, c in f.setYearly(1) },
        Rule("EACH MONTH DAYLIST") { f, c in f.setDaysOfYear() },
        Rule("EACH DAYLIST of MONTH") { f, c in f.setDaysOfYear() },
        Rule("CYCLE on MONTH DAYLIST") { f, c in f.takeCycle(.year) == 1 && f.setDaysOfYear() },
        Rule("EACH MONTH on? day? D and|& N") { f, c in
            f.addDay(f.dayNumber) && f.addDay(f.number) && f.setDaysOfYear()
        },
        Rule("EACH MONTH") { f, c in f.setMonths(1) },
        // Repetitions that adder cannot keep
        .unsupported("EACH AMOUNT? other? an|a? CLOCK"),
        .unsupported("hourly|bimonthly", .end),
        .unsupported("EACH N -|to N UNIT"),
        .unsupported("EACH few UNIT"),
        .unsupported("N? times|twice|thrice FREQUENCY", .end),
        .unsupported("N? times|twice|thrice|once a|an|per|every|each UNIT|CLOCK", .end),
        .unsupported("N ~x a|per|/? UNIT|FREQUENCY", .end),
        .unsupported("on? the? ORDINAL WORKDAY of? the? month? EACH month"),
        .unsupported("on? EACH ORDINAL WORKDAY of? the|each|every? month?"),
        .unsupported("EACH N|other WORKDAY"),
        .unsupported("EACH summer|winter|autumn|spring|fall"),
        .unsupported("bi|semi - FREQUENCY", .end),
        Rule("SPAN after DONE") { f, c in f.setAgain() && f.setSpan() },
    ]

    static let completions: [Rule] = [
        Rule("completion|completing|done|finishing it?"), Rule("it's|it is? done|completed|finished"),
    ]

    static let starts: [Rule] = [
        Rule("starting|beginning|starts|from in? MONTH YEAR?") { f, c in f.setMonthStart(c) && f.setStart() },
        Rule("starting|beginning|starts|from|as on|of|from|in? DAY") { f, c in f.setStart() },
        Rule("start|starting WHEN") { f, c in f.setStart() },
    ]

    static let tails: [Rule] = [
        Rule("CLOCKTIME|START"),
        Rule("from TIME"),
        Rule("at H ~. ~MM") { f, c throws(PhraseError) in f.minute < 60 ? try f.setHour(c) : false },
        Rule("in the PART CLOCKTIME?") { f, c in f.setTime(in: f.part) },
        Rule("PART CLOCKTIME?") { f, c in
            f.isOnlyAtEnd = !c.isKorean
            return f.setTime(in: f.part)
        },
        Rule("at night") { f, c in f.set(PartOfDay.night.time) },
        Rule("until|till|til|'til|through|thru|ending|ends|up to|on|in? DAY") { f, c in f.setEnd() },
        Rule("until|till|til|'til the? MONTH YEAR?") { f, c in
            f.set(c.calendar.date(1, month: f.month, year: f.year).map { $0.day - 1 }) && f.setEnd()
        },
        Rule("to|through|thru the? MONTH YEAR?") { f, c in
            f.set(c.calendar.month(f.month, f.year)?.lastDayOfMonth) && f.setEnd()
        },
        Rule("from|between DAY to|until|till|through|thru|and DAY") { f, c in f.setStartAndEnd() },
        Rule("for|up? to? N times|occurrences|x") { f, c in f.setEnd(after: f.number) },
        Rule("x ~N") { f, c in f.setEnd(after: f.number) },
        .unsupported("twice"),
        Rule("for the|up? next|to? SPAN") { f, c in f.setLength() },
        Rule("for the next? UNIT") { f, c in f.setSpan(1, f.unit) && f.setLength() },
        Rule("after|from DONE") { f, c in f.setAgain() },
        .unsupported("but|except|excluding for? on? the? WEEKDAYLIST|PLURALLIST|WORKDAY|weekends|holidays|DAY|EVERY"),
        .unsupported("but|except|excluding for? in? MONTH YEAR?"),
        .unsupported("in MONTH"),
    ]
}

extension PhraseContext {
    /// `true` for “mornings” and the like.
    fileprivate var hasParts: Bool { contains("mornings afternoons evenings nights") }
}

extension Facts {
    /// Repeats on the days of the month in each year.
    fileprivate mutating func setDaysOfYear() -> Bool {
        let days = dayNumbers.numbers
        guard let last = days.last, Day(year: 2_000, month: month, day: last) != nil else { return false }
        return set(Repetition(.yearly, month: month, monthDays: days))
    }

    /// Moves an end without a year behind the start, as in “from november until june”.
    fileprivate mutating func finishRepetition(_ context: PhraseContext) -> Bool {
        // “Every Friday night at 9”
        guard time == nil || setTime(in: part) else { return false }
        // “Every! 3 days” counts from the completion.
        isAgain = isAgain || context.contains("!")
        guard let start, case .until(let last)? = end, last < start else { return true }
        let hasYear = context.typed.split { !$0.isNumber }.contains { $0.count > 2 }
        if !hasYear { end = .until(last.adding(months: 12)) }
        return true
    }
}
