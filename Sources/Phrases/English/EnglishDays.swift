import Almanac

/// English days, relative to today or to another day.
enum EnglishDays {
    static let rules: [Rule] = [
        Rule([.offset]) { f, c in f.set(c.today + f.offset) },
        Rule([.nickname], .value) { f, c in f.set(c.today + f.offset) },
        Rule([.weekday]) { f, c in f.set(c.calendar.nearest(f.weekday)) },
        Rule([.maybe("the|this"), "this|coming|upcoming", .weekday]) { f, c in f.set(c.today.onOrAfter(f.weekday)) },
        Rule([.the, "following", .weekday]) { f, c in f.set(c.today.next(f.weekday)) },
        Rule(["next", .weekday]) { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 1)) },
        // Days that have passed tell when something happened, as in “write up last Tuesday”.
        Rule(["last|previous", .weekday]) { f, c in f.setInValue((c.today - 7).onOrAfter(f.weekday), c) },
        Rule([.maybe("on|the"), .weekday, .maybe("of|in"), .the, .whichPeriod]) { f, c in f.setWeekday(c) },
        Rule([.whichPeriod, .maybe("on"), .weekday]) { f, c in f.setWeekday(c) },
        Rule(["last|previous", "week", .maybe("on"), .weekday]) { f, c in
            f.setInValue(c.calendar.weekday(f.weekday, inWeek: -1), c)
        },
        Rule([.the, .weekday, "after", "next"]) { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 2)) },
        Rule([.weekday, "week|fortnight"]) { f, c in f.set(c.today.next(f.weekday) + (c.ends(with: "week") ? 7 : 14)) },
        Rule([.offset, "week"]) { f, c in f.offset >= 0 && f.set(c.today + 7 + f.offset) },
        Rule([.span, "on", .weekday]) { f, c in f.setWeekday(after: c.today.next(f.weekday)) },
        Rule([.weekday, "in", .span]) { f, c in f.setWeekday(inWeekOf: c) },
        Rule(["in", .span, "on", .weekday]) { f, c in f.setWeekday(inWeekOf: c) },
        Rule([.weekday, .span, "from", "now|today"]) { f, c in f.setWeekday(inWeekOf: c) },
        Rule(["later|this", "today|day"]) { f, c in f.set(c.today) },
        Rule([.the, "end", "of", .maybe("the|this"), "day", .maybe("on"), .day.optional]) { f, c in f.setDay(c) },
        Rule([.the, "eod", .day.optional]) { f, c in f.setDay(c) },
        Rule([.the, "end", "of", .offset]) { f, c in f.set(c.today + f.offset) },
        Rule([.the, "end", "of", .maybe("the|this"), .weekday]) { f, c in f.set(c.today.next(f.weekday)) },
        Rule(["one", "day", .day]),
        Rule([.date]),
        Rule([.date, .weekday]) { f, c in try f.checkWeekday(c) },
        Rule([.date, "(", .weekday, ")"]) { f, c in try f.checkWeekday(c) },
        Rule([.whichPeriod, .maybe("on"), .date]) { f, c in
            guard let parts = f.day?.components, f.takeYear() else { return false }
            return try f.setDigits(parts.day, parts.month, c)
        },
        // Days of a month without its name. Small numbers are more likely positions, as in “the 2nd draft”.
        Rule(["the", .ordinalNumber]) { f, c in
            f.isOnlyAtEnd = f.dayNumber <= 3
            return f.setNumber(c)
        },
        Rule([.ordinalNumber], .end) { f, c in (f.dayNumber > 3 || c.isValue) && f.setNumber(c) },
        Rule(["on|by|before|until|due", "the", .monthDay], .end) { f, c in
            f.dayNumber > 3 && !c.endsInNumber && f.setNumber(c)
        },
        Rule(["the", .number, .maybe("-"), .ordinal], .end) { f, c in f.setCompoundDay() && f.setNumber(c) },
        // Periods
        Rule([.the, .whichPeriod]) { f, c in
            // At the start, “this week” more likely belongs to the title.
            f.isOnlyAtEnd = f.period.map { $0.first <= c.today } ?? false
            return f.setPeriod(c)
        },
        Rule(["later", .whichPeriod], .end) { f, c in f.setPeriod(c) },
        Rule(["this", .month], .end) { f, c in
            // “This may” and “this march” more likely are other words.
            f.month != 3 && f.month != 5 && f.nameMonth(c) && f.setPeriod(c)
        },
        Rule(["next", .month], .end) { f, c in f.nameMonth(c) && f.setDay(c, \.first) },
        // “March 2027” names no day.
        Rule([.month, .ofYear], .end) { f, c in
            c.endsInNumber ? f.setUnsupported() : f.nameMonth(c) && f.setPeriod(c)
        },
        Rule([.whichPeriod, "in", .month], .end) { f, c in f.takeYear() && f.nameMonth(c) && f.setPeriod(c) },
        Rule(["q", .count.glued, .maybe("of"), .whichPeriod], .end) { f, c in
            f.takeYear() && f.nameQuarter(f.number, c) && f.setPeriod(c)
        },
        Rule([.the, "week", "of|beginning|starting", .maybe("on"), .date], .end) { f, c in
            f.set(f.day.map { c.calendar.week(containing: $0) })
        },
        .unsupported(["this|next|in|last", .the, "summer|winter|autumn|spring|fall", .year.optional], .end),
        // Days of a period
        Rule([.the, .ordinal, .weekday, .maybe("of|in"), .namedPeriod]) { f, c in f.setNth(c) },
        Rule([.the, .ordinal, .maybe("to"), .the, "last", .weekday, "of|in", .namedPeriod]) { f, c in
            f.countFromEnd() && f.setNth(c)
        },
        Rule([.the, .ordinal, "weekend", "of|in", .namedPeriod]) { f, c in f.setNth(c, .saturday) },
        Rule([.the, .ordinal, .workday, "of|in", .namedPeriod]) { f, c in f.setNthWorkday(c) },
        Rule([.the, "end", .maybe("of"), .the, .namedPeriod], .end) { f, c in f.setDay(c, \.last) },
        Rule([.the, .unit, .maybe("-"), "end"], .end) { f, c in f.unit != .day && f.name(0, c) && f.setDay(c, \.last) },
        Rule([.the, "first", "day", "of|in", .the, .namedPeriod]) { f, c in f.setDay(c, \.first) },
        Rule([.the, "last", "day", "of|in", .the, .namedPeriod]) { f, c in f.setDay(c, \.last) },
        Rule([.the, .ordinal, .maybe("to"), .the, "last", "day", "of|in", .namedPeriod]) { f, c in
            let days = f.ordinal - 1
            return days > 0 && f.setDay(c) { $0.last - days }
        },
        Rule([.maybe("in"), .the, "early|start|beginning", .maybe("of|in"), .the, .namedPeriod], .end) { f, c in
            f.setDay(c, \.first)
        },
        Rule([.maybe("in"), .the, "mid|middle", .maybe("of|-"), .the, .namedPeriod], .end) { f, c in f.setMiddle(c) },
        Rule(["in|by|before|until|till|during", .namedPeriod], .end) { f, c in
            // “In the week” and “by 2030” are more likely text.
            f.period.map { $0.unit != .year && $0.cycle != $0.unit } ?? false && f.setPeriod(c)
        },
        Rule(["within", .namedPeriod], .end) { f, c in f.setDay(c, \.last) },
        .unsupported([.the, .ordinal, "week", "of|in", .namedPeriod]),
        .unsupported([.the, .ordinal, .maybe("to"), .the, "last", .weekday]),
        .unsupported(["late|earlier", .namedPeriod], .end),
        Rule(["after", .span], .end) { f, c in f.setSpan(c) },
        .unsupported(["after|late", .day], .end),
        Rule([.the, "eow|eom|eoq|eoy"], .end) { f, c in f.set(c.calendar.end(of: c.lastUnit, 0)) },
        Rule(["sow|som|soq"], .end) { f, c in f.set(c.calendar.start(of: c.lastUnit, 1)) },
        Rule(["soy"], .value) { f, c in f.set(c.calendar.start(of: .year, 1)) },
        // Weekends
        Rule([.maybe("over|during"), "this|the", .maybe("coming|upcoming|following"), "weekend"]) { f, c in
            f.isOnlyAtEnd = c.begins(with: "the")
            return f.set(c.calendar.weekend(0))
        },
        Rule(["coming|following", "weekend"]) { f, c in f.set(c.calendar.weekend(0)) },
        Rule(["weekend"], .value) { f, c in f.set(c.calendar.weekend(0)) },
        Rule(["next", "weekend"]) { f, c in f.set(c.calendar.weekend(1)) },
        Rule([.the, "weekend", "after", .the, "next"]) { f, c in f.set(c.calendar.weekend(2)) },
        Rule([.the, "weekend", "of", .date], .end) { f, c in f.set(f.day.map { c.calendar.weekend(0, from: $0) }) },
        Rule([.count, "weekends|weekend", "from", "now"]) { f, c in
            f.number > 0 && f.set(c.calendar.weekend(f.number - 1))
        },
        // Distances
        Rule([
            "in|within", .about.optional, .maybe("under|less"), .maybe("than"), .span, .glued("'").optional,
            .maybe("time"),
        ]) { f, c in
            // “In 30m” is in thirty minutes, “in 1y6m” is not.
            (!c.ends(with: "m") || c.contains("y")) && f.setSpan(c)
        },
        Rule(["in|within|over", .the, "next|upcoming", .span]) { f, c in f.setSpan(c) },
        Rule(["in|within", "the", "next|coming|upcoming", .unit]) { f, c in
            !c.endsInPlural && f.setSpan(1, f.unit) && f.setSpan(c)
        },
        Rule(["upcoming|coming", .span]) { f, c in f.setSpan(c) },
        Rule([.amount, "upcoming|coming", .unit]) { f, c in f.setSpan(f.unit) && f.setSpan(c) },
        Rule([.count, .workday, "from", "now|today"]) { f, c in f.setWorkdays(c) },
        Rule([.count, .workday, "later"]) { f, c in f.setWorkdays(c) },
        Rule(["in|within", .count, .workday]) { f, c in f.setWorkdays(c) },
        Rule(["next", .workday]) { f, c in !c.endsInPlural && f.set(c.calendar.workday(1)) },
        // “A quarter before 7” is a time.
        Rule([.span], .value) { f, c in (c.beginsWithNumber || !c.ends(with: "quarter")) && f.setSpan(c) },
        Rule([.span, "later|hence"]) { f, c in f.setSpan(c) },
        Rule(["+", .span.glued]) { f, c in !c.isAmbiguousLength && f.setSpan(c) },
        Rule(["+", .count.glued, .glued("m")]) { f, c in
            if c.isValue { return false }
            throw PhraseError.ambiguousLength(c.typed)
        },
        Rule(["in", "a", "week's|month's|year's", "time"]) { f, c in
            f.setSpan(1, c.contains("week's") ? .week : c.contains("month's") ? .month : .year) && f.setSpan(c)
        },
        // “5m from now” is in five minutes.
        Rule([.about.optional, .span, "from", .maybe("right"), "now|today"]) { f, c in
            (!c.contains("m") || c.contains("y")) && f.setSpan(c)
        },
        Rule([.span, "from|after", .day]) { f, c in f.setSpan(from: f.day) },
        Rule(["a", "week", .day]) { f, c in f.set(f.day.map { $0 + 7 }) },
        Rule([.amount, "weeks", .offset]) { f, c in
            f.offset >= 0 && f.setSpan(.week) && f.setSpan(from: c.today + f.offset)
        },
        .unsupported([.amount, "weeks", .weekday], .end),
        Rule([.span, "before", .day]) { f, c in f.setSpan(from: f.day, isBefore: true) },
        Rule([.span, "before|after", .the, "new", "year"], .end) { f, c in
            f.setSpan(from: c.calendar.date(1, month: 1, year: nil)?.day, isBefore: c.contains("before"))
        },
        Rule([.span, "ago"]) { f, c in f.setInValue(f.span?.subtracted(from: c.today), c) },
        Rule([.the, .unit, "from|after", .day]) { f, c in
            // “The week after Christmas” has seven days.
            c.begins(with: "the") && f.unit != .day
                ? f.setInValue(f.unit.added(to: f.day ?? c.today, count: 1), c)
                : f.setSpan(1, f.unit) && f.setSpan(from: f.day)
        },
        Rule([.the, "day", "before", .day]) { f, c in f.set(f.day.map { $0 - 1 }) },
        Rule([.the, "week", "before", .day]) { f, c in f.setInValue(f.day.map { $0 - 7 }, c) },
        Rule([.the, .weekday, "after", .day]) { f, c in f.set(f.day?.next(f.weekday)) },
        Rule([.the, .weekday, "before", .day]) { f, c in f.set(f.day.map { ($0 - 7).onOrAfter(f.weekday) }) },
        Rule([.the, .ordinal, .weekday, "after", .day]) { f, c in
            f.ordinal > 0 && f.set(f.day.map { $0.next(f.weekday) + 7 * (f.ordinal - 1) })
        },
        Rule([.count, .weekdays, .maybe("from"), "now|later"]) { f, c in
            f.number > 0 && f.set(c.today.next(f.weekday) + 7 * (f.number - 1))
        },
        Rule(["-", .count.glued, .letter.glued], .value) { f, c in f.set(f.unit.added(to: c.today, count: -f.number)) },
        // In a title, `5m` is more likely a length than five months, and `100w` more likely watts.
        Rule([.count, .glued("d|w")], .end) { f, c in
            let isDays = c.ends(with: "d")
            return f.number <= (isDays ? 60 : 12) && f.setSpan(f.number, isDays ? .day : .week) && f.setSpan(c)
        },
        .unsupported([.count, .glued("days|weeks|months|years")], .end),
        .unsupported([.count, .workday, "before|after|from", .day]),
        .unsupported([.count, .workday, "now|today"]),
    ]
}

