import Almanac

/// English days, relative to today or to another day.
enum EnglishDays {
    static let rules: [Rule] = [
        Rule("OFFSET") { f, c in f.set(c.today + f.offset) },
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
        Rule("a week WEEKDAY") { f, c in f.set(c.today.next(f.weekday) + 7) },
        Rule("fortnight on WEEKDAY") { f, c in f.set(c.today.next(f.weekday) + 14) },
        Rule("fortnight from now|today") { f, c in f.set(c.today + 14) },
        Rule("SPAN on WEEKDAY") { f, c in f.setWeekday(after: c.today.next(f.weekday)) },
        Rule("a week OFFSET") { f, c in f.set(c.today + 7 + f.offset) },
        Rule("OFFSET week") { f, c in f.offset >= 0 && f.set(c.today + 7 + f.offset) },
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
        Rule("DATE of|in? WHICH") { f, c throws(PhraseError) in try f.setYear(c) },
        Rule("WHICH on? DATE") { f, c throws(PhraseError) in try f.setYear(c) },
        Rule("the DTH") { f, c in
            // At the start, small numbers are more likely positions.
            f.isOnlyAtEnd = f.dayNumber <= 3
            return f.set(c.calendar.day(f.dayNumber))
        },
        Rule("on|by|before|until|due the ORDINAL", .end) { f, c in
            // “On the second” is more likely a position.
            f.ordinal > 3 && !c.typed.utf8.contains(where: \.isDigit) && f.set(c.calendar.day(f.ordinal))
        },
        Rule("the NUMBER -? ORDINAL", .end) { f, c in f.setCompoundDay() && f.set(c.calendar.day(f.dayNumber)) },
        Rule("on|by|before|due DTH") { f, c in f.set(c.calendar.day(f.dayNumber)) },
        Rule("DTH", .end) { f, c in
            // In a title, small numbers are more likely positions.
            f.dayNumber > 3 || c.isValue ? f.set(c.calendar.day(f.dayNumber)) : false
        },
        Rule("DATE WEEKDAY") { f, c throws(PhraseError) in try f.checkWeekday(c) },
        Rule("DATE ( WEEKDAY )") { f, c throws(PhraseError) in try f.checkWeekday(c) },
        // Periods
        Rule("the? WHICH") { f, c in
            // At the start, “this week” more likely belongs to the title.
            f.isOnlyAtEnd = f.period.map { $0.first <= c.today } ?? false
            return f.setPeriod(c)
        },
        Rule("later WHICH", .end) { f, c in f.setPeriod(c) },
        Rule("this MONTH", .end) { f, c in
            // “This may” and “this march” more likely are other words.
            f.month != 3 && f.month != 5 && f.nameMonth(nil, c) && f.setPeriod(c)
        },
        Rule("next MONTH", .end) { f, c in f.nameMonth(nil, c) && f.setDay(c, \.first) },
        Rule("MONTH of? WHICH", .end) { f, c in
            f.takeYear().map { f.nameMonth($0, c) && f.setPeriod(c) } ?? false
        },
        Rule("WHICH in MONTH", .end) { f, c in
            f.takeYear().map { f.nameMonth($0, c) && f.setPeriod(c) } ?? false
        },
        Rule("q ~N of? WHICH", .end) { f, c in
            f.takeYear().map { f.nameQuarter(f.number, $0, c) && f.setPeriod(c) } ?? false
        },
        Rule("upcoming|coming SPAN") { f, c in f.set(f.span?.added(to: c.today)) },
        Rule("AMOUNT upcoming|coming UNIT") { f, c in f.setSpan(f.unit) && f.set(f.span?.added(to: c.today)) },
        Rule("the? end of? YEAR", .end) { f, c in f.set(Day(year: f.year ?? 0, month: 12, day: 31)) },
        Rule("mid -? month", .end) { f, c in f.set(c.calendar.day(15)) },
        Rule("the? week of|beginning|starting on? DATE", .end) { f, c in
            f.set(f.day.map { c.calendar.week(containing: $0) })
        },
        Rule("MONTH YEAR", .end) { f, c in f.setUnsupported() },
        Rule("this|next|in|last the? summer|winter|autumn|spring|fall YEAR?", .end) { f, c in f.setUnsupported() },
        Rule("the? ORDINAL WEEKDAY of|in? NAMED") { f, c in f.setNth(c) },
        Rule("the? ORDINAL to? the? last WEEKDAY of|in NAMED") { f, c in
            f.ordinal = -f.ordinal
            return f.ordinal < -1 && f.setNth(c)
        },
        Rule("the? ORDINAL weekend of|in NAMED") { f, c in
            f.weekday = .saturday
            return f.setNth(c)
        },
        Rule("the? ORDINAL WORKDAY of|in NAMED") { f, c in f.setNthWorkday(c) },
        Rule("the? end of? the? NAMED", .end) { f, c in f.setDay(c, \.last) },
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
        Rule("the? ORDINAL week of|in NAMED") { f, c in f.setUnsupported() },
        Rule("late|earlier NAMED", .end) { f, c in f.setUnsupported() },
        Rule("the? UNIT -? end", .end) { f, c in f.unit != .day && f.name(0, c) && f.setDay(c, \.last) },
        Rule("after DAY", .end) { f, c in f.setUnsupported() },
        Rule("late DAY", .end) { f, c in f.setUnsupported() },
        Rule("the? eow", .end) { f, c in f.set(c.calendar.end(of: .week, 0)) },
        Rule("the? eom", .end) { f, c in f.set(c.calendar.end(of: .month, 0)) },
        Rule("the? eoq", .end) { f, c in f.set(c.calendar.end(of: .quarter, 0)) },
        Rule("the? eoy", .end) { f, c in f.set(c.calendar.end(of: .year, 0)) },
        Rule("sow", .end) { f, c in f.set(c.calendar.start(of: .week, 1)) },
        Rule("som", .end) { f, c in f.set(c.calendar.start(of: .month, 1)) },
        Rule("soq", .end) { f, c in f.set(c.calendar.start(of: .quarter, 1)) },
        Rule("soy", .value) { f, c in f.set(c.calendar.start(of: .year, 1)) },
        Rule("over|during? this|the coming|upcoming|following? weekend") { f, c in
            f.isOnlyAtEnd = c.begins(with: "the")
            return f.set(c.calendar.weekend(0))
        },
        Rule("coming|following weekend") { f, c in f.set(c.calendar.weekend(0)) },
        Rule("the? weekend of DATE", .end) { f, c in f.set(f.day.map { c.calendar.weekend(0, from: $0) }) },
        Rule("weekend", .value) { f, c in f.set(c.calendar.weekend(0)) },
        Rule("next weekend") { f, c in f.set(c.calendar.weekend(1)) },
        Rule("the? weekend after the? next") { f, c in f.set(c.calendar.weekend(2)) },
        Rule("within NAMED", .end) { f, c in f.setDay(c, \.last) },
        // Distances
        Rule("in|within ABOUT? under|less? than? SPAN ~'? time?") { f, c in
            // “In 30m” is in thirty minutes.
            c.ends(with: "m") ? false : f.set(f.span?.added(to: c.today))
        },
        Rule("in|within|over the? next|upcoming SPAN") { f, c in f.set(f.span?.added(to: c.today)) },
        Rule("in|within the next|coming|upcoming UNIT") { f, c in
            !c.endsInPlural && f.set(f.unit.added(to: c.today, count: 1))
        },
        Rule("N weekends|weekend from now") { f, c in f.number > 0 && f.set(c.calendar.weekend(f.number - 1)) },
        Rule("N WORKDAY from now|today") { f, c in f.setSpan(f.number, .day) && f.set(c.calendar.workday(f.number)) },
        Rule("N WORKDAY later") { f, c in f.setSpan(f.number, .day) && f.set(c.calendar.workday(f.number)) },
        Rule("in|within N WORKDAY") { f, c in f.set(c.calendar.workday(f.number)) },
        Rule("next WORKDAY") { f, c in !c.endsInPlural && f.set(c.calendar.workday(1)) },
        Rule("after SPAN", .end) { f, c in f.set(f.span?.added(to: c.today)) },
        Rule("SPAN", .value) { f, c in f.set(f.span?.added(to: c.today)) },
        Rule("in a week's|month's|year's time") { f, c in
            f.set(c.contains("week's") ? c.today + 7 : c.today.adding(months: c.contains("month's") ? 1 : 12))
        },
        // “5m from now” is in five minutes.
        Rule("ABOUT? SPAN from right? now|today") { f, c in c.contains("m") ? false : f.set(f.span?.added(to: c.today))
        },
        Rule("SPAN from|after DAY") { f, c in f.set(f.day.flatMap { f.span?.added(to: $0) }) },
        Rule("UNIT from|after DAY") { f, c in f.set(f.day.map { f.unit.added(to: $0, count: 1) }) },
        Rule("the? WEEKDAY after DAY") { f, c in f.set(f.day?.next(f.weekday)) },
        Rule("the? WEEKDAY before DAY") { f, c in f.set(f.day.map { ($0 - 7).onOrAfter(f.weekday) }) },
        Rule("the? ORDINAL WEEKDAY after DAY") { f, c in
            f.ordinal > 0 && f.set(f.day.map { $0.next(f.weekday) + 7 * (f.ordinal - 1) })
        },
        Rule("the? day before DAY") { f, c in f.set(f.day.map { $0 - 1 }) },
        Rule("the? day after DAY") { f, c in f.set(f.day.map { $0 + 1 }) },
        // “The week before Christmas” has seven days.
        Rule("the? week before DAY") { f, c in f.setInValue(f.day.map { $0 - 7 }, c) },
        Rule("the? week after DAY") { f, c in f.setInValue(f.day.map { $0 + 7 }, c) },
        Rule("SPAN before DAY") { f, c in f.set(f.day.flatMap { f.span?.subtracted(from: $0) }) },
        Rule("SPAN before|after the? new year", .end) { f, c in
            guard let span = f.span, let day = c.calendar.date(1, month: 1, year: nil)?.day else { return false }
            return f.set((c.contains("before") ? span.negated : span).added(to: day))
        },
        Rule("N WEEKDAYS from? now|later") { f, c in
            f.number > 0 && f.set(c.today.next(f.weekday) + 7 * (f.number - 1))
        },
        Rule("SPAN later|hence") { f, c in f.set(f.span?.added(to: c.today)) },
        Rule("SPAN ago") { f, c in f.setInValue(f.span?.subtracted(from: c.today), c) },
        Rule("+ ~SPAN") { f, c in f.set(f.span?.added(to: c.today)) },
        Rule("- ~N ~LETTER", .value) { f, c in f.set(f.unit.added(to: c.today, count: -f.number)) },
        // In a title, `5m` is more likely a length than five months, and `100w` more likely watts.
        Rule("N ~d", .end) { f, c in f.number <= 60 && f.setSpan(f.number, .day) && f.set(c.today + f.number) },
        Rule("N ~w", .end) { f, c in f.number <= 12 && f.setSpan(f.number, .week) && f.set(c.today + 7 * f.number) },
        Rule("N ~days|weeks|months|years", .end) { f, c in f.setUnsupported() },
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
        Rule("AMOUNT fortnight|fortnights") { f, c in f.setAmount(2 * f.amount) && f.setSpan(.week) },
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
        Rule("D ~/ ~N") { f, c in
            [2, 4].contains(f.number) && f.dayNumber < f.number && f.setAmount(f.dayNumber * 4 / f.number)
        },
        Rule("D ~. ~N") { f, c in
            guard let quarters = [5: 2, 25: 1, 50: 2, 75: 3][f.number] else { return false }
            return f.setAmount(4 * f.dayNumber + quarters)
        },
    ]
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

    /// Sets the first day of the month, or today in the present one.
    mutating func setMonthStart(_ context: PhraseContext) -> Bool {
        set(context.calendar.month(month, year).map { max($0, context.today) })
    }

    mutating func setMonthEnd(_ context: PhraseContext) -> Bool {
        set(context.calendar.month(month, year)?.lastDayOfMonth)
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
