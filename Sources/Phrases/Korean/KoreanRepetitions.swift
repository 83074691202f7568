import Almanac

enum KoreanRepetitions {
    static let whole: [Rule] = [
        // “1월부터 6월까지 매월”, “일요일 빼고 매일”, but not “3번 매일” and “동창 점심 매주 목요일”
        repeating([.start.optional, .tail, .every, .tail.optional, .tail.optional]) {
            if case .count? = $0.end { false } else { !$0.beginsWithBarePart }
        },
        // “12월 한 달 동안 매일”
        repeating([.namedPeriod, "한", .unit, "동안", .every, .tail.optional]) { f in
            guard let period = f.period, period.unit == f.unit else { return false }
            (f.start, f.end, f.period) = (max(period.first, f.today), .until(period.last), nil)
            return true
        },
        .unsupported([.namedPeriod, .maybe("에"), .maybe("한"), .unit.optional, .every]),
        .unsupported([.every, .without]),
        .unsupported([.every.optional, .weekdayList.or(.day).or(word: "주말|평일"), .without, .every.optional]),
    ]

    /// A rule for a repetition, which may leave days out.
    private static func repeating(_ pattern: [Element], _ apply: @escaping Rule.Meaning) -> Rule {
        Rule(pattern) { try apply(&$0) && $0.leaveOut() }
    }

    static let starts: [Rule] = [
        Rule([.day, "부터"]) { $0.setStart() },
        Rule([.day.optional, .time, "부터"]) { $0.day == nil || $0.setStart() },
        Rule([.namedPeriod, "부터"]) { $0.setDay(\.first) && $0.setStart() },
    ]

    /// How often something repeats, as a span.
    static let cycles: [Rule] = [
        Rule([.frequency, "로"]) { $0.setSpan($0.number, $0.unit) },
        Rule(["매일|날마다", .glued("매일")]) { $0.setSpan(1, .day) },
        Rule(["하루", "걸러", .maybe("하루|한"), .maybe("번")]) { $0.setSpan(2, .day) },
        Rule(["매", .unit]) { $0.setSpan(1, $0.unit) },
        Rule([.unit, "마다"]) { $0.setSpan(1, $0.unit) },
        Rule([.unit, "에", "한", "번", .maybe("씩")]) { $0.setSpan(1, $0.unit) },
        Rule([.maybe("매"), .span, "마다", "한", "번|회"]), Rule([.maybe("매"), .span, "마다|간격|간격으로"]),
        Rule([.span, "에", "한", "번", .maybe("씩")]),
    ]

