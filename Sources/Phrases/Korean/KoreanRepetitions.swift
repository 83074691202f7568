import Almanac

enum KoreanRepetitions {
    static let whole: [Rule] = [
        Rule([.day, "부터", .every, .tail.optional, .tail.optional]) { f, c in f.setStart() },
        Rule([.day.optional, .time, "부터", .every, .tail.optional, .tail.optional]) { f, c in
            f.day == nil || f.setStart()
        },
        Rule([.day, "부터", .day, "까지", .every, .tail.optional]) { f, c in f.setStartAndEnd() },
        Rule([.namedPeriod, "부터", .every, .tail.optional, .tail.optional]) { f, c in
            f.setDay(c, \.first) && f.setStart()
        },
        Rule([.day, "까지", .every, .tail.optional, .tail.optional]) { f, c in f.setEnd() },
        Rule([.span, "동안", .every, .tail.optional, .tail.optional]) { f, c in f.setLength() },
        Rule([.day, "부터", .span, "동안", .every, .tail.optional]) { f, c in f.setLength() && f.setStart() },
        .unsupported([.every, "빼고|제외|제외하고"]),
        .unsupported([.every.optional, .weekdayList.or(.day).or(word: "주말|평일"), "빼고|제외|제외하고", .every.optional]),
    ]

    /// How often something repeats, as a span.
    static let cycles: [Rule] = [
        Rule([.frequency, "로"]) { f, c in f.setSpan(f.number, f.unit) },
        Rule(["매일|날마다", .glued("매일")]) { f, c in f.setSpan(1, .day) },
        Rule(["하루", "걸러", .maybe("하루")]) { f, c in f.setSpan(2, .day) },
        Rule(["매", "분기"]) { f, c in f.setSpan(1, .quarter) },
        Rule([.unit, "마다"]) { f, c in f.setSpan(1, f.unit) },
        Rule([.unit, "에", "한", "번", .maybe("씩")]) { f, c in f.setSpan(1, f.unit) },
        Rule([.maybe("매"), .span, "마다|간격으로"]), Rule([.span, "에", "한", "번", .maybe("씩")]),
    ]

    static let rules: [Rule] = [
        Rule([.cycle]) { f, c in f.setSpan() },
        Rule([.cycle, .weekdayList.or(.dayList).or(.placeList).or(.date), .maybe("마다")]) { f, c in f.setCycle() },
        Rule([.cycle, .smallNumber, "월", .placeList, .maybe("마다")]) { f, c in f.setCycle() },
        Rule([.cycle, .smallNumber, .glued("월")]) { f, c in f.setMonths(f.takeCycle(.year)) },
        Rule([.cycle, "말|말일|초", .maybe("마다")]) { f, c in f.span?.unit != .week && f.setEdge(c) },
        Rule([.cycle, "마지막", "날"]) { f, c in f.setEdge(c) },
        .unsupported([.cycle, .ordinal.or(.count), .maybe("번째"), "영업일"]),
        .unsupported([.cycle, .weekdayList, "이나|나", .weekdayList]),
        Rule(["매", .count.optional, .clock, .maybe("마다")]) { f, c in f.setHours(4 * f.number) },
        // “매일 두 번” is twice a day, and “매주 월요일 5번” is on five Mondays.
        .unsupported([.frequency, .count, "번|회", .maybe("씩")]),
        Rule([.part, "마다"]) { f, c in f.set(.day, 1) && f.setTime(in: f.part) },
        Rule([.count.optional, .clock, "마다|간격으로"]) { f, c in f.setHours(4 * f.number) },
        .unsupported([.maybe("매"), .count.optional, .clock, "마다|간격으로", .day.optional, .time, "까지"]),
        .unsupported([
            .day.optional, .time, .maybe("부터"), .time.optional, "까지", .maybe("매"), .count.optional, .clock, "마다|간격으로",
        ]),
        Rule([.count, .clock, "에", "한", "번", .maybe("씩")]) { f, c in f.setHours(4 * f.number) },
        Rule(["하루|주|월|연", .count, "번|회", .maybe("씩")], .end) { f, c in
            let unit: CalendarUnit =
                c.begins(with: "하루") ? .day : c.begins(with: "주") ? .week : c.begins(with: "월") ? .month : .year
            return f.number == 1 ? f.set(unit, 1) : f.setUnsupported()
        },
        .unsupported([.unit.or(.span), "에", .count, "번|회", .maybe("씩")]),
        // Days of the week
        Rule([.weekdayList, .time.optional, "마다"]) { f, c in f.setWeekdays(1) },
        Rule([.weekdayList, .part, "마다"]) { f, c in f.setWeekdays(1) && f.setTime(in: f.part) },
        Rule([.weekdayList, "매일"]) { f, c in f.weekdays.count > 1 && f.setWeekdays(1) },
        Rule(["평일|주중", "마다|매일"]) { f, c in f.set(.workdays) },
        Rule(["평일|주중", .maybe("에")], .end) { f, c in f.set(.workdays) },
        Rule(["평일|주중", .maybe("에"), .time, .maybe("에|마다")]) { f, c in f.set(.workdays) },
        Rule(["매주|매일", "평일|주중", .maybe("마다")]) { f, c in f.set(.workdays) },
        Rule(["주말", "마다"]) { f, c in f.setWeekends() },
        Rule(["주말", .part, "마다"]) { f, c in f.setWeekends() && f.setTime(in: f.part) },
        Rule(["매주", .glued("말"), .maybe("마다")]) { f, c in f.setWeekends() },
        Rule(["매주", "주말", .maybe("마다")]) { f, c in f.setWeekends() },
        Rule([.date, "마다"]) { f, c in f.setYearly(1) },
        // After completion
        Rule(["끝낸|끝난|완료", "뒤|후", .span, .maybe("마다|뒤|후")]) { f, c in f.setAgain() && f.setSpan() },
    ]

