import Almanac

/// Korean repetitions.
enum KoreanRepetitions {
    static let whole: [Rule] = [
        Rule("DAY 부터 EVERY TAIL? TAIL?") { f, c in f.setStart() },
        Rule("DAY 부터 DAY 까지 EVERY TAIL?") { f, c in f.setStartAndEnd() },
        Rule("NAMED 부터 EVERY TAIL? TAIL?") { f, c in f.setDay(c, \.first) && f.setStart() },
        Rule("DAY 까지 EVERY TAIL? TAIL?") { f, c in f.setEnd() },
        Rule("SPAN 동안 EVERY TAIL? TAIL?") { f, c in f.setLength() },
    ]

    /// How often something repeats, as a span.
    static let cycles: [Rule] = [
        Rule("FREQUENCY 로") { f, c in f.setSpan(f.number, f.unit) },
        Rule("매일|날마다 ~매일") { f, c in f.setSpan(1, .day) },
        Rule("하루 걸러 하루?") { f, c in f.setSpan(2, .day) },
        Rule("매 분기") { f, c in f.setSpan(1, .quarter) },
        Rule("UNIT 마다") { f, c in f.setSpan(1, f.unit) },
        Rule("UNIT 에 한 번 씩?") { f, c in f.setSpan(1, f.unit) },
        Rule("매? SPAN 마다|간격으로"), Rule("SPAN 에 한 번 씩?"),
    ]

    static let rules: [Rule] = [
        Rule("CYCLE") { f, c in f.setSpan() },
        Rule("CYCLE WEEKDAYLIST|DAYLIST|PLACELIST|DATE 마다?") { f, c in f.setCycle() },
        Rule("CYCLE M 월 PLACELIST 마다?") { f, c in f.setCycle() },
        Rule("CYCLE M ~월") { f, c in f.setMonths(f.takeCycle(.year)) },
        Rule("CYCLE 말|말일|초 마다?") { f, c in f.span?.unit != .week && f.setEdge(c) },
        Rule("CYCLE 마지막 날") { f, c in f.setEdge(c) },
        .unsupported("CYCLE ORDINAL 영업일"),
        .unsupported("매 CLOCK"),
        // “매일 두 번” is twice a day, and “매주 월요일 5번” is on five Mondays.
        .unsupported("FREQUENCY N 번|회 씩?"),
        Rule("PART 마다") { f, c in f.set(.day, 1) && f.setTime(in: f.part) },
        .unsupported("N? CLOCK 마다"),
        Rule("하루|주|월|연 N 번|회 씩?", .end) { f, c in
            let unit: CalendarUnit =
                c.begins(with: "하루") ? .day : c.begins(with: "주") ? .week : c.begins(with: "월") ? .month : .year
            return f.number == 1 ? f.set(unit, 1) : f.setUnsupported()
        },
        .unsupported("UNIT|SPAN 에 N 번|회 씩?"),
        // Days of the week
        Rule("WEEKDAYLIST TIME? 마다") { f, c in f.setWeekdays(1) },
        Rule("WEEKDAYLIST PART 마다") { f, c in f.setWeekdays(1) && f.setTime(in: f.part) },
        Rule("WEEKDAYLIST 매일") { f, c in f.weekdays.count > 1 && f.setWeekdays(1) },
        Rule("평일|주중 마다|매일") { f, c in f.set(.workdays) },
        Rule("평일|주중 에?", .end) { f, c in f.set(.workdays) },
        Rule("평일|주중 에? TIME 에|마다?") { f, c in f.set(.workdays) },
        Rule("매주|매일 평일|주중 마다?") { f, c in f.set(.workdays) },
        Rule("주말 마다") { f, c in f.setWeekends() },
        Rule("주말 PART 마다") { f, c in f.setWeekends() && f.setTime(in: f.part) },
        Rule("매주 ~말|주말 마다?") { f, c in f.setWeekends() },
        Rule("DATE 마다") { f, c in f.setYearly(1) },
        // After completion
        Rule("끝낸|완료 뒤|후 SPAN 마다|뒤|후?") { f, c in f.setAgain() && f.setSpan() },
    ]

    static let tails: [Rule] = [
        Rule("PART 에|마다?") { f, c in f.setTime(in: f.part) },
        Rule("TIME? 에|마다"),
        Rule("DAY 까지") { f, c in f.setEnd() },
        Rule("NAMED 까지") { f, c in f.setDay(c, \.last) && f.setEnd() },
        Rule("DAY 부터") { f, c in f.setStart() },
        // At the start, “3번” may be a bus.
        Rule("N 번|회", .end) { f, c in f.setEnd(after: f.number) },
        Rule("총 N 번|회") { f, c in f.setEnd(after: f.number) },
        Rule("N 번만|회만") { f, c in f.setEnd(after: f.number) },
        Rule("SPAN 동안") { f, c in f.setLength() },
    ]

    static let weekdayLists: [Rule] = [
        Rule("SYLLABLE") { f, c in f.add(f.weekday) },
        Rule("SYLLABLE /? WEEKDAYLIST") { f, c in f.add(f.weekday) },
        Rule("SYLLABLE -|~ WEEKDAYLIST") { f, c in f.addRange() },
        Rule("WEEKDAY 부터 WEEKDAYLIST 까지?") { f, c in f.addRange() },
        Rule("WEEKDAY 과|와|하고|이랑|그리고|및 WEEKDAYLIST") { f, c in f.add(f.weekday) },
    ]

    static let dayLists: [Rule] = [
        Rule("D ~일") { f, c in f.addDay(f.dayNumber) },
        Rule("D ~일 과|와|하고|이랑|그리고|및? DAYLIST") { f, c in f.addDay(f.dayNumber) },
    ]

    static let placeLists: [Rule] = [
        Rule("ORDINAL 째|번째? 주? WEEKDAY") { f, c in f.addPlace(f.weekday) },
        Rule("N 번째 주? WEEKDAY") { f, c in
            f.ordinal = f.number
            return f.addPlace(f.weekday)
        },
        Rule("ORDINAL 주? 과|와|하고 PLACELIST") { f, c in f.addPlaceBeforeList() },
    ]
}
