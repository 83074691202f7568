import Almanac

enum KoreanDates {
    static let days: [Rule] = [
        // “12/4(목)” has one reading, even on another weekday.
        Rule([.smallNumber, .glued("/"), .dayNumber.glued, "(", .weekday.or(.syllable), ")"]) {
            try $0.setDate() && $0.checkWeekday()
        },
        Rule([.date, "(", .syllable, ")"]) { try $0.checkWeekday() },
        Rule([.date.or(.weekday), .glued("날")]) { $0.setNearest() },
        // Beside a Korean weekday, the month comes first.
        Rule([.smallNumber, .glued("/"), .dayNumber.glued, .weekday]) { try $0.setDate() && $0.checkWeekday() },
        Rule([.smallNumber, .glued("."), .dayNumber, .glued(".").optional, "(", .weekday.or(.syllable), ")"]) {
            try $0.setDate() && $0.checkWeekday()
        },
        // “iOS 12.3 금요일” has a version.
        Rule([.dayNumber, .glued(".|/"), .smallNumber, .glued(".").optional, .weekday]) {
            $0.setDotted() && $0.isOnWeekday
        },
        Rule([.date, "다음", "날"]) { $0.isOnlyAtEnd <- false && $0.day <- $0.day.map { $0 + 1 } },
        Rule([.date.or(.weekday), "전날"]) {
            $0.isOnlyAtEnd <- false && $0.setNearest() && $0.day <- $0.day.map { $0 - 1 }
        },
        Rule([.date, .span, "전", .maybe("에")]) { $0.isOnlyAtEnd <- false && $0.setSpan(from: $0.day, isBefore: true) },
        Rule([.date, .span, "뒤|후|뒤에|후에"]) { $0.isOnlyAtEnd <- false && $0.setSpanAfterDay() },
        Rule([.date, "전", .weekday]) { f in f.day <- f.day.map { ($0 - 7).onOrAfter(f.weekday) } },
        Rule([.date, "전", "주말"]) { $0.day <- $0.day.map { ($0 - 7).onOrAfter(.saturday) } },
        Rule([.offset, .limit]) { $0.day <- $0.today + $0.offset },
        Rule(["다음", "날"]) { $0.day <- $0.today + 1 },
        Rule(["내일|낼", "모레"]) { $0.day <- $0.today + 2 },
        // In Korean, the month comes first.
        .date([.smallNumber, .glued("/"), .dayNumber.glued, "까지|에"]),
        Rule(["~", .smallNumber.glued, .glued("/"), .dayNumber.glued]) { f in
            try f.isUntil && !EnglishWords.fractions.contains { $0 == (f.month, f.dayNumber) } && f.setDate()
        },
        .unsupported([.whichPeriod.optional, "상반기|하반기", .limit.optional]),
        .unsupported([.year, .glued("년"), .smallNumber, .glued("월")]),
        .unsupported(["내년|올해|이번|요번", "봄|여름|가을|겨울"]),
        // Periods
        // “내년 계획” is a plan for next year.
        Rule([.whichPeriod]) {
            $0.isOnlyAtEnd <- ($0.isPeriodOfToday || $0.period?.unit == .year && $0.tokens.count == 1) && $0.setPeriod()
        },
        Rule([.whichPeriod, .smallNumber, "월"]) { $0.takeYear() && $0.nameMonth() && $0.setPeriod() },
        Rule(["다음|오는", .smallNumber, "월"], .end) { $0.nameMonth() && $0.setDay(\.first) },
        Rule([.smallNumber, .glued("월"), "에"]) { $0.nameMonth() && $0.setPeriod() },
        // “3월 중 여행” is about the month.
        Rule([.namedPeriod, .limit]) {
            $0.isOnlyAtEnd <- ($0.period?.cycle != nil && $0.ends(with: "중")) && $0.setDay(\.last)
        },
        Rule(["담주", .glued("말")]) { $0.day <- $0.calendar.weekend(1) },
        Rule([.namedPeriod, "말|말일"]) { $0.setDay(\.last) },
        Rule([.namedPeriod, "첫|첫째|마지막", "날"]) { $0.contains("마지막") ? $0.setDay(\.last) : $0.setDay(\.first) },
        Rule([.namedPeriod, "초"]) { $0.setDay(\.first) },
        Rule([.namedPeriod, "중순"]) { $0.period?.unit == .month && $0.setMiddle() },
        Rule([.ofYear.optional, .smallNumber, .glued("월말")]) { $0.nameMonth() && $0.setDay(\.last) },
        Rule([.whichPeriod, .weekday, .glued("날").optional]) { $0.setWeekday() },
        Rule([.whichPeriod, "(", .weekday.or(.syllable), ")"]) { $0.setWeekday() },
        // The syllable of Sunday is more likely the word for work, as in “다음 주 일 정리”.
        Rule([.whichPeriod, .syllable]) { $0.weekday != .sunday && $0.setWeekday() },
        Rule([.whichPeriod, .dayNumber, "일"]) { try $0.setDayOfMonth() },
        .unsupported([.namedPeriod, .ordinal, .maybe("째|번째"), "주"]),
        Rule([.namedPeriod, .placeList]) { f in
            guard f.places.count == 1, let place = f.placesOfMonth.first, let nth = place.nth else { return false }
            (f.places, f.ordinal, f.weekday) = (NumberSet(), nth, place.weekday)
            return f.setNth()
        },
        Rule(["이번|요번", .weekday, .glued("날").optional]) { $0.day <- $0.today.onOrAfter($0.weekday) },
        Rule(["다음|다음번", .weekday, .glued("날").optional]) { $0.day <- $0.calendar.weekday($0.weekday, inWeek: 1) },
        // “엄마 오는 7일” has a verb.
        Rule(["오는|돌아오는|다가오는", .date]) { $0.tokens.lowerBound == 0 },
        Rule(["오는|돌아오는|다가오는", .weekday]) { $0.day <- ($0.today + 1).onOrAfter($0.weekday) },
        Rule(["지난|저번", .weekday]) { $0.setInValue(($0.today - 7).onOrAfter($0.weekday)) },
        Rule([.span, "뒤|후", .weekday]) { $0.setWeekdayOfThatWeek() },
        Rule(["주말"], .end) { $0.day <- $0.calendar.weekend(0) },
        Rule(["이번|요번", .maybe("주"), "주말"]) { $0.day <- $0.calendar.weekend(0) },
        Rule(["담주", "주말"]) { $0.day <- $0.calendar.weekend(1) },
        Rule(["다음|다음번", .maybe("주"), "주말"]) { $0.day <- $0.calendar.weekend(1) },
        Rule(["다다음|다음다음", .maybe("주"), "주말"]) { $0.day <- $0.calendar.weekend(2) },
        Rule(["월말|말일"], .end) { $0.day <- $0.calendar.end(of: .month, 0) },
        Rule([.maybe("올"), "연말"], .end) { $0.day <- $0.calendar.end(of: .year, 0) },
        Rule(["월초"], .end) { $0.day <- $0.calendar.start(of: .month, 1) },
        Rule(["연초"], .end) { $0.day <- $0.calendar.start(of: .year, 1) },
        Rule([.maybe("한"), .span, "뒤|뒤에|후|후에|있다가|이따가|이따"]) { $0.setSpan() },
        Rule([.count, "영업일", "뒤|뒤에|후|후에|안에|이내|이내에"]) { $0.setWorkdays() },
        Rule(["앞으로", .span, .limit]) { !$0.ends(with: "까지") && $0.setSpan() },
        Rule(["다음", "영업일"], .end) { $0.day <- $0.calendar.workday(1) },
        Rule([.span, .limit]) { !$0.ends(with: "까지") && $0.setSpan() },
        Rule([.offset, "부터|로부터", .span, .limit]) { $0.setSpan(from: $0.today + $0.offset) },
        Rule([.offset, "부터|로부터", .span, "뒤|후"]) { $0.setSpan(from: $0.today + $0.offset) },
        Rule(["지금", "부터|으로부터", .span, "뒤|후"]) { $0.setSpan() },
        // “3일 전에” may mean three days ago.
        .unsupported([.dayNumber, "일", "전|이전", "에"]),
        // Three days and two nights
        .unsupported([.count, "박", .count, "일"], .end),
        .unsupported([.date.or(.weekday).or(.offset).or(.namedPeriod), .maybe("초|말"), "이나|나", .day]),
        // “일요일 빼고” leaves a day out.
        .unsupported([.date.or(.weekdayList).or(.offset).or(.namedPeriod).or(word: "주말|평일"), .without]),
    ]

