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

    static let rules: [Rule] = [
        Rule("매일|날마다 ~매일?") { f, c in f.set(.day, 1) },
        Rule("하루 걸러 하루?") { f, c in f.set(.day, 2) },
        Rule("매주") { f, c in f.set(.week, 1) },
        Rule("매달|매월") { f, c in f.set(.month, 1) },
        Rule("매년|매해|해마다") { f, c in f.set(.year, 1) },
        Rule("매 분기") { f, c in f.set(.quarter, 1) },
        Rule("매 분기 말|말일") { f, c in
            f.start = c.calendar.end(of: .quarter, 0)
            return f.setDay(31, 3)
        },
        Rule("매 분기 초") { f, c in
            f.start = c.calendar.start(of: .quarter, 1)
            return f.setDay(1, 3)
        },
        Rule("분기별로") { f, c in f.set(.quarter, 1) },
        Rule("격일 로?") { f, c in f.set(.day, 2) },
        Rule("격주 로?") { f, c in f.set(.week, 2) },
        Rule("격월 로?") { f, c in f.set(.month, 2) },
        Rule("UNIT 마다") { f, c in f.set(f.unit, 1) },
        Rule("매? SPAN 마다|간격으로") { f, c in f.setSpan() },
        .unsupported("매 CLOCK"),
        Rule("UNIT 에 한 번 씩?") { f, c in f.set(f.unit, 1) },
        Rule("SPAN 에 한 번 씩?") { f, c in f.setSpan() },
        // “매일 두 번” is twice a day, and “매주 월요일 5번” is on five Mondays.
        .unsupported("매일|매주|매달|매월|매년|매해 N 번|회 씩?"),
        Rule("PART 마다") { f, c in f.set(.day, 1) && f.setTime(in: f.part) },
        .unsupported("N? CLOCK 마다"),
        Rule("하루|주|월|연 N 번|회 씩?", .end) { f, c in
            let unit: CalendarUnit =
                c.begins(with: "하루") ? .day : c.begins(with: "주") ? .week : c.begins(with: "월") ? .month : .year
            return f.number == 1 ? f.set(unit, 1) : f.setUnsupported()
        },
        .unsupported("UNIT|SPAN 에 N 번|회 씩?"),
        // Days of the week
        Rule("매주 WEEKDAYLIST 마다?") { f, c in f.setWeekdays(1) },
        Rule("WEEKDAYLIST TIME? 마다") { f, c in f.setWeekdays(1) },
        Rule("WEEKDAYLIST PART 마다") { f, c in f.setWeekdays(1) && f.setTime(in: f.part) },
        Rule("WEEKDAYLIST 매일") { f, c in f.weekdays.count > 1 && f.setWeekdays(1) },
        Rule("격주 로? WEEKDAYLIST 마다?") { f, c in f.setWeekdays(2) },
        Rule("N 주 마다 WEEKDAYLIST") { f, c in f.setWeekdays(f.number) },
        Rule("평일|주중 마다|매일") { f, c in f.set(.workdays) },
        Rule("평일|주중 에?", .end) { f, c in f.set(.workdays) },
        Rule("평일|주중 에? TIME 에|마다?") { f, c in f.set(.workdays) },
        Rule("매주|매일 평일|주중 마다?") { f, c in f.set(.workdays) },
        Rule("주말 마다") { f, c in f.setWeekends() },
        Rule("주말 PART 마다") { f, c in f.setWeekends() && f.setTime(in: f.part) },
        Rule("매주 주말 마다?") { f, c in f.setWeekends() },
        // Days of the month and of the year
        Rule("매달|매월 DAYLIST 마다?") { f, c in f.setDays(f.dayNumbers, 1) },
        Rule("매달|매월 말일|말 마다?") { f, c in f.setDay(31, 1) },
        Rule("매달|매월 마지막 날") { f, c in f.setDay(31, 1) },
        Rule("매달|매월 초") { f, c in f.setDay(1, 1) },
        .unsupported("매달|매월 ORDINAL 영업일"),
        Rule("매달|매월 PLACELIST 마다?") { f, c in f.setPlaces(1) },
        Rule("매년|매해|해마다 DATE 마다?") { f, c in f.setYearly(1) },
        Rule("DATE 마다") { f, c in f.setYearly(1) },
        Rule("매년|매해|해마다 M ~월") { f, c in f.setMonths(1) },
        Rule("매년|매해|해마다 M 월 PLACELIST 마다?") { f, c in f.setYearlyPlaces() },
        .unsupported("매년|매해|해마다 PLACELIST 마다?"),
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
