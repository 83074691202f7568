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
        Rule("DAY at|by|before|around|@|-? TIME"),
        Rule("DAY at|by|before|around|@ H") { f, c throws(InputError) in try f.setHour(c) },
        Rule("PREP DAY at|by|before|around|@|-? TIME"),
        Rule("PREP DAY at|by|before|around|@ H") { f, c throws(InputError) in try f.setHour(c) },
        Rule("PREP? DAY at about TIME"),
        Rule("PREP? DAY just|shortly|right before TIME"),
        // A date that is clear only beside a time
        Rule("on|by|until? D ~. ~M at|-? TIME") { f, c in f.setDotted(f.dayNumber, f.month, c) },
        Rule("on|by|until? WEEKDAY D ~. ~M at|-? TIME?") { f, c throws(InputError) in
            f.setDotted(f.dayNumber, f.month, c) ? try f.checkWeekday(c) : false
        },
        Rule("PREP? DAY at|by|around? H ~h") { f, c throws(InputError) in try f.setHour(c) },
        Rule("PREP? DAY at the latest", .end),
        Rule("TIME on? DAY"),
        Rule("at|by|before|until|till|due|for|around|@ TIME on? DAY"),
        Rule("at|by|before|until|till|around|@ H on? DAY") { f, c throws(InputError) in try f.setHour(c) },
        Rule("for DAY") { f, c in f.span == nil },
        Rule("for DAY at|by|around|@? TIME") { f, c in f.span == nil },
        Rule("for DAY at|around|@ H") { f, c throws(InputError) in f.span == nil ? try f.setHour(c) : false },
        Rule("for DAYPART") { f, c in f.setTime(in: f.part) },
        Rule("for DAYPART at TIME") { f, c in f.setTime(in: f.part) },
        // Parts of a day
        Rule("DAYPART") { f, c in f.setTime(in: f.part) },
        Rule("PREP DAYPART") { f, c in f.setTime(in: f.part) },
        Rule("PREP? DAYPART at|by|before|around|@? TIME") { f, c in f.setTime(in: f.part) },
        Rule("PREP? DAYPART at|by|before|around|@ H") { f, c throws(InputError) in
            try f.setHour(c) && f.setTime(in: f.part)
        },
        Rule("at|by|before|around|@? TIME DAYPART") { f, c in f.setTime(in: f.part) },
        Rule("at|around|@ H DAYPART") { f, c throws(InputError) in try f.setHour(c) && f.setTime(in: f.part) },
        // The 4 of “The Crown 4 tonight” is more likely part of the title than an hour of the night.
        Rule("H DAYPART") { f, c throws(InputError) in
            f.hasUsualHour ? try f.setHour(c) && f.setTime(in: f.part) : false
        },
        Rule("DAYPART H") { f, c throws(InputError) in
            f.hasUsualHour ? try f.setHour(c) && f.setTime(in: f.part) : false
        },
        Rule("first thing in the morning") { f, c in
            f.day = c.today + 1
            return f.set(PartOfDay.morning.time)
        },
        Rule("first thing on? DAY") { f, c in f.set(PartOfDay.morning.time) },
        Rule("first thing on? DAYPART") { f, c in f.setTime(in: f.part) },
        // The close of business
        Rule("by? the? end of business on? DAY?") { f, c in f.setCloseOfBusiness(c) },
        Rule("by? the? close of business on? DAY?") { f, c in f.setCloseOfBusiness(c) },
        Rule("by? cob on? DAY?", .end) { f, c in f.setCloseOfBusiness(c) },
        Rule("DAY cob", .end) { f, c in f.setCloseOfBusiness(c) },
        Rule("the? same|this time DAY", .end) { f, c in f.set(c.calendar.moment.time) },
        // Times alone
        Rule("TIME") { f, c in !f.isWeak || c.isValue },
        Rule("at|by|before|until|till|due|for|around|@ at? TIME") { f, c in
            f.isOnlyAtEnd = false
            return !f.isWeak || c.isValue
        },
        Rule("at about TIME"),
        Rule("just|shortly|right before TIME"),
        Rule("at|@ H ~. ~MM", .end) { f, c in f.setUnsupported() },
        Rule("at|around about? H") { f, c throws(InputError) in try f.setHour(c) },
        Rule("in|within MINUTES") { f, c in f.set(minutesFrom: c) },
        Rule("+ ~MINUTES") { f, c in f.set(minutesFrom: c) },
        Rule("MINUTES from now") { f, c in f.set(minutesFrom: c) },
        // An ISO date with a time
        Rule("DATE ~t ~TIME"),
    ]

    static let prepositions: [Rule] = [
        Rule("on"), Rule("by"), Rule("by the"), Rule("before"), Rule("until|till|til|'til"),
        Rule("on the"), Rule("due ~:? on|by|before?"), Rule("no|not later than"), Rule("starting"), Rule("at"),
        Rule("@"), Rule("due at"), Rule("due -|:"), Rule("at the latest by|on?"),
        Rule("deadline ~:"),
    ]

    /// A part of a day; its time is that of the part.
    static let partsOfDays: [Rule] = [
        Rule("tonight|tonite") { f, c in
            f.part = .night
            return f.set(c.today)
        },
        Rule("late|later tonight|tonite") { f, c in
            f.part = .night
            return f.set(c.today)
        },
        Rule("this PART") { f, c in f.set(c.today) },
        Rule("later this PART") { f, c in f.set(c.today) },
        Rule("DAY PART"),
        Rule("DAY in the PART"),
        Rule("early OFFSET PART?") { f, c in
            f.part = .morning
            return f.set(c.today + f.offset)
        },
        Rule("early DAY") { f, c in
            f.part = .morning
            return true
        },
        Rule("DAY at night") { f, c in
            f.part = .night
            return true
        },
        Rule("the PART before DAY") { f, c in f.set(f.day.map { $0 - 1 }) },
        Rule("on? the PART of DAY"),
        Rule("DAY early in the PART"),
        Rule("early? in the PART") { f, c in
            f.isDayOpen = true
            return f.set(c.today)
        },
        Rule("this noon|midday") { f, c throws(InputError) in
            f.part = .noon
            return f.set(c.today)
        },
    ]
}

extension Facts {
    /// Reads a number as an hour, after “at”.
    mutating func setHour(_ context: PhraseContext) throws(InputError) -> Bool {
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
        (day, time) = (due.day, due.time)
        return true
    }
}
