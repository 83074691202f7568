import Almanac

enum EnglishWhen {
    static let phrases: [Rule] = [
        Rule([.when]) { $0.settle() },
        Rule(["any", "time|day", .when]) { $0.settle() },
        Rule(["some", "time|day", .maybe("in"), .namedPeriod]) { $0.setPeriod() },
        Rule(["~", .when.glued]) { $0.isUntil && $0.settleAnywhere() },
        Rule(["anytime|sometime", .when]) { $0.settle() },
    ]

    static let rules: [Rule] = [
        Rule([.day]),
        // “Meet at 5th” may mean a street.
        Rule([.preposition, .day]) {
            $0.isOnlyAtEnd <- false
                && ($0.isValue || $0.tokens.count > 2 || $0.holiday != nil || !$0.begins(with: "at"))
        },
        // “Christmas” begins names of things, “Christmas at 5” doesn't.
        Rule([.preposition.optional, .day, .clockTime]) { $0.isOnlyAtEnd <- ($0.isOnlyAtEnd && $0.holiday == nil) },
        // In “show Sam around tomorrow”, the word belongs to the verb.
        Rule(["around", .day, .clockTime.optional]) { $0.typed.utf8.count { $0 == UInt8(ascii: " ") } > 1 },
        // “Thu 10-12pm” has hours.
        Rule([.preposition.optional, .day, "-", .time]) { !$0.hasHoursAfterName },
        // Without a day, or before it, “at 6.45” may be a price.
        Rule([.preposition.optional, .day, "at", .hour, .glued("."), .minute.glued]) {
            try $0.minute < 60 && $0.setHour()
        },
        Rule([.dayPart, .maybe("at"), .hour, .glued("."), .minute.glued]) {
            try $0.minute < 60 && $0.hasUsualHour && $0.setHour() && $0.setTime()
        },
        Rule([.preposition.optional, .day, .hour, .glued("."), .minute.glued]) {
            // “Lunch Friday 12.50” has a price.
            try [0, 15, 30, 45].contains($0.minute) && $0.setHour()
        },
        // A date that is clear only beside a time
        Rule([.maybe("on|by|until"), .dayNumber, .glued("."), .smallNumber.glued, .maybe("at|-"), .time]) {
            // “Deploy 3.4 at 9am” has a version.
            $0.hasWideMonth && $0.setDotted()
        },
        Rule([
            .maybe("on|by|until"), .weekday, .dayNumber, .glued("."), .smallNumber.glued, .maybe("at|-"),
            .time.optional,
        ]) {
            // “Thursday 10.10” may be a time.
            try $0.setDotted() && ($0.isKorean || $0.isOnWeekday) && $0.checkWeekday()
        },
        Rule([.preposition.optional, .day, "eod"]),
        Rule([.preposition.optional, .day, "end", "of", .the, "day"]),
        Rule([.preposition.optional, .day, .clockTime.optional, .maybe("at"), .the, "latest"], .end),
        Rule([.clockTime, .maybe("on"), .day]),
        Rule(["until|till|due|for", .time, .maybe("on"), .day]),
        .hour(["until|till", .hour, .maybe("on"), .day]),
        Rule(["for", .day, .clockTime.optional]) { $0.span == nil },
        // Parts of a day
        Rule([.preposition.or(word: "for").optional, .dayPart, .clockTime.optional]) {
            // “Early Friday at 3” is in the afternoon.
            let isEarly = $0.contains("early") && !$0.contains("morning") && $0.openHour ?? 7 < 7
            return (!$0.isWeak || $0.time != nil) && !isEarly && $0.setTime()
        },
        Rule([.clockTime, .maybe("on"), .dayPart]) { $0.setTime() },
        // “Movie night at 7” is a name.
        Rule(["morning|afternoon", .clockTime], .end) {
            $0.part <- ($0.begins(with: "morning") ? .morning : .afternoon) && $0.setOpenDay() && $0.setTime()
        },
        // The 4 of “The Crown 4 tonight” is more likely part of the title than an hour of the night.
        Rule([.hour, .dayPart]) { $0.hasUsualHour ? try $0.setHour() && $0.setTime() : false },
        Rule([.dayPart, .hour]) { $0.hasUsualHour ? try $0.setHour() && $0.setTime() : false },
        Rule(["first", "thing", .maybe("on"), .day]) { $0.set(PartOfDay.morning.time) },
        Rule(["first|last", "thing", .maybe("on"), .dayPart]) { $0.setTime() },
        Rule([.preposition.optional, .day, "first", "thing", .maybe("in"), .the, .maybe("morning")]) {
            $0.set(PartOfDay.morning.time)
        },
        Rule([.preposition.optional, .day, "from", .time], .end),
        // The close of business
        Rule([.maybe("by"), .the, "end|close", "of", "business|play", .maybe("on"), .day.optional]) {
            // “End of play party”
            ($0.begins(with: "by") || !$0.contains("end") || !$0.contains("play")) && $0.setBusinessEnd()
        },
        Rule([.maybe("by"), "cob", .maybe("on"), .day.optional], .end) { $0.setBusinessEnd() },
        Rule([.day, "cob"], .end) { $0.setBusinessEnd() },
        Rule([.the, "same|this", "time", "next", .unit], .end) {
            $0.setSpan(1, $0.unit) && $0.setSpan() && $0.set($0.calendar.moment.time)
        },
        Rule([.the, "same|this", "time", .day], .end) { $0.set($0.calendar.moment.time) },
        // Times alone
        Rule([.about.optional, .time]) { !$0.isWeak || $0.isValue },
        Rule(["at|by|before|until|till|due|for|@", .maybe("at"), .about.optional, .time]) {
            $0.isOnlyAtEnd <- false && (!$0.isWeak || $0.isValue)
        },
        Rule(["just|shortly|right", "before", .time]), Rule(["no|not", "later", "than", .time]),
        // An item is due at one time, not after it.
        .unsupported(["after", .time, .maybe("on"), .day.optional], .end),
        Rule(["the", .ordinal, .clockTime]) { $0.ordinal > 3 && $0.day <- $0.calendar.day($0.ordinal) },
        .unsupported(["at|@", .hour, .glued("."), .minute.glued], .end),
        .hour(["around", .maybe("about"), .hour]),
        .hour(["at", .about.optional, .hour]),
        Rule([
            .maybe("today"), "in|within", .the, .maybe("next"), .about.optional, .maybe("under|less"), .maybe("than"),
            .clockSpan, .glued("'").optional, .maybe("time"),
        ]) { $0.setMinutesFromNow() },
        Rule([.clockSpan], .value) { $0.setMinutesFromNow() },
        Rule(["+", .clockSpan.glued]) { !$0.isAmbiguousLength && $0.setMinutesFromNow() },
        Rule(["in|within", "the", .maybe("next"), .clock]) {
            $0.contains("within next") && $0.minutes <- $0.clock && $0.setMinutesFromNow()
        },
        Rule([.about.optional, .clockSpan, "from", .maybe("right"), "now"]) { $0.setMinutesFromNow() },
        Rule(["after", .clockSpan], .end) { $0.setMinutesFromNow() },
        Rule([.clockSpan, "later|hence"], .end) { $0.setMinutesFromNow() },
        // “Friday 2h” is a length.
        Rule([.preposition.optional, .day, .maybe("at|by|around"), .hour, .glued("h")]) {
            try ($0.digits == 2 || $0.contains("at by around")) && $0.setHour()
        },
        // An ISO date with a time
        Rule([.preposition.optional, .date, .glued("t"), .time.glued]),
    ]

