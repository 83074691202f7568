import Almanac

/// English days, relative to today or to another day.
enum EnglishDays {
    static let rules: [Rule] = [
        Rule("OFFSET") { f, c in f.set(c.today + f.offset) },
        Rule("NICKNAME", .value) { f, c in f.set(c.today + f.offset) },
        Rule("WEEKDAY") { f, c in f.set(c.calendar.nearest(f.weekday)) },
        Rule("the|this? this|coming|upcoming WEEKDAY") { f, c in f.set(c.today.onOrAfter(f.weekday)) },
        Rule("the? following WEEKDAY") { f, c in f.set(c.today.next(f.weekday)) },
        Rule("next WEEKDAY") { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 1)) },
        // Days that have passed tell when something happened, as in “write up last Tuesday”.
        Rule("last|previous WEEKDAY") { f, c in f.setInValue((c.today - 7).onOrAfter(f.weekday), c) },
        Rule("on|the? WEEKDAY of|in? the? WHICH") { f, c in f.setWeekday(c) },
        Rule("WHICH on? WEEKDAY") { f, c in f.setWeekday(c) },
        Rule("last|previous week on? WEEKDAY") { f, c in f.setInValue(c.calendar.weekday(f.weekday, inWeek: -1), c) },
        Rule("the? WEEKDAY after next") { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 2)) },
        Rule("WEEKDAY week") { f, c in f.set(c.today.next(f.weekday) + 7) },
        Rule("WEEKDAY fortnight") { f, c in f.set(c.today.next(f.weekday) + 14) },
        Rule("OFFSET week") { f, c in f.offset >= 0 && f.set(c.today + 7 + f.offset) },
        Rule("SPAN on WEEKDAY") { f, c in f.setWeekday(after: c.today.next(f.weekday)) },
        Rule("WEEKDAY in SPAN") { f, c in f.setWeekday(after: c.calendar.weekday(f.weekday, inWeek: 0)) },
        Rule("in SPAN on WEEKDAY") { f, c in f.setWeekday(after: c.calendar.weekday(f.weekday, inWeek: 0)) },
        Rule("WEEKDAY SPAN from now|today") { f, c in f.setWeekday(after: c.calendar.weekday(f.weekday, inWeek: 0)) },
        Rule("later|this today|day") { f, c in f.set(c.today) },
        Rule("the? end of the|this? day on? DAY?") { f, c in f.set(f.day ?? c.today) },
        Rule("the? eod DAY?") { f, c in f.set(f.day ?? c.today) },
        Rule("the? end of OFFSET") { f, c in f.set(c.today + f.offset) },
        Rule("the? end of the|this? WEEKDAY") { f, c in f.set(c.today.next(f.weekday)) },
        Rule("any time|day DAY"), Rule("one day DAY"), Rule("anytime|sometime DAY"),
        Rule("DATE"),
        Rule("DATE WEEKDAY") { f, c throws(PhraseError) in try f.checkWeekday(c) },
        Rule("DATE ( WEEKDAY )") { f, c throws(PhraseError) in try f.checkWeekday(c) },
        Rule("WHICH on? DATE") { f, c throws(PhraseError) in
            guard let parts = f.day?.components, f.takeYear() else { return false }
            return try f.setDigits(parts.day, parts.month, c)
        },
        // Days of a month without its name. Small numbers are more likely positions, as in “the 2nd draft”.
        Rule("the DTH") { f, c in
            f.isOnlyAtEnd = f.dayNumber <= 3
            return f.setNumber(c)
        },
        Rule("DTH", .end) { f, c in (f.dayNumber > 3 || c.isValue) && f.setNumber(c) },
        Rule("on|by|before|until|due the DAYNUMBER", .end) { f, c in
            f.dayNumber > 3 && !c.endsInNumber && f.setNumber(c)
        },
        Rule("the NUMBER -? ORDINAL", .end) { f, c in f.setCompoundDay() && f.setNumber(c) },
        // Periods
        Rule("the? WHICH") { f, c in
            // At the start, “this week” more likely belongs to the title.
            f.isOnlyAtEnd = f.period.map { $0.first <= c.today } ?? false
            return f.setPeriod(c)
        },
        Rule("later WHICH", .end) { f, c in f.setPeriod(c) },
        Rule("this MONTH", .end) { f, c in
            // “This may” and “this march” more likely are other words.
            f.month != 3 && f.month != 5 && f.nameMonth(c) && f.setPeriod(c)
        },
        Rule("next MONTH", .end) { f, c in f.nameMonth(c) && f.setDay(c, \.first) },
        // “March 2027” names no day.
        Rule("MONTH INYEAR", .end) { f, c in c.endsInNumber ? f.setUnsupported() : f.nameMonth(c) && f.setPeriod(c) },
        Rule("WHICH in MONTH", .end) { f, c in f.takeYear() && f.nameMonth(c) && f.setPeriod(c) },
        Rule("q ~N of? WHICH", .end) { f, c in f.takeYear() && f.nameQuarter(f.number, c) && f.setPeriod(c) },
        Rule("the? end of? YEAR", .end) { f, c in f.nameYear(c) && f.setDay(c, \.last) },
        Rule("the? week of|beginning|starting on? DATE", .end) { f, c in
            f.set(f.day.map { c.calendar.week(containing: $0) })
        },
        .unsupported("this|next|in|last the? summer|winter|autumn|spring|fall YEAR?", .end),
        // Days of a period
        Rule("the? ORDINAL WEEKDAY of|in? NAMED") { f, c in f.setNth(c) },
        Rule("the? ORDINAL to? the? last WEEKDAY of|in NAMED") { f, c in f.countFromEnd() && f.setNth(c) },
        Rule("the? ORDINAL weekend of|in NAMED") { f, c in
            f.weekday = .saturday
            return f.setNth(c)
        },
        Rule("the? ORDINAL WORKDAY of|in NAMED") { f, c in f.setNthWorkday(c) },
        Rule("the? end of? the? NAMED", .end) { f, c in f.setDay(c, \.last) },
        Rule("the? UNIT -? end", .end) { f, c in f.unit != .day && f.name(0, c) && f.setDay(c, \.last) },
        Rule("the? last day of|in the? NAMED") { f, c in f.setDay(c, \.last) },
        Rule("the? ORDINAL last day of|in NAMED") { f, c in
            let days = f.ordinal - 1
            return days > 0 && f.setDay(c) { $0.last - days }
        },
        Rule("the? first day of|in the? NAMED") { f, c in f.setDay(c, \.first) },
        Rule("in? the? early|start|beginning of? the? NAMED", .end) { f, c in f.setDay(c, \.first) },
        Rule("in? the? mid|middle of|-? the? NAMED", .end) { f, c in f.setMiddle(c) },
        Rule("in|by|before|until|till|during NAMED", .end) { f, c in
            // “In the week” and “by 2030” are more likely text.
            f.period.map { $0.unit != .year && $0.cycle != $0.unit } ?? false && f.setPeriod(c)
        },
        Rule("within NAMED", .end) { f, c in f.setDay(c, \.last) },
        .unsupported("the? ORDINAL week of|in NAMED"),
        .unsupported("the? ORDINAL to? the? last WEEKDAY"),
        .unsupported("late|earlier NAMED", .end),
        Rule("after SPAN", .end) { f, c in f.setSpan(from: c.today) },
        .unsupported("after|late DAY", .end),
        Rule("the? eow|eom|eoq|eoy", .end) { f, c in f.set(c.calendar.end(of: c.lastUnit, 0)) },
        Rule("sow|som|soq", .end) { f, c in f.set(c.calendar.start(of: c.lastUnit, 1)) },
        Rule("soy", .value) { f, c in f.set(c.calendar.start(of: .year, 1)) },
        // Weekends
        Rule("over|during? this|the coming|upcoming|following? weekend") { f, c in
            f.isOnlyAtEnd = c.begins(with: "the")
            return f.set(c.calendar.weekend(0))
        },
        Rule("coming|following weekend") { f, c in f.set(c.calendar.weekend(0)) },
        Rule("weekend", .value) { f, c in f.set(c.calendar.weekend(0)) },
        Rule("next weekend") { f, c in f.set(c.calendar.weekend(1)) },
        Rule("the? weekend after the? next") { f, c in f.set(c.calendar.weekend(2)) },
        Rule("the? weekend of DATE", .end) { f, c in f.set(f.day.map { c.calendar.weekend(0, from: $0) }) },
        Rule("N weekends|weekend from now") { f, c in f.number > 0 && f.set(c.calendar.weekend(f.number - 1)) },
        // Distances
        Rule("in|within ABOUT? under|less? than? SPAN ~'? time?") { f, c in
            // “In 30m” is in thirty minutes.
            !c.ends(with: "m") && f.setSpan(from: c.today)
        },
        Rule("in|within|over the? next|upcoming SPAN") { f, c in f.setSpan(from: c.today) },
        Rule("in|within the next|coming|upcoming UNIT") { f, c in
            !c.endsInPlural && f.setSpan(1, f.unit) && f.setSpan(from: c.today)
        },
        Rule("upcoming|coming SPAN") { f, c in f.setSpan(from: c.today) },
        Rule("AMOUNT upcoming|coming UNIT") { f, c in f.setSpan(f.unit) && f.setSpan(from: c.today) },
        Rule("N WORKDAY from now|today") { f, c in f.setWorkdays(c) },
        Rule("N WORKDAY later") { f, c in f.setWorkdays(c) },
        Rule("in|within N WORKDAY") { f, c in f.setWorkdays(c) },
        Rule("next WORKDAY") { f, c in !c.endsInPlural && f.set(c.calendar.workday(1)) },
        Rule("SPAN", .value) { f, c in f.setSpan(from: c.today) },
        Rule("SPAN later|hence") { f, c in f.setSpan(from: c.today) },
        Rule("+ ~SPAN") { f, c in f.setSpan(from: c.today) },
        Rule("in a week's|month's|year's time") { f, c in
            let unit: CalendarUnit = c.contains("week's") ? .week : c.contains("month's") ? .month : .year
            return f.setSpan(1, unit) && f.setSpan(from: c.today)
        },
        // “5m from now” is in five minutes.
        Rule("ABOUT? SPAN from right? now|today") { f, c in !c.contains("m") && f.setSpan(from: c.today) },
        Rule("SPAN from|after DAY") { f, c in f.setSpan(from: f.day) },
        Rule("a week DAY") { f, c in f.set(f.day.map { $0 + 7 }) },
        Rule("SPAN before DAY") { f, c in f.setSpan(from: f.day, isBefore: true) },
        Rule("SPAN before|after the? new year", .end) { f, c in
            f.setSpan(from: c.calendar.date(1, month: 1, year: nil)?.day, isBefore: c.contains("before"))
        },
        Rule("SPAN ago") { f, c in f.setInValue(f.span?.subtracted(from: c.today), c) },
        Rule("the? UNIT from|after DAY") { f, c in
            // “The week after Christmas” has seven days.
            c.begins(with: "the") && f.unit != .day
                ? f.setInValue(f.unit.added(to: f.day ?? c.today, count: 1), c)
                : f.setSpan(1, f.unit) && f.setSpan(from: f.day)
        },
        Rule("the? day before DAY") { f, c in f.set(f.day.map { $0 - 1 }) },
        Rule("the? week before DAY") { f, c in f.setInValue(f.day.map { $0 - 7 }, c) },
        Rule("the? WEEKDAY after DAY") { f, c in f.set(f.day?.next(f.weekday)) },
        Rule("the? WEEKDAY before DAY") { f, c in f.set(f.day.map { ($0 - 7).onOrAfter(f.weekday) }) },
        Rule("the? ORDINAL WEEKDAY after DAY") { f, c in
            f.ordinal > 0 && f.set(f.day.map { $0.next(f.weekday) + 7 * (f.ordinal - 1) })
        },
        Rule("N WEEKDAYS from? now|later") { f, c in
            f.number > 0 && f.set(c.today.next(f.weekday) + 7 * (f.number - 1))
        },
        Rule("- ~N ~LETTER", .value) { f, c in f.set(f.unit.added(to: c.today, count: -f.number)) },
        // In a title, `5m` is more likely a length than five months, and `100w` more likely watts.
        Rule("N ~d", .end) { f, c in f.number <= 60 && f.setSpan(f.number, .day) && f.setSpan(from: c.today) },
        Rule("N ~w", .end) { f, c in f.number <= 12 && f.setSpan(f.number, .week) && f.setSpan(from: c.today) },
        .unsupported("N ~days|weeks|months|years", .end),
    ]

    static let workdays: [Rule] = [
        Rule("workday|workdays|weekday|weekdays"), Rule("business|working|work day|days"),
    ]

    static let spans: [Rule] = [
        Rule("AMOUNT more? of? UNIT") { f, c in f.setSpan(f.unit) },
        Rule("AMOUNT of? a|an UNIT") { f, c in f.amount < 4 && f.setSpan(f.unit) },
        Rule("AMOUNT more? UNIT and? SPAN") { f, c in f.addSpan() },
        Rule("AMOUNT UNIT and a half") { f, c in f.setAmount(f.amount + 2) && f.setSpan(f.unit) },
        Rule("N ~LETTER") { f, c in f.setSpan(f.number, f.unit) },
        Rule("N ~LETTER and? SPAN") { f, c in f.setAmount(4 * f.number) && f.addSpan() },
        Rule("AMOUNT? fortnight|fortnights") { f, c in f.setAmount(f.amount == 0 ? 8 : 2 * f.amount) && f.setSpan(.week)
        },
    ]

    /// Amounts of units, in quarters.
    static let amounts: [Rule] = [
        Rule("N") { f, c in f.setAmount(4 * f.number) },
        Rule("NUMBER -? NUMBER") { f, c in f.number > 20 && f.setAmount(4 * f.number) },
        Rule("N and a|an half") { f, c in f.setAmount(4 * f.number + 2) },
        Rule("another") { f, c in f.setAmount(4) },
        Rule("another N") { f, c in f.setAmount(4 * f.number) },
        Rule("a|one hundred") { f, c in f.setAmount(400) },
        Rule("a? half") { f, c in f.setAmount(2) },
        Rule("a? quarter") { f, c in f.setAmount(1) },
        Rule("N -? quarters") { f, c in f.setAmount(f.number) },
        Rule("a? couple|pair") { f, c in f.setAmount(8) },
        Rule("a? few") { f, c in f.setAmount(12) },
        Rule("M? D ~/ ~N") { f, c in
            [2, 4].contains(f.number) && f.dayNumber < f.number
                && f.setAmount(4 * f.month + f.dayNumber * 4 / f.number)
        },
        Rule("D ~. ~N") { f, c in
            guard let quarters = [5: 2, 25: 1, 50: 2, 75: 3][f.number] else { return false }
            return f.setAmount(4 * f.dayNumber + quarters)
        },
    ]
}

