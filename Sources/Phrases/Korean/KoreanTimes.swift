import Almanac

enum KoreanTimes {
    /// A phrase with its particle, which makes clear that it is one.
    static let phrases: [Rule] = [
        Rule([.when, "까지|까진|까지는|까지요|까지임|에|부로|쯤|쯤에|경|경에|안에|안으로|내로|내에|이내|이내로|이내에|중으로|부터"]) { $0.settleAnywhere() },
        // “3일 정도” is a length.
        Rule([.maybe("한"), .when, "쯤|쯤에|경|경에|정도|무렵|무렵에"]) { $0.time != nil && $0.settleAnywhere() },
        Rule(["대략", .when, .maybe("까지|에|쯤")]) { $0.time != nil && $0.settleAnywhere() },
        Rule([.when, "전"]) { $0.time != nil && $0.settleAnywhere() },
        Rule([.when, "전|이전", "까지|에"]) { $0.settleAnywhere() },
        // “3월 중 여행” is about the month.
        Rule([.when, "중|중에"]) { $0.isOnlyAtEnd <- $0.time == nil && $0.settle() },
        // 이전 is also a move.
        Rule([.when, "이전"], .end) { $0.settle() },
        Rule([.maybe("아무리"), "늦어도", .when, .maybe("까지|에|쯤")]) { $0.settleAnywhere() },
        // “금요일에 3시”
        Rule([.day, "까지|에", .time, .maybe("까지|에")]) { $0.settle() },
        Rule([.part]) { $0.ends(with: "아침때 점심때 저녁때") && $0.setOpenDay() && $0.setTime() && $0.settle() },
        Rule([.part, "까지"]) { $0.setOpenDay() && $0.setTime() && $0.settle() },
        Rule([.part, "에"], .end) { $0.setOpenDay() && $0.setTime() && $0.settle() },
        // An item is due at one time, not after it.
        .unsupported([.when, "이후", .maybe("에|로")]),
        .unsupported([.when.or(.part), "아니고|말고|빼고|제외", .when]),
        // A topic begins a sentence, as in “내일은 미스터트롯”.
        .unsupported([.day, "은|는"]),
    ]

    static let rules: [Rule] = [
        .clock([.half.optional, .hour, "시", .maybe("정각")]),
        Rule([.half.optional, .hour, "시", "반"]) { try $0.setClock(plus: 30) },
        Rule([.half.optional, .hour, "시", .dayNumber, "분", .maybe("정각")]) { try $0.setMinuteAndClock() },
        .clock([.half.optional, .hour, "시", .smallNumber, "초"]),
        Rule([.half.optional, .hour, "시", .dayNumber, "분", .smallNumber, "초"]) { try $0.setMinuteAndClock() },
        Rule([.half.optional, .hour, "시", .dayNumber, "분", "전"]) { try $0.setClock(plus: -$0.dayNumber) },
        .clock([.part.or(.halfDay), .hour, .glued(":"), .minute.glued]),
        // “오늘 24시” is the end of the day, and a shop may be open for 24 hours.
        Rule([.hour, "시"], .end) { $0.hour == 24 && $0.part <- .night && $0.isWeak <- true && $0.set(.midnight) },
        Rule(["정오"]) { $0.set(.noon) },
        Rule(["자정"]) { $0.set(.midnight) },
    ]

    /// The half of the day, or its part, before an hour.
    static let halves: [Rule] = [Rule([.part]), Rule([.part, "에"])]

    static let spans: [Rule] = [
        Rule(["반", "시간"]) { $0.minutes <- 30 },
        Rule(["몇", .clock]) { $0.minutes <- 3 * $0.clock },
        Rule([.count, "시간", "반"]) { $0.minutes <- $0.number * 60 + 30 },
    ]

    static let when: [Rule] = [
        Rule([.dayNumber, .glued("."), .smallNumber.glued, .glued("까지")]) { $0.setDotted() },
        Rule([.dayNumber, .glued("."), .smallNumber.glued, "(", .syllable, ")", .time.optional]) {
            try $0.setDotted() && $0.checkWeekday()
        },
        Rule([.dayNumber, .glued("."), .smallNumber, .glued(".")], .end) { $0.setDotted() },
        // In Korean, the month comes first.
        Rule([.dayNumber, .glued(".|/"), .smallNumber, .glued(".").optional, .time]) { $0.setDotted() },
        // “12/25 금 반지 사기” is about gold.
        Rule([.dayNumber, .glued(".|/"), .smallNumber, .glued(".").optional, .syllable, .time.optional]) {
            $0.setDotted() && $0.isOnlyAtEnd <- $0.time == nil && $0.isOnWeekday
        },
        Rule([.date, .syllable, .time.optional]) { $0.isOnlyAtEnd <- $0.time == nil && $0.isOnWeekday },
        Rule(["이따|이따가", .time]) { $0.setLater() },
        Rule(["이따|이따가", .part]) { $0.setTime() && $0.setLater() },
        Rule([.offset, "이|같은", "시간"]) { $0.setThisTime() },
        Rule([.offset, "이맘때"]) { $0.setThisTime() },
        Rule([.whichPeriod, "이|같은", "시간"]) { $0.setThisTime() },
        Rule([.whichPeriod, "이맘때"]) { $0.setThisTime() },
        Rule([.maybe("한"), .clockSpan, "뒤|뒤에|후|후에|있다가|이따가|이따"]) { $0.setMinutesFromNow() },
        Rule([.clockSpan, .limit]) { !$0.ends(with: "까지") && !$0.ends(with: "중") && $0.setMinutesFromNow() },
        Rule(["지금", "부터|으로부터", .clockSpan, .maybe("뒤|후|안에|내")]) { $0.setMinutesFromNow() },
    ]
}

extension Facts {
    fileprivate mutating func setMinuteAndClock() throws(PhraseError) -> Bool {
        guard dayNumber < 60 else { throw .noSuchTime(typed) }
        minute = dayNumber
        return try setClock()
    }

    /// Sets the present time on another day, or after a number of weeks.
    fileprivate mutating func setThisTime() -> Bool {
        let week = calendar.start(of: .week, 0)
        guard period == nil || period?.unit == .week else { return setUnsupported() }
        return day <- period.map { $0.first + (today - week) } ?? today + offset && set(calendar.moment.time)
    }

    /// Sets the time as later today, or early on the next day: at 19:30, “이따 10시” is 22:00.
    fileprivate mutating func setLater() -> Bool {
        let (now, minutesPerDay) = (calendar.moment.time.minute, 1_440)
        guard let time else { return false }
        let half = openHour == nil ? minutesPerDay : minutesPerDay / 2
        let first = time.minute % half
        let next = now - now % half + first + (first > now % half ? 0 : half)
        let early = now >= 18 * 60 || part == .night ? 5 * 60 : 0
        guard next < minutesPerDay + early else { return setUnsupported() }
        isNightSettled = true
        return day <- today + next / minutesPerDay && set(TimeOfDay(minute: next % minutesPerDay))
    }
}