    /// A time beside a day, which may be an hour without am or pm.
    static let clockTimes: [Rule] = [
        Rule([.maybe("at|by|before|@"), .about.optional, .time]),
        Rule(["at|by", "lunch"]) { $0.set(.noon) },
        .hour([.about, .hour]),
        .hour(["at|by|before|@", .about.optional, .hour]),
    ]

    static let prepositions: [Rule] = [
        Rule(["on|by|before|until|till|til|'til|starting|beginning|at|@"]), Rule(["no|not", "later", "than"]),
        Rule(["on", "or", "before"]), Rule(["as", "of"]),
        Rule(["due", .glued(":").optional, .maybe("on|by|before")]), Rule(["due", "-|:"]),
        Rule(["due", "date", .glued(":")]),
        Rule(["at", "the", "latest", .maybe("by|on")]),
        Rule(["deadline", .glued(":")]),
    ]

    /// A part of a day; its time is that of the part.
    static let partsOfDays: [Rule] = [
        Rule([.maybe("late|later"), "tonight|tonite"]) { $0.part <- .night && $0.day <- $0.today },
        Rule([.maybe("later"), "this", .part]) { $0.day <- $0.today },
        Rule(["early|late", .maybe("on"), .day, .part]) {
            $0.begins(with: "early") && $0.ends(with: "morning") || $0.isWeak <- true
        },
        Rule([.day, .maybe("in"), .the, .part]),
        // “Monday am”; “May 3pm” has a time.
        Rule([.weekday, .halfDay]) { $0.day <- $0.calendar.nearest($0.weekday) && $0.setPartOfHalf() },
        Rule([.offset, .halfDay]) { $0.day <- $0.today + $0.offset && $0.setPartOfHalf() },
        // “Late evening” needs a time.
        Rule([.day, "early|late", .part]) { $0.contains("early") && $0.ends(with: "morning") || $0.isWeak <- true },
        Rule(["early|late", .part]) { $0.isWeak <- true && $0.setOpenDay() },
        Rule(["early", .day]) { !$0.isAfter(EnglishWords.earlyFollows) && $0.part <- .morning },
        Rule([.day, "at", "night"]) { $0.part <- .night },
        Rule(["at", "night", .maybe("on"), .day]) { $0.part <- .night },
        Rule([.the, .part, "before", .day]) { $0.day <- $0.day.map { $0 - 1 } },
        Rule([.maybe("on|in"), .the, .part, "of", .day]),
        Rule(["in", "the", .part, .maybe("on"), .day]),
        Rule([.day, "early", "in", "the", .part]),
        Rule([.maybe("early"), "in", "the", .part]) { $0.setOpenDay() },
        Rule([.day, "eve"]) { $0.holiday == nil && !$0.typed.hasSuffix("Eve") && $0.part <- .evening },
        Rule(["this", "noon|midday"]) { $0.part <- .noon && $0.day <- $0.today },
    ]
}

