import Almanac

enum EnglishWhen {
    static let phrases: [Rule] = [
        Rule([.when]) { f, c in f.settle(c) },
        Rule(["any", "time|day", .when]) { f, c in f.settle(c) },
        Rule(["anytime|sometime", .when]) { f, c in f.settle(c) },
    ]

    static let rules: [Rule] = [
        Rule([.day]),
        Rule([.preposition, .day]) { f, c in
            f.isOnlyAtEnd = false
            // “Meet at 5th” may mean a street.
            return c.isValue || c.count > 2 || !c.begins(with: "at")
        },
        Rule([.preposition.optional, .day, .clockTime]) { f, c in
            // “Christmas” begins names of things, “Christmas at 5” doesn't.
            if f.holiday != nil { f.isOnlyAtEnd = false }
            return true
        },
        // In “show Sam around tomorrow”, the word belongs to the verb.
        Rule(["around", .day, .clockTime.optional]) { f, c in c.typed.utf8.count { $0 == UInt8(ascii: " ") } > 1 },
        Rule([.preposition.optional, .day, "-", .time]),
        // Without a day, or before it, “at 6.45” may be a price.
        Rule([.preposition.optional, .day, "at", .hour, .glued("."), .minute.glued]) { f, c in
            f.minute < 60 ? try f.setHour(c) : false
        },
        // A date that is clear only beside a time
        Rule([.maybe("on|by|until"), .dayNumber, .glued("."), .smallNumber.glued, .maybe("at|-"), .time]) { f, c in
            // “Deploy 3.4 at 9am” has a version.
            (c.isKorean || c.hasWideMonth) && f.setDotted(f.dayNumber, f.month, c)
        },
        Rule([
            .maybe("on|by|until"), .weekday, .dayNumber, .glued("."), .smallNumber.glued, .maybe("at|-"),
            .time.optional,
        ]) { f, c in
            f.setDotted(f.dayNumber, f.month, c) ? try f.checkWeekday(c) : false
        },
        Rule([.preposition.optional, .day, "eod"]),
        Rule([.preposition.optional, .day, "end", "of", .the, "day"]),
        Rule([.preposition.optional, .day, .clockTime.optional, "at", "the", "latest"], .end),
        Rule([.clockTime, .maybe("on"), .day]),
        Rule(["until|till|due|for", .time, .maybe("on"), .day]),
        .hour(["until|till", .hour, .maybe("on"), .day]),
        Rule(["for", .day, .clockTime.optional]) { f, c in f.span == nil },
        // Parts of a day
        Rule([.preposition.or(word: "for").optional, .dayPart, .clockTime.optional]) { f, c in
            (!f.isWeak || f.time != nil) && f.setTime(in: f.part)
        },
        Rule([.clockTime, .maybe("on"), .dayPart]) { f, c in f.setTime(in: f.part) },
        // “Movie night at 7” is a name.
        Rule(["morning|afternoon", .clockTime], .end) { f, c in
            f.setPart(c.begins(with: "morning") ? .morning : .afternoon) && f.setOpenDay(c) && f.setTime(in: f.part)
        },
        // The 4 of “The Crown 4 tonight” is more likely part of the title than an hour of the night.
        Rule([.hour, .dayPart]) { f, c in f.hasUsualHour ? try f.setHour(c) && f.setTime(in: f.part) : false },
        Rule([.dayPart, .hour]) { f, c in f.hasUsualHour ? try f.setHour(c) && f.setTime(in: f.part) : false },
        Rule(["first", "thing", .maybe("on"), .day]) { f, c in f.set(PartOfDay.morning.time) },
        Rule(["first|last", "thing", .maybe("on"), .dayPart]) { f, c in f.setTime(in: f.part) },
        Rule([.preposition.optional, .day, "first", "thing"]) { f, c in f.set(PartOfDay.morning.time) },
        // The close of business
        Rule([.maybe("by"), .the, "end|close", "of", "business", .maybe("on"), .day.optional]) { f, c in
            f.setCloseOfBusiness(c)
        },
        Rule([.maybe("by"), "cob", .maybe("on"), .day.optional], .end) { f, c in f.setCloseOfBusiness(c) },
        Rule([.day, "cob"], .end) { f, c in f.setCloseOfBusiness(c) },
        Rule([.the, "same|this", "time", .day], .end) { f, c in f.set(c.calendar.moment.time) },
        // Times alone
        Rule([.about.optional, .time]) { f, c in !f.isWeak || c.isValue },
        Rule(["at|by|before|until|till|due|for|@", .maybe("at"), .about.optional, .time]) { f, c in
            f.isOnlyAtEnd = false
            return !f.isWeak || c.isValue
        },
        Rule(["just|shortly|right", "before", .time]),
        // An item is due at one time, not after it.
        .unsupported(["after", .time, .maybe("on"), .day.optional], .end),
        Rule(["the", .ordinal, .clockTime]) { f, c in f.ordinal > 3 && f.set(c.calendar.day(f.ordinal)) },
        .unsupported(["at|@", .hour, .glued("."), .minute.glued], .end),
        .hour(["around", .maybe("about"), .hour]),
        .hour(["at", .about.optional, .hour]),
        Rule([
            .maybe("today"), "in|within", .the, .maybe("next"), .about.optional, .maybe("under|less"),
            .maybe("than"), .clockSpan, .glued("'").optional, .maybe("time"),
        ]) { f, c in
            f.set(minutesFrom: c)
        },
        Rule([.clockSpan], .value) { f, c in f.set(minutesFrom: c) },
        Rule(["+", .clockSpan.glued]) { f, c in !c.isAmbiguousLength && f.set(minutesFrom: c) },
        Rule(["in|within", "the", .maybe("next"), .clock]) { f, c in
            c.contains("within next") && f.setMinutes(f.clock) && f.set(minutesFrom: c)
        },
        Rule([.about.optional, .clockSpan, "from", .maybe("right"), "now"]) { f, c in f.set(minutesFrom: c) },
        Rule(["after", .clockSpan], .end) { f, c in f.set(minutesFrom: c) },
        Rule([.clockSpan, "later|hence"], .end) { f, c in f.set(minutesFrom: c) },
        .hour([.preposition.optional, .day, .maybe("at|by|around"), .hour, .glued("h")]),
        // An ISO date with a time
        Rule([.date, .glued("t"), .time.glued]),
    ]