    static let dates: [Rule] = [
        .date([.smallNumber, "월", .dayNumber, "일"]),
        Rule([.ofYear, .smallNumber, "월", .dayNumber, "일"]) {
            // “작년 3월 2일” tells when something happened.
            $0.isValue || $0.year ?? 0 >= $0.today.year || $0.beginsWithNumber ? try $0.setDate() : $0.setUnsupported()
        },
        Rule([.shortYear, .glued("."), .smallNumber.glued, .glued("."), .dayNumber.glued, .glued(".").optional]) {
            try $0.isKorean && ($0.isValue || $0.isCloseDate) && $0.setDate()
        },
        Rule([.maybe("이번|다음"), .holiday], .end) { $0.setHoliday(nil) },
        Rule([.ofYear, .holiday], .end) { $0.setHoliday($0.year) },
        Rule([.dayNumber, .glued("일")]) { $0.day <- $0.calendar.day($0.dayNumber) },
        // The lunar calendar
        Rule(["음력", .ofYear.optional, .maybe("윤"), .smallNumber, "월", .dayNumber, "일"]) { try $0.setLunar() },
        Rule([.ofYear, "음력", .maybe("윤"), .smallNumber, "월", .dayNumber, "일"]) { try $0.setLunar() },
    ]

    static let spans: [Rule] = [
        Rule([.dayCount]) { $0.number % 7 == 0 ? $0.setSpan($0.number / 7, .week) : $0.setSpan($0.number, .day) },
        Rule(["몇", .unit]) { $0.setSpan(3, $0.unit) },
        Rule(["반", "년"]) { $0.setSpan(6, .month) },
        Rule(["이", "주|개월|년"]) { $0.setSpan(2, $0.contains("주") ? .week : $0.contains("년") ? .year : .month) },
        Rule(["일", "년"]) { $0.setSpan(1, .year) },
        Rule(["일", "년", "반"]) { $0.setSpan(18, .month) },
        Rule([.count, "년", "반"]) { $0.setSpan(12 * $0.number + 6, .month) },
        Rule([.count, "달|개월", "반"]) { $0.span <- CalendarSpan(count: $0.number, unit: .month, days: 15) },
    ]
}

extension Facts {
    /// `true` if the day is on the typed weekday.
    var isOnWeekday: Bool { day?.weekday == weekday }

    /// Keeps the day, or else takes the nearest one on the typed weekday.
    fileprivate mutating func setNearest() -> Bool { day <- day ?? calendar.nearest(weekday) }

    mutating func setLunar() throws(PhraseError) -> Bool {
        let day = calendar.lunarDate(dayNumber, month: month, year, inLeapMonth: contains("윤"))
        guard let day else { throw .noSuchDay(typed) }
        holiday = .movable(.lunar(Int8(dayNumber), month: Int8(month)))
        return self.day <- day
    }
}
