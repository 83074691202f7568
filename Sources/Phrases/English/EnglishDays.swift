import Almanac

/// English days, relative to today or to another day.
enum EnglishDays {
    static let rules: [Rule] = [
        Rule([.offset]) { $0.day <- $0.today + $0.offset },
        Rule([.nickname], .value) { $0.day <- $0.today + $0.offset },
        Rule([.weekday]) { $0.day <- $0.calendar.nearest($0.weekday) },
        // “Plumber coming Wednesday” has a verb.
        Rule([.maybe("the|this"), "this|coming|upcoming", .weekday]) {
            (!$0.begins(with: "coming") || $0.canBeginWithAdjective) && $0.day <- $0.today.onOrAfter($0.weekday)
        },
        Rule([.the, "following", .weekday]) { $0.day <- $0.today.next($0.weekday) },
        Rule(["next", .weekday]) { $0.day <- $0.calendar.weekday($0.weekday, inWeek: 1) },
        // Days that have passed tell when something happened, as in “write up last Tuesday”.
        Rule(["last|previous", .weekday]) { $0.setInValue(($0.today - 7).onOrAfter($0.weekday)) },
        Rule([.maybe("on|the"), .weekday, .maybe("of|in"), .the, .whichPeriod]) { $0.setWeekday() },
        Rule([.whichPeriod, .maybe("on"), .weekday]) { $0.setWeekday() },
        Rule(["last|previous", "week", .maybe("on"), .weekday]) {
            $0.setInValue($0.calendar.weekday($0.weekday, inWeek: -1))
        },
        Rule([.the, .weekday, "after", "next"]) { $0.day <- $0.calendar.weekday($0.weekday, inWeek: 2) },
        Rule([.weekday, "week|fortnight"]) { $0.day <- $0.today.next($0.weekday) + ($0.ends(with: "week") ? 7 : 14) },
        Rule([.offset, "week"]) { $0.offset >= 0 && $0.day <- $0.today + 7 + $0.offset },
        Rule([.span, "on", .weekday]) { $0.isDistance && $0.setSpan(from: $0.today.next($0.weekday)) },
        Rule([.weekday, "in", .span]) { $0.setWeekdayOfThatWeek() },
        Rule(["in", .span, "on", .weekday]) { $0.setWeekdayOfThatWeek() },
        Rule([.weekday, .span, "from", "now|today"]) { $0.setWeekdayOfThatWeek() },
        Rule(["later|this", "today|day"]) { $0.day <- $0.today },
        Rule([.the, "end", "of", .maybe("the|this"), "day", .maybe("on"), .day.optional]) {
            $0.day <- $0.day ?? $0.today
        },
        Rule([.the, "eod", .maybe("on"), .day.optional]) { $0.day <- $0.day ?? $0.today },
        Rule([.the, "end", "of", .offset]) { $0.day <- $0.today + $0.offset },
        Rule([.the, "end", "of", .maybe("the|this"), .weekday]) { $0.day <- $0.today.next($0.weekday) },
        Rule(["one", "day", .day]),
        Rule([.date]),
        Rule([.date, .weekday]) { try $0.checkWeekday() },
        Rule([.date, "(", .weekday, ")"]) { try $0.checkWeekday() },
        Rule([.whichPeriod, .maybe("on"), .date]) { f in
            guard let parts = f.day?.components, f.takeYear() else { return false }
            return try f.setDigits(parts.day, parts.month)
        },
        // Days of a month without its name. Small numbers are more likely positions, as in “the 2nd draft”.
        Rule(["the", .ordinalNumber]) { $0.isOnlyAtEnd <- $0.dayNumber <= 3 && $0.setNumber() },
        Rule([.ordinalNumber], .end) { ($0.dayNumber > 3 || $0.isValue) && $0.setNumber() },
        Rule(["on|by|until|due", .ordinalNumber], .end) { $0.setNumber() },
        Rule(["on|by|before|until|due", "the", .monthDay], .end) {
            $0.dayNumber > 3 && !$0.endsInNumber && $0.setNumber()
        },
        Rule(["the", .number, .maybe("-"), .ordinal], .end) { $0.setCompoundDay() && $0.setNumber() },
        // Periods
        // At the start, “this week” more likely belongs to the title.
        Rule([.the, .whichPeriod]) { $0.isOnlyAtEnd <- $0.isPeriodOfToday && $0.setPeriod() },
        Rule(["later", .whichPeriod], .end) { $0.setPeriod() },
        // “This may” and “this march” more likely are other words.
        Rule(["this", .month], .end) { $0.month != 3 && $0.month != 5 && $0.nameMonth() && $0.setPeriod() },
        Rule(["next", .month], .end) { $0.nameMonth() && $0.setDay(\.first) },
        // “March 2027” names no day.
        Rule([.month, .ofYear], .end) { $0.endsInNumber ? $0.setUnsupported() : $0.nameMonth() && $0.setPeriod() },
        Rule([.whichPeriod, "in", .month], .end) { $0.takeYear() && $0.nameMonth() && $0.setPeriod() },
        Rule(["q", .count.glued, .maybe("of"), .whichPeriod], .end) {
            $0.takeYear() && $0.nameQuarter($0.number) && $0.setPeriod()
        },
        Rule([.the, "week", .maybe("-"), "of|beginning|starting|commencing", .maybe("on"), .date], .end) { f in
            f.day <- f.day.map { f.calendar.week(containing: $0) }
        },
        .unsupported(["this|next|in|last", .the, "summer|winter|autumn|spring|fall", .year.optional], .end),
        // Days of a period
        Rule([.the, .ordinal, .weekday, .maybe("of|in"), .namedPeriod]) { $0.setNth() },
        Rule([.the, .ordinal, .maybe("to"), .the, "last", .weekday, "of|in", .namedPeriod]) {
            $0.countFromEnd() && $0.setNth()
        },
        Rule([.the, .ordinal, "weekend", "of|in", .namedPeriod]) { $0.setNth(.saturday) },
        Rule([.the, .ordinal, .workday, "of|in", .namedPeriod]) { $0.setNthWorkday() },
        Rule([.the, "end", .maybe("of"), .the, .namedPeriod], .end) { $0.setDay(\.last) },
        Rule([.the, .unit, .maybe("-"), "end"], .end) { $0.unit != .day && $0.name(0) && $0.setDay(\.last) },
        Rule([.the, "first", "day", "of|in", .the, .namedPeriod]) { $0.setDay(\.first) },
        Rule([.the, "last", "day", "of|in", .the, .namedPeriod]) { $0.setDay(\.last) },
        Rule([.the, .ordinal, .maybe("to"), .the, "last", "day", "of|in", .namedPeriod]) { f in
            f.ordinal > 1 && f.setDay { [days = f.ordinal - 1] in $0.last - days }
        },
        Rule([.maybe("in"), .the, "early|start|beginning", .maybe("of|in"), .the, .namedPeriod], .end) {
            $0.setDay(\.first)
        },
        Rule([.maybe("in"), .the, "mid|middle", .maybe("of|-"), .the, .namedPeriod], .end) { $0.setMiddle() },
        Rule(["in|by|before|until|till|during", .namedPeriod], .end) {
            // “In the week” and “by 2030” are more likely text.
            $0.period.map { $0.unit != .year && $0.cycle != $0.unit } ?? false && $0.setPeriod()
        },
        Rule(["within", .namedPeriod], .end) { $0.setDay(\.last) },
        .unsupported([.the, .ordinal, "week", "of|in", .namedPeriod]),
        .unsupported([.the, .ordinal, .maybe("to"), .the, "last", .weekday]),
        .unsupported(["late|earlier", .namedPeriod], .end),
        Rule(["after", .span], .end) { $0.setSpan() },
        .unsupported(["after|late", .day], .end),
        Rule([.the, "eow|eom|eoq|eoy"], .end) { $0.day <- $0.calendar.end(of: $0.lastUnit, 0) },
        Rule(["sow|som|soq"], .end) { $0.day <- $0.calendar.start(of: $0.lastUnit, 1) },
        Rule(["soy"], .value) { $0.day <- $0.calendar.start(of: .year, 1) },
        // Weekends
        Rule([.maybe("over|during"), "this|the", .maybe("coming|upcoming|following"), "weekend"]) {
            $0.isOnlyAtEnd <- $0.begins(with: "the") && $0.day <- $0.calendar.weekend(0)
        },
        Rule(["before", "the|this", "weekend"]) { $0.day <- $0.today.next(.saturday) },
        Rule(["coming|following", "weekend"]) { $0.day <- $0.calendar.weekend(0) },
        Rule(["weekend"], .value) { $0.day <- $0.calendar.weekend(0) },
        Rule(["next", "weekend"]) { $0.day <- $0.calendar.weekend(1) },
        Rule([.the, "weekend", "after", .the, "next"]) { $0.day <- $0.calendar.weekend(2) },
        Rule([.the, "weekend", "of", .date], .end) { f in f.day <- f.day.map { f.calendar.weekend(0, from: $0) } },
        Rule([.count, "weekends|weekend", "from", "now"]) {
            $0.number > 0 && $0.day <- $0.calendar.weekend($0.number - 1)
        },
        // Distances
        // “In 30m” is in thirty minutes, “in 1y6m” is not.
        Rule([
            "in|within", .about.optional, .maybe("under|less"), .maybe("than"), .span, .glued("'").optional,
            .maybe("time"),
        ]) { (!$0.ends(with: "m") || $0.contains("y")) && $0.setSpan() },
        Rule(["in|within|over", .the, "next|upcoming", .span]) { $0.setSpan() },
        Rule(["in|within", "the", "next|coming|upcoming", .unit]) {
            !$0.endsInPlural && $0.setSpan(1, $0.unit) && $0.setSpan()
        },
        Rule(["upcoming|coming", .span]) { $0.setSpan() },
        Rule([.amount, "upcoming|coming", .unit]) { $0.setSpan($0.unit) && $0.setSpan() },
        Rule([.count, .workday, "from", "now|today"]) { $0.setWorkdays() },
        Rule([.count, .workday, "later"]) { $0.setWorkdays() },
        Rule(["in|within", .count, .workday]) { $0.setWorkdays() },
        Rule(["next", .workday]) { !$0.endsInPlural && $0.day <- $0.calendar.workday(1) },
        // “A quarter before 7” is a time.
        Rule([.span], .value) { ($0.beginsWithNumber || !$0.ends(with: "quarter")) && $0.setSpan() },
        Rule([.span, "later|hence"]) { $0.setSpan() },
        Rule(["+", .span.glued]) { !$0.isAmbiguousLength && $0.setSpan() },
        Rule(["+", .count.glued, .glued("m")]) { f in
            if f.isValue { return false }
            throw PhraseError.ambiguousLength(f.typed)
        },
        Rule(["in", "a", "fortnight's", "time"]) { $0.setSpan(2, .week) && $0.setSpan() },
        Rule(["in", "a", "week's|month's|year's", "time"]) {
            $0.setSpan(1, $0.contains("week's") ? .week : $0.contains("month's") ? .month : .year) && $0.setSpan()
        },
        // “5m from now” is in five minutes.
        Rule([.about.optional, .span, "from", .maybe("right"), "now|today"]) {
            (!$0.contains("m") || $0.contains("y")) && $0.setSpan()
        },
        Rule([.span, "from|after", .day]) { $0.isOnlyAtEnd <- false && $0.setSpanAfterDay() },
        Rule(["a", "week", .day]) { $0.day <- $0.day.map { $0 + 7 } },
        // “Two weeks tomorrow”, but “rent for two months tomorrow” is a length.
        Rule([.span, .offset]) { $0.offset >= 0 && $0.isDistance && $0.setSpan(from: $0.today + $0.offset) },
        .unsupported([.amount, "weeks", .weekday], .end),
        Rule([.span, "before", .day]) { $0.isOnlyAtEnd <- false && $0.setSpan(from: $0.day, isBefore: true) },
        Rule([.span, "before|after", .the, "new", "year"], .end) {
            $0.setSpan(from: $0.calendar.date(1, month: 1, year: nil)?.day, isBefore: $0.contains("before"))
        },
        Rule([.span, "ago"]) { $0.setInValue($0.span?.subtracted(from: $0.today)) },
        // “The week after Christmas” has seven days.
        Rule(["the", .unit, "from|after", .day]) { f in
            f.unit != .day && f.setInValue(f.day.map { f.unit.added(to: $0, count: 1) })
        },
        Rule([.the, .unit, "from|after", .day]) { $0.setSpan(1, $0.unit) && $0.setSpanAfterDay() },
        Rule([.the, "day", "before", .day]) { $0.day <- $0.day.map { $0 - 1 } },
        Rule([.the, "week", "before", .day]) { $0.setInValue($0.day.map { $0 - 7 }) },
        Rule([.the, .weekday, "after", .day]) { f in
            let weekday = f.weekday
            return f.setDay(from: f.day) { $0.next(weekday) }
        },
        Rule([.the, .weekday, "before", .day]) { f in f.day <- f.day.map { ($0 - 7).onOrAfter(f.weekday) } },
        Rule([.the, .ordinal, .weekday, "after", .day]) { f in
            let (weekday, weeks) = (f.weekday, f.ordinal - 1)
            return weeks >= 0 && f.setDay(from: f.day) { $0.next(weekday) + 7 * weeks }
        },
        Rule([.count, .weekdays, .maybe("from"), "now|later"]) {
            $0.number > 0 && $0.day <- $0.today.next($0.weekday) + 7 * ($0.number - 1)
        },
        Rule(["-", .count.glued, .letter.glued], .value) { $0.day <- $0.unit.added(to: $0.today, count: -$0.number) },
        // In a title, `5m` is more likely a length than five months, and `100w` more likely watts.
        Rule([.count, .glued("d")], .end) { $0.number <= 60 && $0.setSpan($0.number, .day) && $0.setSpan() },
        Rule([.count, .glued("w")], .end) { $0.number <= 12 && $0.setSpan($0.number, .week) && $0.setSpan() },
        .unsupported([.count, .glued("days|weeks|months|years")], .end),
        .unsupported([.count, .workday, "before|after|from", .day]),
        .unsupported([.count, .workday, "now|today"]),
    ]
}

