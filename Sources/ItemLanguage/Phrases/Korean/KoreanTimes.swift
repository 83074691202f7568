import Almanac

/// Korean times of day.
enum KoreanTimes {
    /// A phrase with its particle.
    static let phrases: [Rule] = [
        Rule("WHEN 까지|에|쯤|경|안에|부터") { f, c in
            f.isOnlyAtEnd = false
            return f.settle(c)
        },
        Rule("WHEN 중|중에|중으로|이전", .end) { f, c in f.settle(c) },
        Rule("WHEN 전|이전 까지|에") { f, c in f.settle(c) },
        Rule("DAY 까지|에 TIME 까지|에?") { f, c in f.settle(c) },
        Rule("PART 에", .end) { f, c in
            f.isDayOpen = true
            return f.set(c.today) && f.setTime(in: f.part) && f.settle(c)
        },
        // An item is due at one time, not after it.
        Rule("WHEN 이후 에|로?") { f, c in f.setUnsupported() },
        // A topic begins a sentence, as in “내일은 미스터트롯”.
        Rule("DAY 은|는") { f, c in f.setUnsupported() },
    ]

    static let rules: [Rule] = [
        Rule("H 시 정각") { f, c throws(InputError) in try f.setClock(c) },
        Rule("PART H 시 정각") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H 시") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H 시 반") { f, c throws(InputError) in try f.setClock(c, plus: 30) },
        Rule("H 시 D 분") { f, c throws(InputError) in try f.setMinuteAndClock(c) },
        Rule("H 시 NUMBER 분") { f, c throws(InputError) in try f.setWrittenMinuteAndClock(c) },
        Rule("PART H 시 NUMBER 분") { f, c throws(InputError) in try f.setWrittenMinuteAndClock(c) },
        Rule("HALFDAY H 시 NUMBER 분") { f, c throws(InputError) in try f.setWrittenMinuteAndClock(c) },
        Rule("PART H 시") { f, c throws(InputError) in try f.setClock(c) },
        Rule("PART H 시 반") { f, c throws(InputError) in try f.setClock(c, plus: 30) },
        Rule("PART H 시 D 분") { f, c throws(InputError) in try f.setMinuteAndClock(c) },
        Rule("HALFDAY H 시") { f, c throws(InputError) in try f.setClock(c) },
        Rule("HALFDAY H 시 반") { f, c throws(InputError) in try f.setClock(c, plus: 30) },
        Rule("HALFDAY H 시 D 분") { f, c throws(InputError) in try f.setMinuteAndClock(c) },
        Rule("PART H ~: ~MM") { f, c throws(InputError) in try f.setClock(c) },
        Rule("PART? H 시 D 분 전") { f, c throws(InputError) in try f.setClock(c, plus: -f.dayNumber) },
        Rule("HALFDAY H 시 D 분 전") { f, c throws(InputError) in try f.setClock(c, plus: -f.dayNumber) },
        Rule("정오") { f, c in f.set(.noon) },
        Rule("자정") { f, c in f.set(.midnight) },
    ]

    static let when: [Rule] = [
        Rule("D ~. ~M ~까지") { f, c in f.setDotted(f.dayNumber, f.month, c) },
        Rule("D ~. ~M ( SYLLABLE ) TIME?") { f, c throws(InputError) in
            f.setDotted(f.dayNumber, f.month, c) ? try f.checkWeekday(c) : false
        },
        Rule("N CLOCK 뒤|뒤에|후|후에|있다가|이따가|이따") { f, c in
            f.setMinutes(f.number * f.clock) && f.set(minutesFrom: c)
        },
        Rule("반 시간 뒤|뒤에|후|후에") { f, c in f.setMinutes(30) && f.set(minutesFrom: c) },
        Rule("N 시간 반 뒤|뒤에|후|후에") { f, c in
            f.setMinutes(f.number * 60 + 30) && f.set(minutesFrom: c)
        },
        Rule("N 시간 D 분 뒤|뒤에|후|후에") { f, c throws(InputError) in
            f.setMinutes(f.number * 60 + f.dayNumber) && f.set(minutesFrom: c)
        },
    ]
}

extension Facts {
    /// Reads minutes in words, as in “세시 삼십분”.
    fileprivate mutating func setWrittenMinuteAndClock(_ context: PhraseContext) throws(InputError) -> Bool {
        dayNumber = number
        return try setMinuteAndClock(context)
    }

    fileprivate mutating func setMinuteAndClock(_ context: PhraseContext) throws(InputError) -> Bool {
        guard dayNumber < 60 else { throw .noSuchTime(context.typed) }
        minute = dayNumber
        return try setClock(context)
    }
}