extension PhraseContext {
    /// The unit in the last letter of “eow” and the like.
    fileprivate var lastUnit: CalendarUnit {
        ends(with: "eow sow") ? .week : ends(with: "eom som") ? .month : ends(with: "eoq soq") ? .quarter : .year
    }
}

extension Facts {
    mutating func set(_ day: Day?) -> Bool {
        guard let day else { return false }
        self.day = day
        return true
    }

    /// Sets the day in a value. In a title the words more likely are text, which a hint names.
    mutating func setInValue(_ day: Day?, _ context: PhraseContext) -> Bool {
        context.isValue ? set(day) : setUnsupported()
    }

    /// Sets the weekday that is a number of weeks after `day`.
    mutating func setWeekday(after day: Day) -> Bool {
        guard let span, span.unit == .week else { return false }
        return set(span.added(to: day))
    }

    mutating func setWeekday(inWeekOf context: PhraseContext) -> Bool {
        setWeekday(after: context.calendar.weekday(weekday, inWeek: 0))
    }

    /// Sets the day that is the span after another one, or before it.
    mutating func setSpan(from day: Day?, isBefore: Bool = false) -> Bool {
        set(day.flatMap { isBefore ? span?.subtracted(from: $0) : span?.added(to: $0) })
    }

    mutating func setSpan(_ context: PhraseContext) -> Bool { setSpan(from: context.today) }

    fileprivate mutating func setWorkdays(_ context: PhraseContext) -> Bool {
        setSpan(number, .day) && set(context.calendar.workday(number))
    }

    fileprivate mutating func setDay(_ context: PhraseContext) -> Bool { set(day ?? context.today) }

    /// Sets the first day of the month, or today in the present one.
    mutating func setMonthStart(_ context: PhraseContext) -> Bool {
        set(context.calendar.month(month, year).map { max($0, context.today) })
    }

    mutating func setSpan(_ count: Int, _ unit: CalendarUnit) -> Bool {
        count < 100_000 && set(CalendarSpan(count: count, unit: unit))
    }

    mutating func set(_ span: CalendarSpan) -> Bool {
        self.span = span
        return true
    }
}
