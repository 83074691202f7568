import Almanac

enum KoreanDates {
    static let days: [Rule] = [
        Rule([.date, "(", .syllable, ")"]) { f, c in try f.checkWeekday(c) },
        // Beside a Korean weekday, the month comes first.
        Rule([.smallNumber, .glued("/"), .dayNumber.glued, "(", .weekday.or(.syllable), ")"]) { f, c in
            try f.setDate(c) ? try f.checkWeekday(c) : false
        },
        Rule([.date, "다음", "날"]) { f, c in f.set(f.day.map { $0 + 1 }) },
        Rule([.date, "전날"]) { f, c in f.set(f.day.map { $0 - 1 }) },
        Rule([.date, .span, "전", .maybe("에")]) { f, c in f.setSpan(from: f.day, isBefore: true) },
        Rule([.date, .span, "뒤|후|뒤에|후에"]) { f, c in f.setSpan(from: f.day) },
        Rule([.offset, .limit]) { f, c in f.set(c.today + f.offset) },
        Rule(["다음", "날"]) { f, c in f.set(c.today + 1) },
        Rule(["내일|낼", "모레"]) { f, c in f.set(c.today + 2) },
        // In Korean, the month comes first.
        .date([.smallNumber, .glued("/"), .dayNumber.glued, "까지|에"]),
        .unsupported([.whichPeriod.optional, "상반기|하반기", .limit.optional]),
        .unsupported(["내년|올해|이번|요번", "봄|여름|가을|겨울"]),
        // Periods
        Rule([.whichPeriod]) { f, c in
            // “내년 계획” is a plan for next year.
            f.isOnlyAtEnd = f.period.map { $0.first <= c.today || $0.unit == .year && c.count == 1 } ?? false
            return f.setPeriod(c)
        },
        Rule([.whichPeriod, .smallNumber, "월"]) { f, c in f.takeYear() && f.nameMonth(c) && f.setPeriod(c) },
        Rule(["다음|오는", .smallNumber, "월"], .end) { f, c in f.nameMonth(c) && f.setDay(c, \.first) },
        Rule([.smallNumber, .glued("월"), "에"]) { f, c in f.nameMonth(c) && f.setPeriod(c) },
        Rule([.namedPeriod, .limit]) { f, c in
            // “3월 중 여행” is about the month.
            f.isOnlyAtEnd = f.period?.cycle != nil && c.ends(with: "중")
            return f.setDay(c, \.last)
        },
        Rule([.namedPeriod, "말|말일"]) { f, c in f.setDay(c, \.last) },
        Rule([.namedPeriod, "마지막", "날"]) { f, c in f.setDay(c, \.last) },
        Rule([.namedPeriod, "초"]) { f, c in f.setDay(c, \.first) },
        Rule([.namedPeriod, "중순"]) { f, c in f.period?.unit == .month && f.setMiddle(c) },
        Rule([.smallNumber, .glued("월말")]) { f, c in f.nameMonth(c) && f.setDay(c, \.last) },
        Rule([.whichPeriod, .weekday]) { f, c in f.setWeekday(c) },
        // The syllable of Sunday is more likely the word for work, as in “다음 주 일 정리”.
        Rule([.whichPeriod, .syllable]) { f, c in f.weekday != .sunday && f.setWeekday(c) },
        Rule([.whichPeriod, .dayNumber, "일"]) { f, c in try f.setDayOfMonth(c) },
        .unsupported([.namedPeriod, .ordinal, .maybe("째|번째"), "주"]),
        Rule([.namedPeriod, .placeList]) { f, c in f.setPlace(c) },
        Rule(["이번|요번", .weekday]) { f, c in f.set(c.today.onOrAfter(f.weekday)) },
        Rule(["다음|다음번", .weekday]) { f, c in f.set(c.calendar.weekday(f.weekday, inWeek: 1)) },
        Rule(["오는|돌아오는|다가오는", .weekday]) { f, c in f.set((c.today + 1).onOrAfter(f.weekday)) },
        Rule(["지난|저번", .weekday]) { f, c in f.setInValue((c.today - 7).onOrAfter(f.weekday), c) },
        Rule([.span, "뒤|후", .weekday]) { f, c in f.setWeekday(inWeekOf: c) },
        Rule([.maybe("이번"), "주말"], .end) { f, c in f.set(c.calendar.weekend(0)) },
        Rule(["이번|요번", .maybe("주"), "주말"]) { f, c in f.set(c.calendar.weekend(0)) },
        Rule(["다음|다음번", .maybe("주"), "주말"]) { f, c in f.set(c.calendar.weekend(1)) },
        Rule(["다다음|다음다음", .maybe("주"), "주말"]) { f, c in f.set(c.calendar.weekend(2)) },
        Rule(["월말|말일"], .end) { f, c in f.set(c.calendar.end(of: .month, 0)) },
        Rule([.maybe("올"), "연말"], .end) { f, c in f.set(c.calendar.end(of: .year, 0)) },
        Rule(["월초"], .end) { f, c in f.set(c.calendar.start(of: .month, 1)) },
        Rule(["연초"], .end) { f, c in f.set(c.calendar.start(of: .year, 1)) },
        Rule([.span, "뒤|뒤에|후|후에"]) { f, c in f.setSpan(c) },
        Rule([.span, .limit]) { f, c in !c.ends(with: "까지") && f.setSpan(c) },
        Rule([.offset, "부터|로부터", .span, .limit.or(word: "뒤|후")]) { f, c in f.setSpan(from: c.today + f.offset) },
        Rule(["지금", "부터|으로부터", .span, "뒤|후"]) { f, c in f.setSpan(c) },
        // “3일 전에” may mean three days ago.
        .unsupported([.dayNumber, "일", "전|이전", "에"]),
        // Three days and two nights
        .unsupported([.count, "박", .count, "일"], .end),
        .unsupported([.date.or(.weekday).or(.offset).or(.namedPeriod), .maybe("초|말"), "이나|나", .day]),
    ]

