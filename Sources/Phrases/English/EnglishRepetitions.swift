import Almanac

enum EnglishRepetitions {
    /// A repetition with its times, its start and its end.
    static let whole: [Rule] = [
        Rule([.every, .tail.optional, .tail.optional, .tail.optional]) { f, c in f.finishRepetition(c) },
        Rule([.clockTime.or(.start), .every, .tail.optional, .tail.optional]) { f, c in f.finishRepetition(c) },
        Rule(["repeat|repeats|repeating", .glued(":").optional, .every, .tail.optional, .tail.optional], .end) { f, c in
            f.finishRepetition(c)
        },
    ]

    /// How often something repeats, as a span: “every 2 weeks”.
    static let cycles: [Rule] = [
        Rule([.each, .glued("!").optional, .maybe("single"), .unit]) { f, c in f.setSpan(1, f.unit) },
        Rule([.each, .glued("!").optional, .count, .unit]) { f, c in f.setSpan(f.number, f.unit) },
        Rule([.each, .glued("!").optional, .count, .letter.glued]) { f, c in
            // “Every 15m” is every 15 minutes.
            (c.isValue || !c.ends(with: "m")) && f.setSpan(f.number, f.unit)
        },
        Rule([.each, .glued("!").optional, "other|alternate|couple", .maybe("of"), .unit]) { f, c in
            f.setSpan(2, f.unit)
        },
        Rule([.each, .ordinal, .unit]) { f, c in f.ordinal > 1 && f.setSpan(f.ordinal, f.unit) },
        Rule([.each, .count.optional, "fortnight|fortnights"]) { f, c in f.setSpan(2 * f.number, .week) },
        Rule([.each, "half", "year"]) { f, c in f.setSpan(6, .month) },
        Rule(["everyday"]) { f, c in f.setSpan(1, .day) },
        Rule([.maybe("on"), "alternate", .unit]) { f, c in f.setSpan(2, f.unit) },
        Rule([.frequency]) { f, c in f.setSpan(f.number, f.unit) },
        Rule(["bi", "-", "weekly"]) { f, c in f.setSpan(2, .week) },
        Rule(["semi", "-", "yearly|annually"]) { f, c in f.setSpan(6, .month) },
        Rule(["once", "a|per", .unit]) { f, c in f.setSpan(1, f.unit) },
        Rule(["once", .cycle]), Rule(["once", "in", .span]),
    ]