extension Facts {
    /// The unit in the last letter of “eow” and the like.
    fileprivate var lastUnit: CalendarUnit {
        ends(with: "eow sow") ? .week : ends(with: "eom som") ? .month : ends(with: "eoq soq") ? .quarter : .year
    }
}

extension Facts {
    /// `true` for the present period and those before it.
    var isPeriodOfToday: Bool { period.map { $0.first <= today } ?? false }

    /// Sets the day in a value. In a title the words more likely are text, which a hint names.
    mutating func setInValue(_ day: Day?) -> Bool { isValue ? self.day <- day : setUnsupported() }

    /// `true` for weeks and months that are no length of something.
    fileprivate var isDistance: Bool {
        let isLong = span.map { [.week, .month].contains($0.unit) || $0.unit == .day && $0.count % 7 == 0 } ?? false
        return isLong && !context.text.isWord(tokens.lowerBound - 1, in: "for of last past the about over")
    }

    /// Sets the weekday that is a number of weeks after `day`.
    mutating func setWeekday(after day: Day) -> Bool { span?.unit == .week && setSpan(from: day) }

    mutating func setWeekdayOfThatWeek() -> Bool { setWeekday(after: calendar.weekday(weekday, inWeek: 0)) }

    /// Sets the day that is the span after another one, or before it.
    mutating func setSpan(from day: Day?, isBefore: Bool = false) -> Bool {
        self.day <- day.flatMap { isBefore ? span?.subtracted(from: $0) : span?.added(to: $0) }
    }

    /// Sets the day that is the span after the named one.
    mutating func setSpanAfterDay() -> Bool { setDay(from: day) { [span] in span?.added(to: $0) } }

    /// Sets the day that counts from the named one. “Two days after Christmas” is soon if Christmas was yesterday.
    mutating func setDay(from named: Day?, _ count: (Day) -> Day?) -> Bool {
        guard let named else { return false }
        // A month may lack the day.
        let (number, months) = (dayNumber, dayNumber == 0 ? [] : month > 0 ? [-12] : [-1, -2])
        let before = months.map { named.adding(months: $0) }.first { $0.components.day == number }
        let earlier = earlierHoliday(named) ?? passed ?? before
        let soon = year == nil ? earlier.flatMap(count) : nil
        if let soon, soon >= today, soon < named {
            passed = nil
            return day <- soon
        }
        passed = passed == nil ? nil : soon
        return day <- count(named)
    }

    mutating func setSpan() -> Bool { setSpan(from: today) }

    mutating func setWorkdays() -> Bool { setSpan(number, .day) && day <- calendar.workday(number) }

    mutating func setSpan(_ count: Int, _ unit: CalendarUnit) -> Bool {
        count < 100_000 && span <- CalendarSpan(count: count, unit: unit)
    }
}
