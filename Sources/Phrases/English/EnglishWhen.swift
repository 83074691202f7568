import Almanac

/// English days with times.
enum EnglishWhen {
    static let phrases: [Rule] = [
        Rule("WHEN") { f, c in f.settle(c) }
    ]

    static let rules: [Rule] = [
        Rule("DAY"),
        Rule("PREP DAY") { f, c in
            f.isOnlyAtEnd = false
            // “Meet at 5th” may mean a street.
            return c.isValue || !c.isDayNumberAfterAt
        },
        Rule("PREP? DAY CLOCKTIME") { f, c in
            // “Christmas” begins names of things, “Christmas at 5” doesn't.
            if f.holiday != nil { f.isOnlyAtEnd = false }
            return true
        },
        // In “show Sam around tomorrow”, the word belongs to the verb.
        Rule("around DAY CLOCKTIME?") { f, c in c.typed.utf8.count { $0 == UInt8(ascii: " ") } > 1 },
        Rule("PREP? DAY - TIME"),
        // Without a day, or before it, “at 6.45” may be a price.
        Rule("PREP? DAY at H ~. ~MM") { f, c throws(PhraseError) in f.minute < 60 ? try f.setHour(c) : false },
        // A date that is clear only beside a time
        Rule("on|by|until? D ~. ~M at|-? TIME") { f, c in f.setDotted(f.dayNumber, f.month, c) },
        Rule("on|by|until? WEEKDAY D ~. ~M at|-? TIME?") { f, c throws(PhraseError) in
            f.setDotted(f.dayNumber, f.month, c) ? try f.checkWeekday(c) : false
        },
        .hour("PREP? DAY at|by|around? H ~h"),
        Rule("PREP? DAY eod"), Rule("PREP? DAY end of the? day"),
        Rule("PREP? DAY CLOCKTIME? at the latest", .end),
        Rule("CLOCKTIME on? DAY"),
        Rule("until|till|due|for TIME on? DAY"),
        .hour("until|till H on? DAY"),
        Rule("for DAY CLOCKTIME?") { f, c in f.span == nil },
        // Parts of a day
        Rule("PREP|for? DAYPART CLOCKTIME?") { f, c in (!f.isWeak || f.time != nil) && f.setTime(in: f.part) },
        Rule("CLOCKTIME on? DAYPART") { f, c in f.setTime(in: f.part) },
        // “Movie night at 7” is a name.
        Rule("morning|afternoon CLOCKTIME", .end) { f, c in
            f.setPart(c.begins(with: "morning") ? .morning : .afternoon) && f.setOpenDay(c) && f.setTime(in: f.part)
        },
        // The 4 of “The Crown 4 tonight” is more likely part of the title than an hour of the night.
        Rule("H DAYPART") { f, c throws(PhraseError) in
            f.hasUsualHour ? try f.setHour(c) && f.setTime(in: f.part) : false
        },
        Rule("DAYPART H") { f, c throws(PhraseError) in
            f.hasUsualHour ? try f.setHour(c) && f.setTime(in: f.part) : false
        },
        Rule("first thing in the morning") { f, c in f.set(c.today + 1) && f.set(PartOfDay.morning.time) },
        Rule("first thing on? DAY") { f, c in f.set(PartOfDay.morning.time) },
        Rule("first|last thing on? DAYPART") { f, c in f.setTime(in: f.part) },
        Rule("PREP? DAY first thing") { f, c in f.set(PartOfDay.morning.time) },
        // The close of business
        Rule("by? the? end|close of business on? DAY?") { f, c in f.setCloseOfBusiness(c) },
        Rule("by? cob on? DAY?", .end) { f, c in f.setCloseOfBusiness(c) },
        Rule("DAY cob", .end) { f, c in f.setCloseOfBusiness(c) },
        Rule("the? same|this time DAY", .end) { f, c in f.set(c.calendar.moment.time) },
        // Times alone
        Rule("ABOUT? TIME") { f, c in !f.isWeak || c.isValue },
        Rule("at|by|before|until|till|due|for|@ at? ABOUT? TIME") { f, c in
            f.isOnlyAtEnd = false
            return !f.isWeak || c.isValue
        },
        Rule("just|shortly|right before TIME"),
        // An item is due at one time, not after it.
        .unsupported("after TIME on? DAY?", .end),
        Rule("the ORDINAL CLOCKTIME") { f, c in f.ordinal > 3 && f.set(c.calendar.day(f.ordinal)) },
        .unsupported("at|@ H ~. ~MM", .end),
        .hour("around about? H"),
        .hour("at ABOUT? H"),
        Rule("today? in|within the? next? ABOUT? under|less? than? MINUTES ~'? time?") { f, c in
            f.set(minutesFrom: c)
        },
        Rule("+ ~MINUTES") { f, c in f.set(minutesFrom: c) },
        Rule("in|within the next CLOCK") { f, c in f.setMinutes(f.clock) && f.set(minutesFrom: c) },
        Rule("within the CLOCK") { f, c in f.setMinutes(f.clock) && f.set(minutesFrom: c) },
        Rule("ABOUT? MINUTES from right? now") { f, c in f.set(minutesFrom: c) },
        Rule("after MINUTES", .end) { f, c in f.set(minutesFrom: c) },
        Rule("MINUTES later|hence", .end) { f, c in f.set(minutesFrom: c) },
        // An ISO date with a time
        Rule("DATE ~t ~TIME"),
    ]

