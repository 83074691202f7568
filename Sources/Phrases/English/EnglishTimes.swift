import Almanac

/// English times of day.
enum EnglishTimes {
    static let rules: [Rule] = [
        .clock("H ~: ~MM HALF?"),
        // Seconds are ignored.
        .clock("H ~: ~MM ~: ~DD HALF?"),
        .clock("H ~. ~MM HALF"),
        .clock("H ~.? HALF"),
        Rule("H noon|midday|midnight") { f, c in
            f.hour == 12 && f.set(c.ends(with: "midnight") ? .midnight : .noon)
        },
        Rule("at? H ~:? ~MM? ~a") { f, c throws(PhraseError) in
            // “4a” is more likely a name.
            (f.isWeak, f.halfDay) = (!c.begins(with: "at") && !c.contains(":"), 0)
            return try f.setClock(c)
        },
        .clock("H ~h ~MM"),
        .clock("at H ~h"),
        Rule("at? H -? NUMBER -? NUMBER? HALF?") { f, c throws(PhraseError) in
            // “Five ten” needs a day, too, and “7-Eleven” is a name.
            f.isWeak = ![15, 30].contains(f.number) && f.halfDay == nil && f.part == nil && !c.begins(with: "at")
            let isName = c.contains("-") && c.typed.contains { $0.isNumber }
            return (10...59).contains(f.number) && !isName ? try f.setClock(c, plus: f.number) : false
        },
        .clock("at H MM", .end),
        .clock("CLOCKDIGITS HALF"),
        .clock("CLOCKDIGITS ~h"),
        Rule("H MM HALF") { f, c throws(PhraseError) in f.minute < 60 ? try f.setClock(c) : false },
        Rule("at? CLOCKDIGITS hours|hrs") { f, c throws(PhraseError) in
            // “1300 hours” may be a length.
            f.isWeak = !c.begins(with: "at")
            return f.digits == 2 && f.hour < 24 && f.minute < 60 ? try f.setClock(c) : false
        },
        Rule("CLOCKDIGITS") { f, c throws(PhraseError) in
            f.isWeak = true
            return f.digits == 2 && f.hour < 10 && f.minute < 60 ? try f.setClock(c) : false
        },
        Rule("at? ABOUT? CLOCKDIGITS") { f, c throws(PhraseError) in
            // “At 350” is a temperature, and “at 1700” needs a day.
            let isMarked = c.count > 1 && f.hour < 24 && f.minute < 60
            guard isMarked, c.isValue || f.digits == 2 else { return false }
            f.isWeak = f.hour > 9 && f.minute == 0
            return try f.setClock(c)
        },
        .clock("at|around? H ~-? ~ish HALFDAY?"),
        .clock("H o'clock|oclock HALF?"), .clock("H o clock HALF?"),
        Rule("at? PAST -? past|after TIME") { f, c in f.shiftPast(c) },
        Rule("at? PAST -? past|after H ~h?") { f, c throws(PhraseError) in try f.setHour(c) && f.shiftPast(c) },
        Rule("at? PAST to|till|before|of TIME") { f, c in f.shiftTo(c) },
        Rule("at? PAST to|till|before|of H") { f, c throws(PhraseError) in try f.setHour(c) && f.shiftTo(c) },
        Rule("at? half NUMBER") { f, c throws(PhraseError) in
            // “Half three” needs a day, too.
            f.isWeak = !c.begins(with: "at")
            (f.hour, f.minute, f.digits) = (f.number, 30, 1)
            return f.number <= 12 ? try f.setClock(c) : false
        },
        Rule("at? H oh|o NUMBER HALF?") { f, c throws(PhraseError) in
            f.isWeak = f.halfDay == nil && f.part == nil && !c.begins(with: "at")
            return f.number < 10 ? try f.setClock(c, plus: f.number) : false
        },
        Rule("noon|midday|lunchtime|noonish") { f, c in f.set(.noon) },
        Rule("midnight") { f, c in f.set(.midnight) },
        Rule("dawn") { f, c in f.set(PartOfDay.dawn.time) },
    ]

    /// The half of the day, or its part, after an hour.
    static let halves: [Rule] = [
        Rule("HALFDAY"),
        Rule("a|p .? m .?") { f, c in
            f.halfDay = c.begins(with: "p") ? 12 : 0
            return true
        },
        Rule("in the? HALFDAY|PART"),
        Rule("HALFDAY? at night") { f, c in f.setPart(.night) },
        Rule("lunchtime") { f, c in f.setPart(.noon) },
        Rule("HALFDAY? sharp|approximately|exactly", .end),
        Rule("HALFDAY? ~-? ~ish"),
    ]