    static let rules: [Rule] = [
        Rule([.cycle]) { $0.setRepetition() },
        Rule([.cycle, "말|말일|초|월말|월초|연말|연초", .maybe("마다|까지")]) {
            ($0.span?.unit == .year || $0.span?.unit != .week && !$0.contains("연말 연초")) && $0.setEdge()
        },
        Rule([.cycle, .weekdayList.or(.dayList).or(.placeList).or(.date), .maybe("마다")]) { $0.setCycle() },
        // “매달 5일까지” is due each month, and “매일 5일까지” ends.
        Rule([.cycle, .weekdayList.or(.dayList).or(.placeList).or(.date), .maybe("전"), "까지|안에|이내|이내에|전"]) {
            $0.setCycle() && !$0.isUnsupported
        },
        Rule([.cycle, .smallNumber, "월", .placeList, .maybe("마다")]) { $0.setCycle() },
        Rule([.cycle, .smallNumber, .glued("월")]) { $0.setMonths($0.takeCycle(.year)) },
        Rule([.cycle, .smallNumber, .glued("월"), "말|말일|초|중순", .maybe("까지|에")]) { $0.setDayOfMonthOfYear() },
        Rule([.cycle, .smallNumber, .glued("월"), "마지막", "날"]) { $0.setDayOfMonthOfYear() },
        Rule([.cycle, .smallNumber, .glued("월"), "까지"]) { $0.setDayOfMonthOfYear() },
        .unsupported([.cycle, .smallNumber, .maybe("월"), .maybe(",|/|과|와"), .smallNumber, "월"]),
        .unsupported([.cycle, .smallNumber, "월", .ordinal, .maybe("째|번째"), "주|주말"]),
        .unsupported([.cycle, "음력"]),
        .unsupported([.cycle, "봄|여름|가을|겨울|상반기|하반기|초순|하순"]),
        .unsupported([.cycle, .smallNumber, .glued("월"), "초순|하순|상반기|하반기"]),
        .unsupported([.cycle, .dayList, "부터", .dayList, "까지"]),
        Rule([.cycle, .ordinal, "날"]) { f in
            f.ordinal < 2 ? f.setEdge() : f.span?.unit == .month && f.setDays([f.ordinal], every: f.takeCycle(.month))
        },
        Rule([.cycle, "중순", .maybe("마다|까지")]) {
            $0.span?.unit == .month && $0.setDays([15], every: $0.takeCycle(.month))
        },
        .unsupported([.cycle, .ordinal.or(.count), .maybe("째|번째"), "영업일|주|주말|평일"]),
        .unsupported([.cycle, .weekdayList, "이나|나", .weekdayList]),
        Rule(["매", .glued("시")]) { $0.clock <- 60 && $0.setHours(4) },
        Rule(["매", .glued("시"), "정각"]) { f in
            let hour = TimeOfDay(hour: (f.calendar.moment.time.minute / 60 + 1) % 24, minute: 0)
            return f.clock <- 60 && f.set(hour) && f.setHours(4)
        },
        Rule(["매", .count.optional, .clock, .maybe("마다")]) { $0.setHours(4 * $0.number) },
        Rule([.frequency, "한", "번|회", .maybe("씩")]) { $0.set($0.unit, $0.number) },
        // “매일 두 번” is twice a day, and “매주 월요일 5번” is on five Mondays.
        .unsupported([.frequency, .count, "번|회", .maybe("씩")]),
        Rule([.part, "마다"]) { $0.set(.day, 1) && $0.setTime() },
        Rule([.time, "마다"]) { $0.set(.day, 1) },
        Rule(["월말|말일", "마다"]) { $0.setDays([31]) },
        Rule([.count.optional, .clock, "마다|간격으로", .maybe("한"), .maybe("번|회")]) { $0.setHours(4 * $0.number) },
        .unsupported([.count, .clock, .count, .clock, "마다|간격으로"]),
        .unsupported([.maybe("매"), .count.optional, .clock, "마다|간격으로", .day.optional, .time, "까지"]),
        .unsupported([
            .day.optional, .time, .maybe("부터"), .time.optional, "까지", .maybe("매"), .count.optional, .clock, "마다|간격으로",
        ]),
        Rule([.count, .clock, "에", "한", "번", .maybe("씩")]) { $0.setHours(4 * $0.number) },
        Rule(["하루|주|월|연", .count, "번|회", .maybe("씩")]) { f in
            let unit: CalendarUnit =
                f.begins(with: "하루") ? .day : f.begins(with: "주") ? .week : f.begins(with: "월") ? .month : .year
            // “월 1번 출구에서 만나기”
            f.isOnlyAtEnd = unit != .day && f.contains("번")
            return f.number == 1 ? f.set(unit, 1) : f.setUnsupported()
        },
        .unsupported([.unit.or(.span), "에", .count, "번|회", .maybe("씩")]),
        // Days of the week
        Rule([.weekdayList, .time.optional, "마다"]) { $0.setWeekdays(1) },
        Rule([.weekdayList, .part, "마다"]) { $0.setWeekdays(1) && $0.setTime() },
        Rule(["매", .weekday]) { $0.add($0.weekday) && $0.setWeekdays(1) },
        .unsupported(["매", .dayList]),
        Rule([.weekdayList, "매일"]) { $0.weekdays.count > 1 && $0.setWeekdays(1) },
        Rule(["평일|주중", "마다|매일"]) { $0.set(.workdays) },
        Rule(["평일|주중", .maybe("에")], .end) { $0.set(.workdays) },
        Rule(["평일|주중", .maybe("에"), .time, .maybe("에|마다")]) { $0.set(.workdays) },
        Rule(["매주|매일|매", "평일|주중", .maybe("마다")]) { $0.set(.workdays) },
        Rule(["평일|주중", .part, "마다"]) { $0.set(.workdays) && $0.setTime() },
        Rule(["주말", "마다"]) { $0.setWeekends() },
        Rule(["주말", .part, "마다"]) { $0.setWeekends() && $0.setTime() },
        Rule(["매주", .glued("말"), .maybe("마다")]) { $0.setWeekends() },
        Rule(["매주|매", "주말", .maybe("마다")]) { $0.setWeekends() },
        Rule([.date, "마다"]) { $0.setYearly(1) },
        // After completion
        Rule(["끝낸|끝난|완료|마친", "뒤|후", .span, .maybe("마다|뒤|후")]) { $0.isAgain <- true && $0.setRepetition() },
        Rule(["완료하고|끝내고", .span, .maybe("뒤|후"), "마다|다시"]) { $0.isAgain <- true && $0.setRepetition() },
    ]