    static let rules: [Rule] = [
        Rule([.cycle]) { f, c in
            // “3개월마다” is a cycle, too.
            f.isOnlyAtEnd = !c.beginsWithNumber && !c.begins(with: "every each ev everyday")
            return f.setSpan()
        },
        Rule([
            .cycle, "on", .the, .weekdayList.or(.pluralList).or(.dayList).or(.placeList).or(.date), .maybe("day"),
        ]) { f, c in
            f.setCycle()
        },
        Rule([.cycle, .the, .dayList, .maybe("day")]) { f, c in f.setCycle() },
        Rule([.cycle, "on", .the, .placeList, "of|in", .month]) { f, c in f.setCycle() },
        Rule([.cycle, "on", .the, "weekend|weekends"]) { f, c in f.setWeekends(f.takeCycle(.week)) },
        // “일 년에 한 번” is not about Sundays.
        Rule([.maybe("on|from"), .the, .weekdayList.or(.date), .cycle]) { f, c in
            (f.weekdays.isEmpty || !c.isKorean) && f.setCycle()
        },
        Rule([
            .maybe("on"), .each.optional, .the, .dayList.or(.placeList), .maybe("day"), .maybe("of|in"), .cycle,
        ]) { f, c in
            f.setCycle()
        },
        Rule([.maybe("on"), .the, .placeList, "of|in", .month, .cycle]) { f, c in f.setCycle() },
        Rule([.cycle, "at|on|by", .the, "end|last|start|beginning|begin|first", .maybe("day")]) { f, c in
            f.setEdge(c)
        },
        Rule([
            .maybe("at|by|on"), .the, "end|last|start|beginning|begin|first", .maybe("day"), "of",
            .the, .maybe("month"), .cycle,
        ]) { f, c in f.setEdge(c) },
        Rule([.cycle, "end"]) { f, c in f.setEdge(c) },
        Rule([.maybe("at|by|on"), .the, "month", .maybe("-"), "end", .cycle]) { f, c in f.setEdge(c) },
        Rule([.cycle, "in", .month]) { f, c in f.setMonths(f.takeCycle(.year)) },
        // Days of the week
        Rule([.maybe("on"), .each, .glued("!").optional, .maybe("single"), .weekdayList]) { f, c in f.setWeekdays(1) },
        Rule([.maybe("on"), .pluralList]) { f, c in f.setWeekdays(1) },
        Rule([.maybe("on"), "alternate", .pluralList]) { f, c in f.setWeekdays(2) },
        Rule([.maybe("on"), .each, "other|alternate|second", .weekdayList.or(.pluralList)]) { f, c in
            f.setWeekdays(2)
        },
        Rule([.each, .count, .weekdays]) { f, c in f.add(f.weekday) && f.setWeekdays(f.number) },
        Rule([.each, "of", "the", "next", .count, .weekdays]) { f, c in
            f.add(f.weekday) && f.setWeekdays(1) && f.setEnd(after: f.number)
        },
        Rule([.each, .glued("!").optional, .workday]) { f, c in !c.endsInPlural && f.set(.workdays) },
        Rule([.maybe("on"), "weekdays|workdays", .clockTime.optional]) { f, c in
            f.isOnlyAtEnd = f.isOnlyAtEnd || c.count == 1
            return f.set(.workdays)
        },
        Rule([.each, "other|second", "weekend"]) { f, c in f.setWeekends(2) },
        Rule([.each, .count.optional, "weekend|weekends"]) { f, c in f.setWeekends(f.number) },
        Rule([.maybe("on|all"), "weekends"]) { f, c in
            f.isOnlyAtEnd = c.count == 1
            return f.setWeekends()
        },
        // Parts of days
        Rule([.each, .part]) { f, c in f.set(.day, 1) && f.setTime(in: f.part) },
        Rule([.maybe("on"), .part, .clockTime], .end) { f, c in c.hasParts && f.set(.day, 1) && f.setTime(in: f.part) },
        Rule([.maybe("on"), "weekday", .part]) { f, c in c.hasParts && f.set(.workdays) && f.setTime(in: f.part) },
        Rule([.maybe("on"), "weekend", .part]) { f, c in c.hasParts && f.setWeekends() && f.setTime(in: f.part) },
        Rule([.each.or(word: "on").optional, .weekdayList, .part]) { f, c in
            (c.hasParts || c.begins(with: "every each ev")) && f.setWeekdays(1) && f.setTime(in: f.part)
        },
        Rule(["nightly"], .end) { f, c in f.set(.day, 1) && f.setTime(in: .night) },
        Rule([.each, "noon"]) { f, c in f.set(.day, 1) && f.set(.noon) },
        // Days of the month and of the year
        Rule([.each, .dayList]) { f, c in (c.isValue || c.endsInNumber) && f.setDays(f.dayNumbers, 1) },
        Rule([.maybe("on"), .each, .dayList, "of", .maybe("the|each|every"), "month"]) { f, c in
            f.setDays(f.dayNumbers, 1)
        },
        Rule([.each, "last", "day", .maybe("of"), .maybe("the|each|every"), .maybe("month")]) { f, c in
            f.setDay(31, 1)
        },
        Rule([.each, .maybe("month"), "end", .maybe("of"), .the, .maybe("month")]) { f, c in f.setDay(31, 1) },
        Rule([.each, "start|beginning|first", .maybe("day"), "of", .maybe("the|each|every"), "month"]) { f, c in
            f.setDay(1, 1)
        },
        Rule([.maybe("on"), .the, .placeList, .maybe("of"), .the, .maybe("month")], .end) { f, c in
            f.places.count > 1 && f.setPlaces(1)
        },
        Rule([.maybe("on"), .the, .placeList, "of|in", "the|each", "month", .each, "month"]) { f, c in f.setPlaces(1) },
        Rule([.maybe("on"), .each, .placeList, .maybe("of|in"), .maybe("the|each|every"), .maybe("month")]) { f, c in
            f.setPlaces(1)
        },
        Rule([.each, .placeList, "of|in", .month]) { f, c in f.setYearlyPlaces() },
        Rule([.each, .month, "on", .the, .placeList]) { f, c in f.setYearlyPlaces() },
        Rule([.each, .date]) { f, c in f.setYearly(1) },
        Rule([.each, .month, .dayList]) { f, c in f.setDaysOfYear() },
        Rule([.each, .dayList, "of", .month]) { f, c in f.setDaysOfYear() },
        Rule([.cycle, "on", .month, .dayList]) { f, c in f.takeCycle(.year) == 1 && f.setDaysOfYear() },
        Rule([.each, .month, .maybe("on"), .maybe("day"), .dayNumber, "and|&", .count]) { f, c in
            f.addDay(f.dayNumber) && f.addDay(f.number) && f.setDaysOfYear()
        },
        Rule([.each, .month]) { f, c in f.setMonths(1) },
        // Hours
        Rule([
            .maybe("once"), .each, .glued("!").optional, .amount.or(.ordinal).optional, .maybe("other"),
            .maybe("an|a|of"),
            .clock,
        ]) { f, c in
            if c.contains("0 00 zero few first last penultimate 1st") { return false }
            return f.setHours(
                (f.ordinal > 0 ? 4 * f.ordinal : f.amount == 0 ? 4 : f.amount) * (c.contains("other") ? 2 : 1)
            )
        },
        Rule(["once", "a|an|per", .clock]) { f, c in f.setHours(4) },
        Rule([.count.optional, .maybe("-"), "hourly"], .end) { f, c in
            f.clock = 60
            return f.setHours(4 * f.number)
        },
        Rule([.amount, .clock, "after", .completion]) { f, c in f.setAgain() && f.setHours(f.amount) },
        // Repetitions that adder cannot keep
        .unsupported([.each, .amount.optional, .clock, .maybe("on"), .the, .workday.or(.weekdayList).or(.pluralList)]),
        .unsupported([.each, .amount.optional, .maybe("other"), .clock, .maybe("at|in"), .the, .part]),
        // Series end on a day.
        .unsupported([
            .each, .amount.optional, .maybe("other"), .maybe("an|a"), .clock, "until|till|til|'til|by|before",
            .day.optional,
            .maybe("at"), .time,
        ]),
        .unsupported(["hourly", "until|till|til|'til|by|before", .day.optional, .maybe("at"), .time]),
        .unsupported(["bimonthly|semimonthly|biannually"], .end),
        .unsupported([.each, .count, "-|to|or", .count, .unit.or(.clock)]),
        .unsupported([.each, .amount, .unit.or(.clock).or(.letter)]),
        .unsupported([.count.optional, "times|twice|thrice", .frequency], .end),
        .unsupported([.count.optional, "times|twice|thrice|once", "a|an|per|every|each", .unit.or(.clock)], .end),
        .unsupported([.count, .glued("x"), .maybe("a|per|/"), .unit.or(.frequency)], .end),
        .unsupported([.maybe("on"), .the, .ordinal, .workday, .maybe("of"), .the, .maybe("month"), .each, "month"]),
        .unsupported([
            .maybe("on"), .each, .ordinal.or(.dayList), .workday, .maybe("of"), .maybe("the|each|every"),
            .maybe("month"),
        ]
        ),
        .unsupported([.each, .count.or(word: "other"), .workday]),
        .unsupported([.each, "summer|winter|autumn|spring|fall"]),
        .unsupported(["bi|semi", "-", .frequency], .end),
        Rule([.span, "after", .completion]) { f, c in f.setAgain() && f.setSpan() },
    ]

