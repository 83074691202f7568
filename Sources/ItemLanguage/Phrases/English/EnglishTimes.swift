import Almanac

/// English times of day.
enum EnglishTimes {
    static let rules: [Rule] = [
        Rule("H ~: ~MM") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H ~: ~MM HALFDAY") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H ~. ~MM HALFDAY") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H HALFDAY") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H ~h ~MM") { f, c throws(InputError) in try f.setClock(c) },
        Rule("at H ~h") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H thirty HALFDAY?") { f, c throws(InputError) in try f.setClock(c, plus: 30) },
        Rule("at? H NUMBER HALFDAY") { f, c throws(InputError) in try f.setSpokenMinutes(c) },
        Rule("at? H NUMBER -? NUMBER HALFDAY") { f, c throws(InputError) in try f.setSpokenMinutes(c) },
        Rule("at H NUMBER") { f, c throws(InputError) in try f.setSpokenMinutes(c) },
        Rule("at H NUMBER -? NUMBER") { f, c throws(InputError) in try f.setSpokenMinutes(c) },
        Rule("H fifteen HALFDAY?") { f, c throws(InputError) in try f.setClock(c, plus: 15) },
        Rule("CLOCKDIGITS HALFDAY") { f, c throws(InputError) in try f.setClock(c) },
        Rule("CLOCKDIGITS ~h") { f, c throws(InputError) in try f.setClock(c) },
        Rule("at CLOCKDIGITS") { f, c throws(InputError) in
            // “At 350” is a temperature, and “at 1700” needs a day.
            guard f.hour < 24, f.minute < 60, c.isValue || f.digits == 2 else { return false }
            f.isWeak = f.hour > 9 && f.minute == 0
            return try f.setClock(c)
        },
        Rule("at|around? H ~ish") { f, c throws(InputError) in
            // “5ish” needs a day.
            f.isWeak = !c.begins(with: "at") && !c.begins(with: "around")
            return try f.setClock(c)
        },
        Rule("H o'clock|oclock HALFDAY?") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H o clock HALFDAY?") { f, c throws(InputError) in try f.setClock(c) },
        Rule("half past H HALFDAY?") { f, c throws(InputError) in try f.setClock(c, plus: 30) },
        Rule("a? quarter past|after H HALFDAY?") { f, c throws(InputError) in try f.setClock(c, plus: 15) },
        Rule("a? quarter to|before|of H HALFDAY?") { f, c throws(InputError) in try f.setClock(c, plus: -15) },
        Rule("N past H HALFDAY?") { f, c throws(InputError) in
            [5, 10, 20, 25].contains(f.number) ? try f.setClock(c, plus: f.number) : false
        },
        Rule("twenty -? five past H HALFDAY?") { f, c throws(InputError) in try f.setClock(c, plus: 25) },
        Rule("twenty -? five to H HALFDAY?") { f, c throws(InputError) in try f.setClock(c, plus: -25) },
        Rule("N minutes|min past|after H HALFDAY?") { f, c throws(InputError) in try f.setClock(c, plus: f.number) },
        // “Grow from 5 to 10” does not contain a time.
        Rule("at N to H HALFDAY?") { f, c throws(InputError) in try f.setClock(c, plus: -f.number) },
        Rule("five|ten|twenty to H HALFDAY?") { f, c throws(InputError) in
            try f.setClock(c, plus: c.begins(with: "five") ? -5 : c.begins(with: "ten") ? -10 : -20)
        },
        Rule("N to H HALFDAY?", .value) { f, c throws(InputError) in try f.setClock(c, plus: -f.number) },
        Rule("N minutes|min to|before H HALFDAY?") { f, c throws(InputError) in try f.setClock(c, plus: -f.number) },
        Rule("H ~: ~MM in the PART") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H in the PART") { f, c throws(InputError) in try f.setClock(c) },
        Rule("CLOCKDIGITS in the PART") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H o'clock|oclock in the PART") { f, c throws(InputError) in try f.setClock(c) },
        Rule("H ~: ~MM at night") { f, c throws(InputError) in
            f.part = .night
            return try f.setClock(c)
        },
        Rule("H at night") { f, c throws(InputError) in
            f.part = .night
            return try f.setClock(c)
        },
        Rule("H ~: ~MM sharp", .end) { f, c throws(InputError) in try f.setClock(c) },
        Rule("H HALFDAY sharp", .end) { f, c throws(InputError) in try f.setClock(c) },
        Rule("H sharp", .end) { f, c throws(InputError) in try f.setClock(c) },
        Rule("MINUTES before TIME") { f, c in f.shift(-1) },
        Rule("MINUTES after|past TIME") { f, c in f.shift(1) },
        Rule("a? quarter before|to noon|midday|midnight") { f, c in f.setAnchor(c) && f.setMinutes(15) && f.shift(-1) },
        Rule("a? quarter after|past noon|midday|midnight") { f, c in f.setAnchor(c) && f.setMinutes(15) && f.shift(1) },
        Rule("half past noon|midday|midnight") { f, c in f.setAnchor(c) && f.setMinutes(30) && f.shift(1) },
        Rule("N minutes|min? to noon|midday|midnight") { f, c in f.setAnchor(c) && f.setMinutes(f.number) && f.shift(-1)
        },
        Rule("N minutes|min? past noon|midday|midnight") { f, c in
            f.setAnchor(c) && f.setMinutes(f.number) && f.shift(1)
        },
        Rule("noon|midday|lunchtime") { f, c in f.set(.noon) },
        Rule("midnight") { f, c in f.set(.midnight) },
        Rule("dawn") { f, c in f.set(PartOfDay.dawn.time) },
    ]

    static let spans: [Rule] = [
        Rule("N CLOCK") { f, c in f.setMinutes(f.number * f.clock) },
        Rule("N CLOCK and? MINUTES") { f, c in f.clock > 1 && f.setMinutes(f.number * f.clock + (f.minutes ?? 0)) },
        Rule("N ~m") { f, c in f.setMinutes(f.number) },
        Rule("D ~. ~N hour|hours|hr|hrs|h") { f, c in
            guard let minutes = [5: 30, 25: 15, 50: 30, 75: 45][f.number] else { return false }
            return f.setMinutes(f.dayNumber * 60 + minutes)
        },
        Rule("half an|a? hour") { f, c in f.setMinutes(30) },
        Rule("N and a half hours") { f, c in f.setMinutes(f.number * 60 + 30) },
        Rule("an hour and a half") { f, c in f.setMinutes(90) },
        Rule("NUMBER -? NUMBER CLOCK") { f, c in f.number > 20 && f.setMinutes(f.number * f.clock) },
        Rule("a? quarter of an hour") { f, c in f.setMinutes(15) },
        Rule("a quarter hour") { f, c in f.setMinutes(15) },
        Rule("three quarters of an hour") { f, c in f.setMinutes(45) },
        Rule("an hour and a quarter") { f, c in f.setMinutes(75) },
        Rule("N hours and a half") { f, c in f.setMinutes(f.number * 60 + 30) },
        Rule("half a day") { f, c in f.setMinutes(720) },
        Rule("a couple of? hours") { f, c in f.setMinutes(120) },
        Rule("a few hours") { f, c in f.setMinutes(180) },
        Rule("H ~h ~MM ~m|min?") { f, c in f.setMinutes(f.hour * 60 + f.minute) },
        Rule("H h|hour|hours|hr and? DD m|min|minutes") { f, c throws(InputError) in
            f.setMinutes(f.hour * 60 + f.dayNumber)
        },
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

    /// Sets the time to an hour and minutes in words: “seven forty-five”.
    fileprivate mutating func setSpokenMinutes(_ context: PhraseContext) throws(InputError) -> Bool {
        (10...59).contains(number) ? try setClock(context, plus: number) : false
    }

    /// Sets noon or midnight, with which the phrase ends.
    fileprivate mutating func setAnchor(_ context: PhraseContext) -> Bool {
        set(context.ends(with: "midnight") ? .midnight : .noon)
    }

    /// Moves the time by the minutes before it.
    fileprivate mutating func shift(_ sign: Int) -> Bool {
        guard let time, let minutes, minutes < 1_440 else { return false }
        (self.minutes, openHour) = (nil, nil)
        return set(TimeOfDay(minute: (time.minute + sign * minutes + 1_440) % 1_440))
    }

    /// Sets the time to the typed hour and minute, or throws if there is no such time.
    mutating func setClock(_ context: PhraseContext, plus minutes: Int = 0) throws(InputError) -> Bool {
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