    static let tails: [Rule] = [
        // “매일 17시 저녁 착유” has a time.
        Rule([.part, .maybe("에|마다")]) { !$0.isAfterClock && $0.setTime() },
        Rule([.time.optional, "에|마다"]),
        Rule([.namedPeriod, "까지"]) { $0.setDay(\.last) && $0.setEnd() },
        Rule([.day, "까지"]) { $0.setEnd() },
        Rule([.start, .day, "까지"]) { $0.setEnd() },
        Rule([.time, "까지"]),
        Rule(["~", .day.glued]) { $0.startsWord && $0.setEnd() },
        // At the start, “3번” may be a bus.
        Rule([.count, "번|회"], .end) { $0.setEnd(after: $0.number) },
        Rule(["총", .count, "번|회"]) { $0.setEnd(after: $0.number) },
        Rule([.count, "번만|회만"]) { $0.setEnd(after: $0.number) },
        Rule([.maybe("앞으로"), .span, "동안"]) { $0.setLength() },
        Rule([.weekdayList, .without]), Rule(["(", .weekdayList, .without, ")"]),
        Rule(["주말", .without]) { $0.add(.saturday) && $0.add(.sunday) },
        Rule(["(", "주말", .without, ")"]) { $0.add(.saturday) && $0.add(.sunday) },
    ]

    static let weekdayLists: [Rule] = [
        Rule([.syllable]) { $0.add($0.weekday) },
        Rule([.syllable, .maybe("/"), .weekdayList]) { $0.add($0.weekday) },
        Rule([.syllable, "-|~", .weekdayList]) { $0.addRange() },
        Rule([.weekday, "부터", .weekdayList, .maybe("까지")]) { $0.addRange() },
        Rule([.weekday, "과|와|하고|이랑|그리고|및", .weekdayList]) { $0.add($0.weekday) },
    ]

    static let dayLists: [Rule] = [
        Rule([.dayNumber, .glued("일")]) { $0.addDay($0.dayNumber) },
        Rule([.dayNumber, .glued("일"), .maybe("과|와|하고|이랑|그리고|및"), .dayList]) { $0.addDay($0.dayNumber) },
        Rule([.dayNumber, .glued(","), .dayList]) { $0.addDay($0.dayNumber) },
        Rule(["말일"]) { $0.addDay(31) },
    ]

    static let placeLists: [Rule] = [
        Rule([.ordinal, .maybe("째|번째"), .maybe("주"), .weekday]) { $0.addPlace($0.weekday) },
        // The syllables of Sunday and Wednesday are more likely words for work and a number.
        Rule([.ordinal, .maybe("째|번째"), .maybe("주"), .syllable]) { f in
            ![.sunday, .wednesday].contains(f.weekday) && f.addPlace(f.weekday)
        },
        Rule([.count, "째|번째|주", .maybe("주"), .weekday]) { $0.addPlace($0.weekday, nth: $0.number) },
        Rule([.count, "째|번째|주", .maybe("주"), .maybe("/|과|와|하고"), .placeList]) { $0.addCountBeforeList() },
        Rule([.count, ",|/|과|와|하고", .placeList]) { $0.addCountBeforeList() },
        Rule([.ordinal, .maybe("째|번째"), .maybe("주"), .maybe("/|과|와|하고"), .placeList]) { $0.addPlaceBeforeList() },
    ]
}

extension Facts {
    /// Adds the position with the first weekday of the list, as in “2, 4주 화요일”.
    fileprivate mutating func addCountBeforeList() -> Bool {
        placeWeekday.map { addPlace($0, nth: number) } ?? false
    }

    /// Repeats at the end of the month of each year, at its start or in its middle.
    fileprivate mutating func setDayOfMonthOfYear() -> Bool {
        setMonths(takeCycle(.year), day: contains("초") ? 1 : contains("중순") ? 15 : 31)
    }
}