extension PhraseContext {
    /// The unit in the last letter of “eow” and the like.
    fileprivate var lastUnit: CalendarUnit {
        ends(with: "eow sow") ? .week : ends(with: "eom som") ? .month : ends(with: "eoq soq") ? .quarter : .year
    }
}

extension Facts {
    /// Sets the day, or returns `false` if there is none.
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

    /// Sets the day that is the span after another one, or before it.
    mutating func setSpan(from day: Day?, isBefore: Bool = false) -> Bool {
        set(day.flatMap { isBefore ? span?.subtracted(from: $0) : span?.added(to: $0) })
    }

    fileprivate mutating func setWorkdays(_ context: PhraseContext) -> Bool {
        setSpan(number, .day) && set(context.calendar.workday(number))
    }

    /// Sets the first day of the month, or today in the present one.
    mutating func setMonthStart(_ context: PhraseContext) -> Bool {
        set(context.calendar.month(month, year).map { max($0, context.today) })
    }

    mutating func setSpan(_ count: Int, _ unit: CalendarUnit) -> Bool { set(CalendarSpan(count: count, unit: unit)) }

    mutating func set(_ span: CalendarSpan) -> Bool {
        self.span = span
        return true
    }

    mutating func setAmount(_ quarters: Int) -> Bool {
        amount = quarters
        return true
    }

