import Almanac

enum EnglishRepetitions {
    /// A repetition with its times, its start and its end.
    static let whole: [Rule] = [
        Rule([.every, .tail.optional, .tail.optional, .tail.optional]) { $0.finishRepetition() },
        Rule([.clockTime.or(.start), .every, .tail.optional, .tail.optional]) { $0.finishRepetition() },
        Rule([.tail, .every, .tail.optional, .tail.optional]) {
            // “5 times every day” means several times a day.
            if case .until? = $0.end { $0.finishRepetition() } else { false }
        },
        // “Every day save Sunday papers” has a verb.
        Rule([.every, .without, .the, .days, .tail.optional]) {
            $0.isOnlyAtEnd <- $0.contains("save bar skip") && $0.finishRepetition()
        },
        Rule([.every, .without, .the, "weekend|weekends", .tail.optional]) {
            $0.add(.saturday) && $0.add(.sunday) && $0.finishRepetition()
        },
        // “For a week every month” names no period.
        Rule([.maybe("in|during"), .namedPeriod, .every]) {
            $0.period.map { $0.cycle != $0.unit } ?? false && $0.setUnsupported()
        },
        Rule(["for", .the, .maybe("next"), .span, .every, .tail.optional]) {
            $0.setLength() && $0.repeatsInLength && $0.finishRepetition()
        },
        Rule(
            [
                "repeat|repeats|repeating|due", .glued(":").optional, .clockTime.optional, .every, .tail.optional,
                .tail.optional,
            ],
            .end
        ) {
            $0.finishRepetition()
        },
    ]

    /// How often something repeats, as a span: “every 2 weeks”.
    static let cycles: [Rule] = [
        Rule([.each, .glued("!").optional, .maybe("single"), .unit]) { $0.setSpan(1, $0.unit) },
        Rule([.each, .glued("!").optional, .count, .unit]) { $0.setSpan($0.number, $0.unit) },
        Rule([.each, .glued("!").optional, .count, .letter.glued]) {
            // “Every 15m” is every 15 minutes.
            ($0.isValue || !$0.ends(with: "m")) && $0.setSpan($0.number, $0.unit)
        },
        Rule([.each, .glued("!").optional, "other|alternate|alternating|couple", .maybe("of"), .unit]) {
            $0.setSpan(2, $0.unit)
        },
        Rule([.each, .ordinal, .unit]) { $0.ordinal > 1 && $0.setSpan($0.ordinal, $0.unit) },
        Rule([.each, .count.optional, "fortnight|fortnights"]) { $0.setSpan(2 * $0.number, .week) },
        Rule([.each, "half", "year"]) { $0.setSpan(6, .month) },
        Rule(["everyday"]) { $0.setSpan(1, .day) },
        Rule([.maybe("on"), "alternate|alternating", .unit]) { $0.setSpan(2, $0.unit) },
        Rule([.frequency]) { $0.setSpan($0.number, $0.unit) },
        Rule(["bi", "-", "weekly"]) { $0.setSpan(2, .week) },
        Rule(["semi", "-", "yearly|annually"]) { $0.setSpan(6, .month) },
        Rule(["once", "a|per", .unit]) { $0.setSpan(1, $0.unit) },
        Rule(["once", .cycle]), Rule(["once", "in", .span]),
    ]

