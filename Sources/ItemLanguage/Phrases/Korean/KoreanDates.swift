import Almanac

/// Korean days.
enum KoreanDates {
    static let days: [Rule] = [
        Rule("DATE ( SYLLABLE )") { f, c throws(InputError) in try f.checkWeekday(c) },
        // Beside a Korean weekday, the month comes first.
        Rule("M ~/ ~D ( SYLLABLE )") { f, c throws(InputError) in try f.setDate(c) ? try f.checkWeekday(c) : false },
        Rule("M ~/ ~D ( WEEKDAY )") { f, c throws(InputError) in try f.setDate(c) ? try f.checkWeekday(c) : false },
        Rule("OFFSET LIMIT") { f, c in f.set(c.today + f.offset) },
        Rule("다음 날") { f, c in f.set(c.today + 1) },
        Rule("내일|낼 모레") { f, c in f.set(c.today + 2) },
        // In Korean, the month comes first.
        Rule("M ~/ ~D 까지|에") { f, c throws(InputError) in try f.setDate(c) },
        Rule("내년|올해|이번|요번 봄|여름|가을|겨울") { f, c in f.setUnsupported() },
        // Periods
        Rule("WHICH") { f, c in (f.span?.count ?? 0) > 0 && f.setEdge(c) },
        Rule("WHICH", .end) { f, c in f.setEdge(c) },
        Rule("WHICH LIMIT") { f, c in f.setEnd(ofNamed: c) },
        Rule("WHICH 말|말일") { f, c in f.setEnd(ofNamed: c) },
        Rule("WHICH 마지막 날") { f, c in f.setEnd(ofNamed: c) },
        Rule("WHICH 초") { f, c in f.setEdge(c, isStart: true) },
        Rule("WHICH 중순") { f, c in f.span?.unit == .month && f.setEdge(c, isStart: true, plus: 14) },
        Rule("WHICH WEEKDAY") { f, c in f.setWeekday(ofNamed: c) },
        // The syllable of Sunday is more likely the word for work, as in “다음 주 일 정리”.
        Rule("WHICH SYLLABLE") { f, c in f.weekday != .sunday && f.setWeekday(ofNamed: c) },
        Rule("이번|요번 WEEKDAY") { f, c in f.set(c.today.onOrAfter(f.weekday)) },
        Rule("다음|다음번 WEEKDAY") { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 1)) },
        Rule("오는|돌아오는|다가오는 WEEKDAY") { f, c in f.set((c.today + 1).onOrAfter(f.weekday)) },
        Rule("지난|저번 WEEKDAY") { f, c in f.setInValue((c.today - 7).onOrAfter(f.weekday), c) },
        Rule("SPAN 뒤|후 WEEKDAY") { f, c in f.span?.unit == .week && f.setWeekday(ofNamed: c) },
        Rule("WHICH D 일") { f, c throws(InputError) in
            guard let span = f.span, span.unit == .month else { return false }
            return span.count < 0 && !c.isValue ? f.setUnsupported() : try f.setDay(inMonth: span.count, c)
        },
        Rule("WHICH PLACELIST") { f, c in
            f.setPlace(f.span?.unit == .month ? c.calendar.start(of: .month, f.span?.count ?? 0) : nil, c)
        },
        Rule("M 월|월의 PLACELIST") { f, c in f.setPlace(c.calendar.month(f.month, nil), c) },
        Rule("YEAR 년 M 월|월의 PLACELIST") { f, c in f.setPlace(c.calendar.month(f.month, f.year), c) },
        Rule("WHICH M 월|월의 PLACELIST") { f, c in f.setPlace(f.month(ofNamedYear: c), c) },
        Rule("이번? 주말", .end) { f, c in f.set(c.calendar.weekend(0)) },
        Rule("이번|요번 주? 주말") { f, c in f.set(c.calendar.weekend(0)) },
        Rule("다음|다음번 주? 주말") { f, c in f.set(c.calendar.weekend(1)) },
        Rule("다다음 주? 주말") { f, c in f.set(c.calendar.weekend(2)) },
        Rule("월말|말일", .end) { f, c in f.set(c.calendar.end(of: .month, 0)) },
        Rule("연말", .end) { f, c in f.set(c.calendar.end(of: .year, 0)) },
        Rule("WHICH M ~월") { f, c in (f.span?.count ?? 0) > 0 && f.set(f.month(ofNamedYear: c)) },
        Rule("M 월 초|에") { f, c in f.setMonthStart(c) },
        Rule("다음|오는 M 월", .end) { f, c in f.setMonthStart(c) },
        Rule("M 월 중순") { f, c in f.set(c.calendar.date(15, month: f.month, year: nil)?.day) },
        Rule("M 월 까지|말|말일") { f, c in f.setMonthEnd(c) },
        Rule("M 월 마지막 날") { f, c in f.setMonthEnd(c) },
        Rule("YEAR 년 M 월 말|말일") { f, c in f.setMonthEnd(c) },
        Rule("YEAR 년 M 월 마지막 날") { f, c in f.setMonthEnd(c) },
        Rule("M ~월말") { f, c in f.setMonthEnd(c) },
        Rule("SPAN 뒤|뒤에|후|후에") { f, c in f.set(f.span?.added(to: c.today)) },
        Rule("SPAN LIMIT") { f, c in !c.ends(with: "까지") && f.set(f.span?.added(to: c.today)) },
        Rule("OFFSET 부터|로부터 SPAN 뒤|후") { f, c in f.set(f.span?.added(to: c.today + f.offset)) },
        Rule("OFFSET 부터|로부터 SPAN LIMIT") { f, c in f.set(f.span?.added(to: c.today + f.offset)) },
        Rule("지금 부터|으로부터 SPAN 뒤|후") { f, c in f.set(f.span?.added(to: c.today)) },
        // “3일 전에” may mean three days ago.
        Rule("D 일 전|이전 에") { f, c in f.setUnsupported() },
        // Three days and two nights
        Rule("N 박 N 일", .end) { f, c in f.setUnsupported() },
    ]

    static let dates: [Rule] = [
        Rule("M 월 D 일") { f, c throws(InputError) in try f.setDate(c) },
        Rule("YEAR 년 M 월 D 일") { f, c throws(InputError) in try f.setDate(c) },
        Rule("YY 년 M 월 D 일") { f, c throws(InputError) in try f.setDate(c) },
        Rule("WHICH M 월 D 일") { f, c throws(InputError) in
            guard let span = f.span, let first = f.month(ofNamedYear: c) else { return false }
            f.year = first.year
            return span.count < 0 && !c.isValue ? f.setUnsupported() : try f.setDate(c)
        },
        Rule("D ~일") { f, c in f.set(c.calendar.day(f.dayNumber)) },
        // The lunar calendar
        Rule("음력 M 월 D 일") { f, c throws(InputError) in
            try f.setLunar(c.calendar.lunarDate(f.dayNumber, month: f.month), c)
        },
        Rule("음력 윤 M 월 D 일") { f, c throws(InputError) in
            try f.setLunar(c.calendar.lunarDate(f.dayNumber, month: f.month, inLeapMonth: true), c)
        },
        Rule("음력 YEAR 년 M 월 D 일") { f, c throws(InputError) in
            try f.setLunar(LunarCalendar.day(f.dayNumber, month: f.month, year: f.year ?? 0), c)
        },
        Rule("설날|구정", .end) { f, c in f.set(c.calendar.lunarDate(1, month: 1)) },
        Rule("추석|한가위", .end) { f, c in f.set(c.calendar.lunarDate(15, month: 8)) },
        Rule("HOLIDAY 이브", .end) { f, c throws(InputError) in
            f.dayNumber -= 1
            return try f.setDate(c)
        },
    ]

    static let spans: [Rule] = [
        Rule("DAYS") { f, c in f.number % 7 == 0 ? f.setSpan(f.number / 7, .week) : f.setSpan(f.number, .day) },
        Rule("몇 UNIT") { f, c in f.setSpan(3, f.unit) },
        Rule("반 년") { f, c in f.setSpan(6, .month) },
        Rule("이 주|개월|년") { f, c in f.setSpan(2, c.contains("주") ? .week : c.contains("년") ? .year : .month) },
        Rule("일 년") { f, c in f.setSpan(1, .year) },
    ]
}