extension Facts {
    /// `true` for `~12월 15일`, but not for the end of a range or for `~3일`, which may be a length.
    var isUntil: Bool {
        let before = tokens.lowerBound - 1
        return isKorean && (!context.text.isKnown(before) || context.text.isMark(before, in: "("))
            && !(tokens.count == 3 && ends(with: "일"))
    }

    /// Leaves the day to the time.
    mutating func setOpenDay() -> Bool {
        isDayOpen = true
        return day <- today
    }

    /// Reads a number as an hour, after “at”.
    mutating func setHour() throws(PhraseError) -> Bool {
        guard hour < 24 else { return false }
        let part = part
        self.part = nil
        defer { self.part = part }
        return try setClock()
    }

    /// Takes am and pm as the morning and the afternoon.
    fileprivate mutating func setPartOfHalf() -> Bool {
        part = halfDay == 0 ? .morning : .afternoon
        return ends(with: "am pm a.m p.m")
    }

    /// A Boolean value that indicates whether the hour is one that people give with the part of the day.
    fileprivate var hasUsualHour: Bool { part.map { $0.usualHours.contains(hour == 12 ? 0 : hour) } ?? false }

    /// Sets the date of `24.12`, or in Korean `12.24`, if it is one.
    mutating func setDotted() -> Bool {
        let (number, month) = isKorean ? (month, dayNumber) : (dayNumber, month)
        guard let found = calendar.date(number, month: month, year: nil) else { return false }
        passed = found.passed
        return day <- found.day
    }

    /// Sets the day on which the time comes next, if it is open, and moves the early hours of a night.
    mutating func settle() -> Bool {
        guard isDayOpen, let time else {
            // The midnight of today is the one to come, and so is that of a deadline.
            let isLast = day == today || contains("midnight 자정") && contains("by before until till 까지")
            if isLast, let day, time == .midnight, !isNightSettled { return self.day <- day + 1 }
            return settleNight()
        }
        return day <- calendar.next(time).day
    }

    /// Settles a phrase that is clear at the start of a text, too.
    mutating func settleAnywhere() -> Bool { isOnlyAtEnd <- false && settle() }

    /// Moves the early hours of a night to the next day, on which they are.
    mutating func settleNight() -> Bool {
        guard part == .night || part == .evening, !isNightSettled, let early = time, early.minute < 300 else {
            return true
        }
        day = day.map { $0 + 1 }
        isNightSettled = true
        return true
    }

    fileprivate mutating func setBusinessEnd() -> Bool {
        day = day ?? today
        return set(TimeOfDay(hour: 17, minute: 0))
    }

    mutating func setMinutesFromNow() -> Bool {
        guard let minutes, minutes < 10_000_000 else { return false }
        let total = calendar.moment.time.minute + minutes
        let day = today + total / 1_440
        return self.day <- span?.added(to: day) ?? day && set(TimeOfDay(minute: total % 1_440))
    }
}