    /// Minutes before or after a time. Numbers alone are more likely something else, as in “from 5 to 10”.
    static let pastMinutes: [Rule] = [
        Rule("a? quarter") { f, c in f.setMinutes(15) },
        Rule("half") { f, c in f.setMinutes(30) },
        Rule("N") { f, c in f.setWeak() && f.setMinutes(f.number) },
        Rule("NUMBER -? NUMBER") { f, c in f.number > 20 && f.setWeak() && f.setMinutes(f.number) },
        Rule("MINUTES"),
    ]

    static let spans: [Rule] = [
        Rule("AMOUNT more? of? CLOCK") { f, c in f.addMinutes() },
        Rule("AMOUNT of? a|an CLOCK") { f, c in f.amount < 4 && f.addMinutes() },
        Rule("AMOUNT more? of? CLOCK and? MINUTES") { f, c in f.clock > 1 && f.addMinutes() },
        Rule("AMOUNT CLOCK and a half|quarter") { f, c in
            f.setAmount(f.amount + (c.ends(with: "half") ? 2 : 1)) && f.addMinutes()
        },
        Rule("N ~m") { f, c in f.setMinutes(f.number) },
        Rule("H ~h ~MM ~m|min?") { f, c in f.setMinutes(f.hour * 60 + f.minute) },
        Rule("SPAN and? MINUTES"),
        Rule("half a day") { f, c in f.setMinutes(720) },
    ]
}

extension Facts {
    mutating func set(_ time: TimeOfDay?) -> Bool {
        guard let time else { return false }
        (self.time, openHour) = (time, nil)
        return true
    }

    mutating func setMinutes(_ minutes: Int) -> Bool {
        self.minutes = minutes
        return true
    }

    /// Adds the amount of hours or minutes to the minutes after it.
    fileprivate mutating func addMinutes() -> Bool {
        minutes = (minutes ?? 0) + amount * clock / 4
        defer { amount = 0 }
        return amount * clock % 4 == 0
    }

    /// Adds the minutes, unless they are a number alone that people don't give before “past”.
    fileprivate mutating func shiftPast(_ context: PhraseContext) -> Bool {
        let isUsual = minutes.map { $0 % 5 == 0 && $0 < 60 } ?? false
        let isClear = context.contains("past") || context.begins(with: "at twenty")
        return (!isWeak || context.isValue || isUsual && isClear) && shift(1)
    }

    /// Subtracts the minutes, unless they are a number alone that people don't give before “to”.
    fileprivate mutating func shiftTo(_ context: PhraseContext) -> Bool {
        let isClear =
            context.begins(with: "at five ten twenty")
            || context.ends(with: "noon midnight")
        return (!isWeak || context.isValue || context.contains("to till") && isClear)
            && shift(-1)
    }

    /// Moves the time by the minutes before it.
    fileprivate mutating func shift(_ sign: Int) -> Bool {
        guard let time, let minutes, minutes < 1_440, span == nil else { return false }
        (self.minutes, isWeak) = (nil, false)
        self.time = TimeOfDay(minute: (time.minute + sign * minutes + 1_440) % 1_440)
        return true
    }

    /// Sets the time to the typed hour and minute, or throws if there is no such time.
    mutating func setClock(_ context: PhraseContext, plus minutes: Int = 0) throws(PhraseError) -> Bool {
        guard abs(minutes) < 60 else { return false }
        var hour = hour
        if let halfDay {
            guard (1...12).contains(hour) else { throw .noSuchTime(context.typed.filter { $0 != " " }) }
            hour = hour % 12 + halfDay
            openHour = nil
        } else if let part {
            guard hour <= 12 else { return false }
            hour = part.hour(hour)
            openHour = nil
        } else {
            let isOpen = hour < 13 && (hour > 9 || digits == 1)
            openHour = isOpen ? hour : nil
            if isOpen { hour = Facts.hour(hour) }
        }
        guard hour < 24, let time = TimeOfDay(hour: hour, minute: minute) else {
            throw .noSuchTime(context.typed.filter { $0 != " " })
        }
        self.time = TimeOfDay(minute: (time.minute + minutes + 1_440) % 1_440)
        return true
    }

    /// Returns the hour that a number means. Without am or pm, the hours from one to six are in the afternoon.
    private static func hour(_ typed: Int) -> Int { (1...6).contains(typed) ? typed + 12 : typed }

    /// Adjusts the time to the part of the day, as in “tomorrow evening at 7”.
    mutating func setTime(in part: PartOfDay?) -> Bool {
        guard let part else { return time != nil }
        guard let time else {
            self.part = part
            return set(part.time)
        }
        if let openHour {
            // “Quarter to 8” is 15 minutes before the hour.
            let typed = Facts.hour(openHour)
            self.time = TimeOfDay(minute: (time.minute + (part.hour(openHour) - typed) * 60 + 1_440) % 1_440)
            self.openHour = nil
        }
        self.part = part
        return isDayOpen || settleNight()
    }
}