    static let rules: [Rule] = [
        // “3개월마다” is a cycle, too.
        Rule([.cycle]) {
            $0.isOnlyAtEnd <- (!$0.beginsWithNumber && !$0.begins(with: "every each ev everyday")) && $0.setRepetition()
        },
        Rule([.cycle, "on", .the, .days.or(.dayList).or(.placeList).or(.date), .maybe("day")]) { $0.setCycle() },
        Rule([.cycle, .the, .dayList, .maybe("day")]) { $0.setCycle() },
        Rule([.cycle, "on", .the, .placeList, "of|in", .month]) { $0.setCycle() },
        Rule([.cycle, "on", .the, "weekend|weekends"]) { $0.setWeekends($0.takeCycle(.week)) },
        // “일 년에 한 번” is not about Sundays.
        Rule([.maybe("on|from"), .the, .weekdayList.or(.date), .cycle]) {
            ($0.weekdays.isEmpty || !$0.isKorean) && $0.setCycle()
        },
        Rule([.maybe("on|by"), .each.optional, .the, .dayList.or(.placeList), .maybe("day"), .maybe("of|in"), .cycle]) {
            $0.setCycle()
        },
        Rule([.maybe("on"), .the, .placeList, "of|in", .month, .cycle]) { $0.setCycle() },
        Rule([.cycle, "at|on|by", .the, "end|last|start|beginning|begin|first", .maybe("day")]) { $0.setEdge() },
        Rule([
            .maybe("at|by|on"), .the, "end|last|start|beginning|begin|first", .maybe("day"), "of", .the,
            .maybe("month"), .cycle,
        ]) { $0.setEdge() },
        Rule([.cycle, "end"]) { $0.setEdge() },
        Rule([.maybe("at|by|on"), .the, "month", .maybe("-"), "end", .cycle]) { $0.setEdge() },
        Rule([.cycle, "in", .month]) { $0.setMonths($0.takeCycle(.year)) },
        // Days of the week
        Rule([.maybe("on"), .each, .glued("!").optional, .maybe("single"), .days]) { $0.setWeekdays(1) },
        Rule([.maybe("on"), .pluralList]) { $0.setWeekdays(1) },
        Rule([.maybe("on"), "alternate|alternating", .pluralList]) { $0.setWeekdays(2) },
        Rule([.maybe("on"), .each, "other|alternate|alternating|second", .days]) { $0.setWeekdays(2) },
        Rule([.each, .count, .weekdays]) { $0.add($0.weekday) && $0.setWeekdays($0.number) },
        Rule([.each, "of", "the", "next", .count, .weekdays]) {
            $0.add($0.weekday) && $0.setWeekdays(1) && $0.setEnd(after: $0.number)
        },
        Rule([.each, .glued("!").optional, .workday]) { !$0.endsInPlural && $0.set(.workdays) },
        Rule([.maybe("on"), "weekdays|workdays", .clockTime.optional]) {
            $0.isOnlyAtEnd <- ($0.isOnlyAtEnd || $0.tokens.count == 1) && $0.set(.workdays)
        },
        Rule([.each, "other|second", "weekend"]) { $0.setWeekends(2) },
        Rule([.each, .count.optional, "weekend|weekends"]) { $0.setWeekends($0.number) },
        Rule([.maybe("on|all"), "weekends"]) { $0.isOnlyAtEnd <- $0.tokens.count == 1 && $0.setWeekends() },
        // Parts of days
        Rule([.each, .part]) { $0.set(.day, 1) && $0.setTime() },
        Rule([.maybe("on"), .part, .clockTime], .end) { $0.hasParts && $0.set(.day, 1) && $0.setTime() },
        Rule([.maybe("on"), "weekday", .part]) { $0.hasParts && $0.set(.workdays) && $0.setTime() },
        Rule([.maybe("on"), "weekend", .part]) { $0.hasParts && $0.setWeekends() && $0.setTime() },
        Rule([.each.or(word: "on").optional, .weekdayList, .part]) {
            ($0.hasParts || $0.begins(with: "every each ev")) && $0.setWeekdays(1) && $0.setTime()
        },
        Rule(["nightly"], .end) { $0.set(.day, 1) && $0.part <- .night && $0.setTime() },
        Rule([.each, "noon|midnight"]) { $0.set(.day, 1) && $0.set($0.contains("noon") ? .noon : .midnight) },
        // Days of the month and of the year
        Rule([.each, .dayList]) { ($0.isValue || $0.endsInNumber) && $0.setDays() },
        Rule([.maybe("on"), .each, .dayList, "of", .theEach, "month"]) { $0.setDays() },
        Rule([.each, "last", "day", .maybe("of"), .theEach, .maybe("month")]) { $0.setDays([31]) },
        Rule([.each, .maybe("month"), "end", .maybe("of"), .the, .maybe("month")]) { $0.setDays([31]) },
        Rule([.each, "start|beginning|first", .maybe("day"), "of", .theEach, "month"]) { $0.setDays([1]) },
        Rule([.maybe("on"), .the, .placeList, .maybe("of"), .the, .maybe("month")], .end) {
            $0.places.count > 1 && $0.setPlaces()
        },
        Rule([.maybe("on"), .the, .placeList, "of|in", "the|each", "month", .each, "month"]) { $0.setPlaces() },
        Rule([.maybe("on"), .each, .placeList, .maybe("of|in"), .theEach, .maybe("month")]) { $0.setPlaces() },
        Rule([.each, .placeList, "of|in", .month]) { $0.setPlaces() },
        Rule([.each, .month, "on", .the, .placeList]) { $0.setPlaces() },
        Rule([.each, .date]) { $0.setYearly(1) },
        Rule([.each, .month, .dayList]) { $0.setDaysOfYear() },
        Rule([.each, .dayList, "of", .month]) { $0.setDaysOfYear() },
        Rule([.cycle, "on", .month, .dayList]) { $0.takeCycle(.year) == 1 && $0.setDaysOfYear() },
        Rule([.each, .month, .maybe("on"), .maybe("day"), .dayNumber, "and|&", .count]) {
            $0.addDay($0.dayNumber) && $0.addDay($0.number) && $0.setDaysOfYear()
        },
        Rule([.each, .month]) { $0.setMonths(1) },
        // Hours
        Rule([
            .maybe("once"), .each, .glued("!").optional, .amount.or(.ordinal).optional, .maybe("other"),
            .maybe("an|a|of"), .clock,
        ]) { f in
            let quarters = f.ordinal > 0 ? 4 * f.ordinal : f.amount == 0 ? 4 : f.amount
            return !f.contains("0 00 zero few first last penultimate 1st")
                && f.setHours(f.contains("other") ? 2 * quarters : quarters)
        },
        Rule(["once", "a|an|per", .clock]) { $0.setHours(4) },
        Rule([.count.optional, .maybe("-"), "hourly"], .end) { $0.set(Repetition(.hourly, interval: $0.number)) },
        Rule([.amount, .clock, "after", .completion]) { $0.isAgain <- true && $0.setHours($0.amount) },
        // Repetitions that adder cannot keep
        .unsupported([.each, .amount.optional, .clock, .maybe("on"), .the, .workday.or(.weekdayList).or(.pluralList)]),
        .unsupported([.each, .amount.optional, .maybe("other"), .clock, .maybe("at|in"), .the, .part]),
        // Series end on a day.
        .unsupported([
            .each, .amount.optional, .maybe("other"), .maybe("an|a"), .clock, "until|till|til|'til|by|before",
            .day.optional, .maybe("at"), .time,
        ]),
        .unsupported([.each, .amount.optional, .maybe("other"), .clock, .offset]),
        .unsupported(["hourly", "until|till|til|'til|by|before", .day.optional, .maybe("at"), .time]),
        .unsupported(["bimonthly|semimonthly|biannually"], .end),
        .unsupported([.each, .count, "-|to|or", .count, .unit.or(.clock)]),
        .unsupported([.each, .amount, .unit.or(.clock).or(.letter)]),
        .unsupported([.count.optional, "times|twice|thrice", .frequency], .end),
        .unsupported([.count.optional, "times|twice|thrice|once", "a|an|per|every|each", .unit.or(.clock)], .end),
        .unsupported([.count, .glued("x"), .maybe("a|per|/"), .unit.or(.frequency)], .end),
        .unsupported([.maybe("on"), .the, .ordinal, .workday, .maybe("of"), .the, .maybe("month"), .each, "month"]),
        .unsupported([.maybe("on"), .each, .ordinal.or(.dayList), .workday, .maybe("of"), .theEach, .maybe("month")]),
        .unsupported([.each, .count.or(word: "other"), .workday]),
        .unsupported([.each, "summer|winter|autumn|spring|fall"]),
        .unsupported(["bi|semi", "-", .frequency], .end),
        Rule([.span, "after", .completion]) { $0.isAgain <- true && $0.setRepetition() },
    ]