    /// Adds the amount to the span after it, which has smaller units: “1 year 2 months”, “2 weeks and 3 days”.
    fileprivate mutating func addSpan() -> Bool {
        guard let rest = span, amount % 4 == 0 else { return false }
        let count = amount / 4
        amount = 0
        switch (unit, rest.unit) {
        case (.year, .month): return set(CalendarSpan(count: 12 * count + rest.count, unit: .month, days: rest.days))
        case (.year, .day), (.month, .day): return set(CalendarSpan(count: count, unit: unit, days: rest.count))
        case (.year, .week), (.month, .week): return set(CalendarSpan(count: count, unit: unit, days: 7 * rest.count))
        case (.week, .day): return set(CalendarSpan(count: 7 * count + rest.count, unit: .day))
        default: return false
        }
    }

    /// Sets a span of the amount, which for half a day would be a time.
    fileprivate mutating func setSpan(_ unit: CalendarUnit) -> Bool {
        defer { amount = 0 }
        switch (unit, amount % 4) {
        case (_, 0): return set(CalendarSpan(count: amount / 4, unit: unit))
        case (.year, _): return set(CalendarSpan(count: 3 * amount, unit: .month))
        case (.month, _): return set(CalendarSpan(count: amount / 4, unit: .month, days: amount % 4 * 15 / 2))
        case (.week, _): return set(CalendarSpan(count: (7 * amount + 3) / 4, unit: .day))
        case (.day, _), (.quarter, _): return false
        }
    }
}