    /// A time beside a day, which may be an hour without am or pm.
    static let clockTimes: [Rule] = [
        Rule([.maybe("at|by|before|@"), .about.optional, .time]),
        .hour([.about, .hour]),
        .hour(["at|by|before|@", .about.optional, .hour]),
    ]

    static let prepositions: [Rule] = [
        Rule(["on|by|before|until|till|til|'til|starting|at|@"]), Rule(["no|not", "later", "than"]),
        Rule(["on", "or", "before"]), Rule(["as", "of"]),
        Rule(["due", .glued(":").optional, .maybe("on|by|before")]), Rule(["due", "-|:"]),
        Rule(["at", "the", "latest", .maybe("by|on")]),
        Rule(["deadline", .glued(":")]),
    ]

    /// A part of a day; its time is that of the part.
    static let partsOfDays: [Rule] = [
        Rule([.maybe("late|later"), "tonight|tonite"]) { f, c in f.setPart(.night) && f.set(c.today) },
        Rule([.maybe("later"), "this", .part]) { f, c in f.set(c.today) },
        Rule(["early|late", .maybe("on"), .day, .part]) { f, c in
            c.begins(with: "early") && c.ends(with: "morning") || f.setWeak()
        },
        Rule([.day, .maybe("in"), .the, .part]),
        // “Late evening” needs a time.
        Rule([.day, "early|late", .part]) { f, c in c.contains("early") && c.ends(with: "morning") || f.setWeak() },
        Rule(["early|late", .part]) { f, c in f.setWeak() && f.setOpenDay(c) },
        Rule(["early", .day]) { f, c in f.setPart(.morning) },
        Rule([.day, "at", "night"]) { f, c in f.setPart(.night) },
        Rule(["at", "night", .maybe("on"), .day]) { f, c in f.setPart(.night) },
        Rule(["the", .part, "before", .day]) { f, c in f.set(f.day.map { $0 - 1 }) },
        Rule([.maybe("on|in"), .the, .part, "of", .day]),
        Rule(["in", "the", .part, .maybe("on"), .day]),
        Rule([.day, "early", "in", "the", .part]),
        Rule([.maybe("early"), "in", "the", .part]) { f, c in f.setOpenDay(c) },
        Rule(["this", "noon|midday"]) { f, c in f.setPart(.noon) && f.set(c.today) },
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
        let total = context.calendar.moment.time.minute + minutes
        let day = context.today + total / 1_440
        return set(span?.added(to: day) ?? day) && set(TimeOfDay(minute: total % 1_440))
    }
}