    static let completions: [Rule] = [
        Rule(["completion|completing|done|finishing", .maybe("it")]),
        Rule(["it's|it", .maybe("is"), "done|completed|finished"]),
    ]

    static let starts: [Rule] = [
        // In the present month, it starts today.
        Rule(["starting|beginning|starts|from", .maybe("in"), .month, .year.optional]) { f in
            f.day <- f.calendar.month(f.month, f.year).map { max($0, f.today) } && f.setStart()
        },
        Rule(["starting|beginning|starts|from|as", .maybe("on|of|from|in"), .day]) { $0.setStart() },
        Rule(["start|starting", .when]) { $0.setStart() },
        Rule(["starting|beginning|from", "now"]) { $0.day <- $0.today && $0.setStart() },
        Rule(["from|start|starting|starts|beginning", .clockTime]),
    ]

    static let tails: [Rule] = [
        Rule([.clockTime.or(.start)]),
        Rule(["at", .hour, .glued("."), .minute.glued]) { try $0.minute < 60 && $0.setHour() },
        Rule(["in", "the", .part, .clockTime.optional]) { $0.setTime() },
        Rule([.part, .clockTime.optional]) { !$0.isAfterClock && $0.isOnlyAtEnd <- !$0.isKorean && $0.setTime() },
        Rule(["at", "night"]) { $0.set(PartOfDay.night.time) },
        Rule(["through|thru", .the, .namedPeriod]) { $0.setDay(\.last) && $0.setEnd() },
        Rule(["until|till|til|'til|through|thru|ending|ends|up", .maybe("to|on|in|until|till"), .day]) { $0.setEnd() },
        // “Every month before the 5th” has no end.
        Rule(["before", .day]) { $0.month > 0 && $0.day <- $0.day.map { $0 - 1 } && $0.setEnd() },
        Rule(["until|till|til|'til", .the, "new", "year"]) { try $0.setDigits(1, 1) && $0.setEnd() },
        Rule(["until|till|til|'til", .the, .month, .year.optional]) {
            $0.day <- $0.calendar.date(1, month: $0.month, year: $0.year).map { $0.day - 1 } && $0.setEnd()
        },
        Rule(["to", .the, .month, .year.optional]) {
            $0.day <- $0.calendar.month($0.month, $0.year)?.lastDayOfMonth && $0.setEnd()
        },
        Rule(["from|between", .day, "to|until|till|through|thru|and", .day]) { $0.start <- $0.firstDay && $0.setEnd() },
        Rule([.maybe("for|up"), .maybe("to"), .count, "times|time|occurrences|occurrence|x"]) {
            !$0.contains("a") && $0.setEnd(after: $0.number)
        },
        Rule(["x", .count]) { $0.setEnd(after: $0.number) },
        .unsupported(["twice"]), .unsupported(["for", .clockSpan]),
        Rule(["for", .maybe("the|up"), .maybe("next|to"), .span]) { $0.setLength() },
        Rule(["for", "the", "rest", "of", .the, .namedPeriod]) { $0.setDay(\.last) && $0.setEnd() },
        Rule(["for", "the", .maybe("next"), .unit]) { $0.setSpan(1, $0.unit) && $0.setLength() },
        Rule(["after|from|when", .completion]) { $0.isAgain <- true },
        Rule([.except, .maybe("for"), .maybe("on"), .the, .days]),
        Rule([.except, .maybe("for|on"), .the, "weekend|weekends"]) { $0.add(.saturday) && $0.add(.sunday) },
        .unsupported([
            .except, .maybe("for"), .maybe("on"), .the,
            .workday.or(.day).or(.every).or(word: "holidays"),
        ]),
        .unsupported(["in", .month]), .unsupported([.maybe("during"), .whichPeriod]),
    ]
}

extension Facts {
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

    /// `true` if it repeats within its length. Otherwise “for a week every month” is the length of each.
    fileprivate var repeatsInLength: Bool {
        guard let length, let repetition else { return false }
        let first = repetition.firstDay(onOrAfter: start ?? today)
        let second = repetition.countsHours ? first : repetition.next(after: first, anchoredAt: first)
        return second.map { $0 < length.added(to: first) } ?? false
    }

    /// Moves an end without a year behind the start, as in “from november until june”.
    fileprivate mutating func finishRepetition() -> Bool {
        // “Every Friday night at 9”
        guard time == nil || setTime() else { return false }
        // “Every day except Saturday night” leaves out a night.
        if !weekdays.isEmpty, endsInPart { return setUnsupported() }
        guard leaveOut() else { return false }
        // “Every! 3 days” counts from the completion.
        isAgain = isAgain || contains("!")
        guard let start, case .until(let last)? = end, last < start else { return true }
        let hasYear = typed.split { !$0.isNumber }.contains { $0.count > 2 }
        if !hasYear { end = .until(last.adding(months: 12)) }
        return true
    }
}