    static let dates: [Rule] = [
        .date([.smallNumber, "월", .dayNumber, "일"]),
        Rule([.ofYear, .smallNumber, "월", .dayNumber, "일"]) { f, c in
            // “작년 3월 2일” tells when something happened.
            c.isValue || f.year ?? 0 >= c.today.year || c.beginsWithNumber ? try f.setDate(c) : f.setUnsupported()
        },
        Rule([
            .shortYear, .glued("."), .smallNumber.glued, .glued("."), .dayNumber.glued, .glued(".").optional,
        ]) { f, c in
            c.isKorean && (c.isValue || f.isCloseDate(c)) ? try f.setDate(c) : false
        },
        Rule([.maybe("이번|다음"), .holiday], .end) { f, c in f.setHoliday(nil, c) },
        Rule([.ofYear, .holiday], .end) { f, c in f.setHoliday(f.year, c) },
        Rule([.dayNumber, .glued("일")]) { f, c in f.set(c.calendar.day(f.dayNumber)) },
        // The lunar calendar
        Rule(["음력", .ofYear.optional, .maybe("윤"), .smallNumber, "월", .dayNumber, "일"]) { f, c in try f.setLunar(c) },
        Rule([.ofYear, "음력", .maybe("윤"), .smallNumber, "월", .dayNumber, "일"]) { f, c in try f.setLunar(c) },
    ]

    static let spans: [Rule] = [
        Rule([.dayCount]) { f, c in f.number % 7 == 0 ? f.setSpan(f.number / 7, .week) : f.setSpan(f.number, .day) },
        Rule(["몇", .unit]) { f, c in f.setSpan(3, f.unit) },
        Rule(["반", "년"]) { f, c in f.setSpan(6, .month) },
        Rule(["이", "주|개월|년"]) { f, c in f.setSpan(2, c.contains("주") ? .week : c.contains("년") ? .year : .month) },
        Rule(["일", "년"]) { f, c in f.setSpan(1, .year) },
        Rule(["일", "년", "반"]) { f, c in f.setSpan(18, .month) },
        Rule([.count, "년", "반"]) { f, c in f.setSpan(12 * f.number + 6, .month) },
        Rule([.count, "달|개월", "반"]) { f, c in f.set(CalendarSpan(count: f.number, unit: .month, days: 15)) },
    ]
}

extension Facts {
    mutating func setLunar(_ context: PhraseContext) throws(PhraseError) -> Bool {
        let day = context.calendar.lunarDate(dayNumber, month: month, year, inLeapMonth: context.contains("윤"))
        guard let day else { throw .noSuchDay(context.typed) }
        holiday = .movable(.lunar(Int8(dayNumber), month: Int8(month)))
        return set(day)
    }

    /// Sets the day at the position in the period.
    fileprivate mutating func setPlace(_ context: PhraseContext) -> Bool {
        guard places.count == 1, let place = placesOfMonth.first, let nth = place.nth else { return false }
        (places, ordinal, weekday) = (NumberSet(), nth, place.weekday)
        return setNth(context)
    }
}