    static let tails: [Rule] = [
        Rule([.part, .maybe("에|마다")]) { f, c in f.setTime(in: f.part) },
        Rule([.time.optional, "에|마다"]),
        Rule([.time, "부터"]),
        Rule([.day, "까지"]) { f, c in f.setEnd() },
        Rule([.namedPeriod, "까지"]) { f, c in f.setDay(c, \.last) && f.setEnd() },
        Rule([.day, "부터"]) { f, c in f.setStart() },
        // At the start, “3번” may be a bus.
        Rule([.count, "번|회"], .end) { f, c in f.setEnd(after: f.number) },
        Rule(["총", .count, "번|회"]) { f, c in f.setEnd(after: f.number) },
        Rule([.count, "번만|회만"]) { f, c in f.setEnd(after: f.number) },
        Rule([.span, "동안"]) { f, c in f.setLength() },
    ]

    static let weekdayLists: [Rule] = [
        Rule([.syllable]) { f, c in f.add(f.weekday) },
        Rule([.syllable, .maybe("/"), .weekdayList]) { f, c in f.add(f.weekday) },
        Rule([.syllable, "-|~", .weekdayList]) { f, c in f.addRange() },
        Rule([.weekday, "부터", .weekdayList, .maybe("까지")]) { f, c in f.addRange() },
        Rule([.weekday, "과|와|하고|이랑|그리고|및", .weekdayList]) { f, c in f.add(f.weekday) },
    ]

    static let dayLists: [Rule] = [
        Rule([.dayNumber, .glued("일")]) { f, c in f.addDay(f.dayNumber) },
        Rule([.dayNumber, .glued("일"), .maybe("과|와|하고|이랑|그리고|및"), .dayList]) { f, c in f.addDay(f.dayNumber) },
    ]

    static let placeLists: [Rule] = [
        Rule([.ordinal, .maybe("째|번째"), .maybe("주"), .weekday]) { f, c in f.addPlace(f.weekday) },
        Rule([.count, "번째", .maybe("주"), .weekday]) { f, c in
            f.ordinal = f.number
            return f.addPlace(f.weekday)
        },
        Rule([.ordinal, .maybe("주"), "과|와|하고", .placeList]) { f, c in f.addPlaceBeforeList() },
    ]
}
