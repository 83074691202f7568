import Almanac

/// Korean days.
enum KoreanDates {
    static let days: [Rule] = [
        Rule("DATE ( SYLLABLE )") { f, c throws(InputError) in try f.checkWeekday(c) },
        // Beside a Korean weekday, the month comes first.
        Rule("M ~/ ~D ( SYLLABLE )") { f, c throws(InputError) in try f.setDate(c) ? try f.checkWeekday(c) : false },
        Rule("M ~/ ~D ( WEEKDAY )") { f, c throws(InputError) in try f.setDate(c) ? try f.checkWeekday(c) : false },
        Rule("OFFSET 안에|안으로|내로|내에|중|중에|중으로") { f, c in f.set(c.today + f.offset) },
        // In Korean, the month comes first.
        Rule("M ~/ ~D 까지|에") { f, c throws(InputError) in try f.setDate(c) },
        Rule("다음 주 SYLLABLE") { f, c in f.setSyllable(inWeek: 1, c) },
        Rule("담주|차주|내주 SYLLABLE") { f, c in f.setSyllable(inWeek: 1, c) },
        Rule("이번|요번 주 SYLLABLE") { f, c in f.setSyllable(inWeek: 0, c) },
        Rule("내년|올해|이번|요번 봄|여름|가을|겨울") { f, c in f.setUnsupported() },
        Rule("다음|다음번 주? WEEKDAY") { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 1)) },
        Rule("담주|차주|내주 WEEKDAY") { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 1)) },
        Rule("담주|차주|내주") { f, c in f.set(c.calendar.start(of: .week, 1)) },
        Rule("다음 주 까지|안에|안으로|내로|내에|중|중에|중으로") { f, c in f.set(c.calendar.end(of: .week, 1)) },
        Rule("담주|차주|내주 까지|안에|안으로|내로|내에|중|중에|중으로") { f, c in f.set(c.calendar.end(of: .week, 1)) },
        Rule("다음 달 까지|안에|안으로|내로|내에|중|중에|중으로") { f, c in f.set(c.calendar.end(of: .month, 1)) },
        Rule("금주 까지|안에|안으로|내로|내에|중|중에|중으로") { f, c in f.set(c.calendar.end(of: .week, 0)) },
        Rule("금주 WEEKDAY") { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 0)) },
        Rule("이번|요번 주 까지|안에|안으로|내로|내에|중|중에|중으로") { f, c in f.set(c.calendar.end(of: .week, 0)) },
        Rule("이번|요번 주 내", .end) { f, c in f.set(c.calendar.end(of: .week, 0)) },
        Rule("이번|요번 달 까지|안에|안으로|내로|내에|중|중에|중으로") { f, c in f.set(c.calendar.end(of: .month, 0)) },
        Rule("이번|요번 달 내", .end) { f, c in f.set(c.calendar.end(of: .month, 0)) },
        Rule("M ~월 까지") { f, c in f.set(c.calendar.month(f.month, nil)?.lastDayOfMonth) },
        Rule("M ~월말") { f, c in f.set(c.calendar.month(f.month, nil)?.lastDayOfMonth) },
        Rule("오는|돌아오는 WEEKDAY") { f, c in f.set((c.today + 1).onOrAfter(f.weekday)) },
        Rule("이번|요번 주 WEEKDAY") { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 0)) },
        Rule("이번|요번 WEEKDAY") { f, c in f.set(c.today.onOrAfter(f.weekday)) },
        Rule("N 주 뒤|후 WEEKDAY") { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: f.number)) },
        Rule("다다음 주 WEEKDAY") { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 2)) },
        Rule("지난 주? WEEKDAY", .end) { f, c in f.set((c.today - 7).onOrAfter(f.weekday)) },
        Rule("다음 주 초") { f, c in f.set(c.calendar.start(of: .week, 1)) },
        Rule("다음 주") { f, c in f.set(c.calendar.start(of: .week, 1)) },
        Rule("다다음 주") { f, c in f.set(c.calendar.start(of: .week, 2)) },
        Rule("다음 달 초?") { f, c in f.set(c.calendar.start(of: .month, 1)) },
        Rule("다음 달 중순") { f, c in f.set(c.calendar.start(of: .month, 1) + 14) },
        Rule("이번|요번 달 중순") { f, c in f.set(c.calendar.start(of: .month, 0) + 14) },
        Rule("M 월 초") { f, c in f.set(c.calendar.month(f.month, nil)) },
        Rule("M 월 중순") { f, c in f.set(c.calendar.date(15, month: f.month, year: nil)?.day) },
        Rule("내달 초?") { f, c in f.set(c.calendar.start(of: .month, 1)) },
        Rule("다음 분기") { f, c in f.set(c.calendar.start(of: .quarter, 1)) },
        Rule("내년 초?") { f, c in f.set(c.calendar.start(of: .year, 1)) },
        Rule("내년 M ~월") { f, c in f.set(Day(year: c.today.year + 1, month: f.month, day: 1)) },
        Rule("다음 해") { f, c in f.set(c.calendar.start(of: .year, 1)) },
        Rule("이번|요번 달 말|말일") { f, c in f.set(c.calendar.end(of: .month, 0)) },
        Rule("이달 말|말일") { f, c in f.set(c.calendar.end(of: .month, 0)) },
        Rule("이번|요번 달 마지막 날") { f, c in f.set(c.calendar.end(of: .month, 0)) },
        Rule("월말|말일", .end) { f, c in f.set(c.calendar.end(of: .month, 0)) },
        Rule("다음 달 말|말일") { f, c in f.set(c.calendar.end(of: .month, 1)) },
        Rule("다음 달 마지막 날") { f, c in f.set(c.calendar.end(of: .month, 1)) },
        Rule("M 월 말|말일") { f, c in f.set(c.calendar.month(f.month, nil)?.lastDayOfMonth) },
        Rule("올해 말") { f, c in f.set(c.calendar.end(of: .year, 0)) },
        Rule("연말", .end) { f, c in f.set(c.calendar.end(of: .year, 0)) },
        Rule("이번|요번 주말") { f, c in f.set(c.calendar.weekend(0)) },
        Rule("주말", .end) { f, c in f.set(c.calendar.weekend(0)) },
        Rule("다음 주? 주말") { f, c in f.set(c.calendar.weekend(1)) },
        Rule("SPAN 뒤|뒤에|후|후에|안에|안으로|이내|내|내에|내로") { f, c in f.set(f.span?.added(to: c.today)) },
        Rule("이달 D 일") { f, c throws(InputError) in try f.setDay(inMonth: 0, c) },
        Rule("이번|요번 달 D 일") { f, c throws(InputError) in try f.setDay(inMonth: 0, c) },
        // Three days and two nights
        Rule("N 박 N 일", .end) { f, c in f.setUnsupported() },
        Rule("내달 D 일") { f, c throws(InputError) in try f.setDay(inMonth: 1, c) },
        Rule("다다음 달 D 일") { f, c throws(InputError) in try f.setDay(inMonth: 2, c) },
        Rule("다다음 달 초?") { f, c in f.set(c.calendar.start(of: .month, 2)) },
        Rule("이번|요번 분기 말|안에|내로|까지") { f, c in f.set(c.calendar.end(of: .quarter, 0)) },
        Rule("올해 안에|안으로|내로|내에|까지|중|중에|중으로") { f, c in f.set(c.calendar.end(of: .year, 0)) },
        Rule("다음 달 D 일") { f, c throws(InputError) in try f.setDay(inMonth: 1, c) },
        Rule("다음 달 ORDINAL 째|번째? 주? WEEKDAY") { f, c in
            f.set(c.calendar.nth(f.ordinal, f.weekday, inMonth: c.calendar.start(of: .month, 1)))
        },
        Rule("이번|요번 달 ORDINAL 째|번째? 주? WEEKDAY") { f, c in
            f.set(c.calendar.nth(f.ordinal, f.weekday, inMonth: c.calendar.start(of: .month, 0)))
        },
        Rule("M 월 ORDINAL 째|번째? 주? WEEKDAY") { f, c in
            f.set(c.calendar.month(f.month, nil).flatMap { c.calendar.nth(f.ordinal, f.weekday, inMonth: $0) })
        },
    ]

    static let dates: [Rule] = [
        Rule("M 월 D 일") { f, c throws(InputError) in try f.setDate(c) },
        Rule("YEAR 년 M 월 D 일") { f, c throws(InputError) in try f.setDate(c) },
        Rule("YY 년 M 월 D 일") { f, c throws(InputError) in
            f.year = f.year.map { $0 + 2_000 }
            return try f.setDate(c)
        },
        Rule("올해 M 월 D 일") { f, c throws(InputError) in
            f.year = c.today.year
            return try f.setDate(c)
        },
        Rule("내년 M 월 D 일") { f, c throws(InputError) in
            f.year = c.today.year + 1
            return try f.setDate(c)
        },
        Rule("작년|지난해 M 월 D 일") { f, c in
            f.setInValue(Day(year: c.today.year - 1, month: f.month, day: f.dayNumber), c)
        },
        Rule("지난 달 D 일") { f, c throws(InputError) in
            c.isValue ? try f.setDay(inMonth: -1, c) : f.setUnsupported()
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
        Rule("DAYS") { f, c in f.set(CalendarSpan(count: f.number, unit: .day)) },
        Rule("반 년") { f, c in f.set(CalendarSpan(count: 6, unit: .month)) },
        Rule("이 주|개월|년") { f, c in
            f.set(CalendarSpan(count: 2, unit: c.contains("주") ? .week : c.contains("년") ? .year : .month))
        },
        Rule("일 년") { f, c in f.set(CalendarSpan(count: 1, unit: .year)) },
    ]
}

extension Facts {
    fileprivate mutating func setLunar(_ day: Day?, _ context: PhraseContext) throws(InputError) -> Bool {
        guard let day else { throw .noSuchDay(context.typed) }
        return set(day)
    }

    /// Sets a weekday in one syllable. That of Sunday is more likely the word for work, as in “다음 주 일 정리”.
    fileprivate mutating func setSyllable(inWeek count: Int, _ context: PhraseContext) -> Bool {
        weekday != .sunday && set(context.calendar.weekday(weekday, inWeek: count))
    }
}