    /// A time beside a day, which may be an hour without am or pm.
    static let clockTimes: [Rule] = [
        Rule("at|by|before|@? ABOUT? TIME"),
        .hour("ABOUT H"),
        .hour("at|by|before|@ ABOUT? H"),
    ]

    static let prepositions: [Rule] = [
        Rule("on|by|before|until|till|til|'til|starting|at|@"), Rule("no|not later than"),
        Rule("on or before"), Rule("as of"),
        Rule("due ~:? on|by|before?"), Rule("due -|:"), Rule("at the latest by|on?"),
        Rule("deadline ~:"),
    ]

    /// A part of a day; its time is that of the part.
    static let partsOfDays: [Rule] = [
        Rule("late|later? tonight|tonite") { f, c in f.setPart(.night) && f.set(c.today) },
        Rule("later? this PART") { f, c in f.set(c.today) },
        Rule("early|late on? DAY PART") { f, c in c.begins(with: "early") && c.ends(with: "morning") || f.setWeak() },
        Rule("DAY in? the? PART"),
        // “Late evening” needs a time.
        Rule("DAY early|late PART") { f, c in c.contains("early") && c.ends(with: "morning") || f.setWeak() },
        Rule("early|late PART") { f, c in f.setWeak() && f.setOpenDay(c) },
        Rule("early OFFSET PART?") { f, c in f.setPart(.morning) && f.set(c.today + f.offset) },
        Rule("early DAY") { f, c in f.setPart(.morning) },
        Rule("DAY at night") { f, c in f.setPart(.night) },
        Rule("the PART before DAY") { f, c in f.set(f.day.map { $0 - 1 }) },
        Rule("on|in? the? PART of DAY"),
        Rule("in the PART on? DAY"),
        Rule("DAY early in the PART"),
        Rule("early? in the PART") { f, c in f.setOpenDay(c) },
        Rule("this noon|midday") { f, c in f.setPart(.noon) && f.set(c.today) },
    ]
}

extension Facts {
    mutating func setPart(_ part: PartOfDay) -> Bool {
        self.part = part
        return true
    }

    mutating func setWeak() -> Bool {
        isWeak = true
        return true
    }

    /// Leaves the day to the time.
    mutating func setOpenDay(_ context: PhraseContext) -> Bool {
        isDayOpen = true
        return set(context.today)
    }

    /// Reads a number as an hour, after “at”.
    mutating func setHour(_ context: PhraseContext) throws(PhraseError) -> Bool {
        guard hour < 24 else { return false }
        let part = part
        self.part = nil
        defer { self.part = part }
        return try setClock(context)
    }

    /// A Boolean value that indicates whether the hour is one that people give with the part of the day.
    fileprivate var hasUsualHour: Bool { part.map { $0.usualHours.contains(hour == 12 ? 0 : hour) } ?? false }

    /// Sets the date of `24.12`, or in Korean `12.24`, if it is one.
    mutating func setDotted(_ first: Int, _ second: Int, _ context: PhraseContext) -> Bool {
        let (number, month) = context.isKorean ? (second, first) : (first, second)
        guard let found = context.calendar.date(number, month: month, year: nil) else { return false }
        passed = found.passed
        return set(found.day)
    }

    /// Sets the day on which the time comes next, if it is open, and moves the early hours of a night.
    mutating func settle(_ context: PhraseContext) -> Bool {
        guard isDayOpen, let time else {
            // The midnight of today is the one to come.
            if day == context.today, time == .midnight, !isNightSettled { return set(context.today + 1) }
            return settleNight()
        }
        return set(context.calendar.next(time).day)
    }

    /// Moves the early hours of a night to the next day, on which they are.
    mutating func settleNight() -> Bool {
        guard part == .night || part == .evening, !isNightSettled, let early = time, early.minute < 300 else {
            return true
        }
        day = day.map { $0 + 1 }
        isNightSettled = true
        return true
    }

    fileprivate mutating func setCloseOfBusiness(_ context: PhraseContext) -> Bool {
        day = day ?? context.today
        return set(TimeOfDay(hour: 17, minute: 0))
    }

    mutating func set(minutesFrom context: PhraseContext) -> Bool {
        guard let minutes, minutes < 10_000_000 else { return false }
        let due = context.calendar.after(minutes: minutes)
        (day, time) = (span?.added(to: due.day) ?? due.day, due.time)
        return true
    }
}