extension Facts {
    fileprivate mutating func setLunar(_ day: Day?, _ context: PhraseContext) throws(InputError) -> Bool {
        guard let day else { throw .noSuchDay(context.typed) }
        return set(day)
    }

    /// Removes the span that names a period, and returns its first day, or its last one for the present period.
    fileprivate mutating func setEdge(_ context: PhraseContext, isStart: Bool = false, plus days: Int = 0) -> Bool {
        guard let span, span.unit != .day else { return false }
        self.span = nil
        if span.count < 0 { return setInValue(context.calendar.start(of: span.unit, span.count) + days, context) }
        return set(
            span.count == 0 && !isStart
                ? context.calendar.end(of: span.unit, 0) : context.calendar.start(of: span.unit, span.count) + days
        )
    }

    fileprivate mutating func setEnd(ofNamed context: PhraseContext) -> Bool {
        guard let span, span.unit != .day, span.count >= 0 else { return false }
        self.span = nil
        return set(context.calendar.end(of: span.unit, span.count))
    }

    fileprivate mutating func setWeekday(ofNamed context: PhraseContext) -> Bool {
        guard let span, span.unit == .week else { return false }
        self.span = nil
        let day = context.calendar.weekday(weekday, inWeek: span.count)
        return span.count < 0 ? setInValue(day, context) : set(day)
    }

    /// Sets the day at the position in the month.
    fileprivate mutating func setPlace(_ first: Day?, _ context: PhraseContext) -> Bool {
        guard let first, places.count == 1, let place = placesOfMonth.first, let nth = place.nth else { return false }
        let isPast = (span?.count ?? 0) < 0
        (places, span) = (NumberSet(), nil)
        let day = context.calendar.nth(nth, place.weekday, inMonth: first)
        return isPast ? setInValue(day, context) : set(day)
    }
}
