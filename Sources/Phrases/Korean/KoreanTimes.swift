import Almanac

enum KoreanTimes {
    /// A phrase with its particle.
    static let phrases: [Rule] = [
        Rule([.when, "까지|에|쯤|쯤에|경|경에|안에|부터"]) { f, c in f.settleAnywhere(c) },
        Rule([.when, "전|이전", "까지|에"]) { f, c in f.settleAnywhere(c) },
        Rule([.when, "중|중에|중으로|이전"], .end) { f, c in f.settle(c) },
        // “금요일에 3시”
        Rule([.day, "까지|에", .time, .maybe("까지|에")]) { f, c in f.settle(c) },
        Rule([.part, "에"], .end) { f, c in f.setOpenDay(c) && f.setTime(in: f.part) && f.settle(c) },
        // An item is due at one time, not after it.
        .unsupported([.when, "이후", .maybe("에|로")]),
        // A topic begins a sentence, as in “내일은 미스터트롯”.
        .unsupported([.day, "은|는"]),
    ]

    static let rules: [Rule] = [
        .clock([.half.optional, .hour, "시", .maybe("정각")]),
        Rule([.half.optional, .hour, "시", "반"]) { f, c in try f.setClock(c, plus: 30) },
        Rule([.half.optional, .hour, "시", .dayNumber, "분", .maybe("정각")]) { f, c in try f.setMinuteAndClock(c) },
        .clock([.half.optional, .hour, "시", .smallNumber, "초"]),
        Rule([.half.optional, .hour, "시", .dayNumber, "분", .smallNumber, "초"]) { f, c in try f.setMinuteAndClock(c) },
        Rule([.half.optional, .hour, "시", .dayNumber, "분", "전"]) { f, c in try f.setClock(c, plus: -f.dayNumber) },
        .clock([.part, .hour, .glued(":"), .minute.glued]),
        Rule(["정오"]) { f, c in f.set(.noon) },
        Rule(["자정"]) { f, c in f.set(.midnight) },
    ]

    /// The half of the day, or its part, before an hour.
    static let halves: [Rule] = [Rule([.part])]

    static let spans: [Rule] = [
        Rule(["반", "시간"]) { f, c in f.setMinutes(30) },
        Rule(["몇", .clock]) { f, c in f.setMinutes(3 * f.clock) },
        Rule([.count, "시간", "반"]) { f, c in f.setMinutes(f.number * 60 + 30) },
    ]

    static let when: [Rule] = [
        Rule([.dayNumber, .glued("."), .smallNumber.glued, .glued("까지")]) { f, c in
            f.setDotted(f.dayNumber, f.month, c)
        },
        Rule([.dayNumber, .glued("."), .smallNumber.glued, "(", .syllable, ")", .time.optional]) { f, c in
            f.setDotted(f.dayNumber, f.month, c) ? try f.checkWeekday(c) : false
        },
        Rule([.clockSpan, "뒤|뒤에|후|후에|있다가|이따가|이따"]) { f, c in f.set(minutesFrom: c) },
        Rule([.clockSpan, .limit]) { f, c in !c.ends(with: "까지") && !c.ends(with: "중") && f.set(minutesFrom: c) },
        Rule(["지금", "부터|으로부터", .clockSpan, .maybe("뒤|후|안에|내")]) { f, c in f.set(minutesFrom: c) },
    ]
}

extension Facts {
    /// A particle makes clear that the words are a phrase.
    fileprivate mutating func settleAnywhere(_ context: PhraseContext) -> Bool {
        isOnlyAtEnd = false
        return settle(context)
    }

    fileprivate mutating func setMinuteAndClock(_ context: PhraseContext) throws(PhraseError) -> Bool {
        guard dayNumber < 60 else { throw .noSuchTime(context.typed) }
        minute = dayNumber
        return try setClock(context)
    }
}