    static let completions: [Rule] = [
        Rule(["completion|completing|done|finishing", .maybe("it")]),
        Rule(["it's|it", .maybe("is"), "done|completed|finished"]),
    ]

    static let starts: [Rule] = [
        Rule(["starting|beginning|starts|from", .maybe("in"), .month, .year.optional]) { f, c in
            f.setMonthStart(c) && f.setStart()
        },
        Rule(["starting|beginning|starts|from|as", .maybe("on|of|from|in"), .day]) { f, c in f.setStart() },
        Rule(["start|starting", .when]) { f, c in f.setStart() },
        Rule(["starting|beginning|from", "now"]) { f, c in f.set(c.today) && f.setStart() },
        Rule(["from|start|starting|starts|beginning", .clockTime]),
    ]

    static let tails: [Rule] = [
        Rule([.clockTime.or(.start)]),
        Rule(["at", .hour, .glued("."), .minute.glued]) { f, c in f.minute < 60 ? try f.setHour(c) : false },
        Rule(["in", "the", .part, .clockTime.optional]) { f, c in f.setTime(in: f.part) },
        Rule([.part, .clockTime.optional]) { f, c in
            f.isOnlyAtEnd = !c.isKorean
            return f.setTime(in: f.part)
        },
        Rule(["at", "night"]) { f, c in f.set(PartOfDay.night.time) },
        Rule(["until|till|til|'til|through|thru|ending|ends|up", .maybe("to|on|in"), .day]) { f, c in f.setEnd() },
        Rule(["until|till|til|'til", .the, .month, .year.optional]) { f, c in
            f.set(c.calendar.date(1, month: f.month, year: f.year).map { $0.day - 1 }) && f.setEnd()
        },
        Rule(["to|through|thru", .the, .month, .year.optional]) { f, c in
            f.set(c.calendar.month(f.month, f.year)?.lastDayOfMonth) && f.setEnd()
        },
        Rule(["from|between", .day, "to|until|till|through|thru|and", .day]) { f, c in f.setStartAndEnd() },
        Rule([.maybe("for|up"), .maybe("to"), .count, "times|time|occurrences|occurrence|x"]) { f, c in
            !c.contains("a") && f.setEnd(after: f.number)
        },
        Rule(["x", .count.glued]) { f, c in f.setEnd(after: f.number) },
        .unsupported(["twice"]),
        Rule(["for", .maybe("the|up"), .maybe("next|to"), .span]) { f, c in f.setLength() },
        Rule(["for", "the", .maybe("next"), .unit]) { f, c in f.setSpan(1, f.unit) && f.setLength() },
        Rule(["after|from|when", .completion]) { f, c in f.setAgain() },
        .unsupported([
            "but|except|excluding", .maybe("for"), .maybe("on"), .the,
            .weekdayList.or(.pluralList).or(.workday).or(.day).or(.every).or(word: "weekends|holidays"),
        ]),
        .unsupported(["in", .month]), .unsupported([.maybe("during"), .whichPeriod]),
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
