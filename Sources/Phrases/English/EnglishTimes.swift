import Almanac

enum EnglishTimes {
    static let rules: [Rule] = [
        .clock([.hour, .glued(":"), .minute.glued, .half.optional]),
        // Seconds are ignored.
        .clock([.hour, .glued(":"), .minute.glued, .glued(":"), .twoDigits.glued, .half.optional]),
        .clock([.hour, .glued("."), .minute.glued, .half]),
        Rule([.hour, .glued(".").optional, .half]) { try !$0.isSeat && $0.setClock() },
        Rule([.hour, "noon|midday"]) { $0.hour == 12 && $0.set(.noon) },
        Rule([.hour, "midnight"]) { $0.hour == 12 && $0.set(.midnight) },
        // “4a” is more likely a name.
        Rule([.maybe("at"), .hour, .glued(":").optional, .minute.optional.glued, .glued("a")]) {
            try !$0.isSeat && $0.isWeak <- !$0.contains("at :") && $0.halfDay <- 0 && $0.setClock()
        },
        .clock([.hour, .glued("h"), .minute.glued]),
        .clock(["at", .hour, .glued("h")]), .clock(["at", .hour, .glued(":"), .minute.glued, "h|hours|hrs"]),
        // “Five ten” needs a day, too, and “7-Eleven” is a name.
        Rule([.maybe("at"), .hour, .maybe("-"), .number, .maybe("-"), .number.optional, .half.optional]) { f in
            let isName = f.contains("-") && f.typed.contains { $0.isNumber }
            return try f.isWeak <- (![15, 30].contains(f.number) && f.isBareHour) && (10...59).contains(f.number)
                && !isName && !f.contains(",") && f.setClock(plus: f.number)
        },
        // “At 9, 17” is two times.
        Rule(["at", .hour, .minute], .end) { try !$0.contains(",") && $0.setClock() },
        .clock([.clockDigits, .half]), .clock([.clockDigits, .glued("h")]),
        Rule([.clockDigits, "h"], .value) { try $0.digits == 2 && $0.setClock() },
        Rule([.hour, .minute, .half]) { try $0.minute < 60 && !$0.contains(",") && $0.setClock() },
        // “1300 hours” may be a length.
        Rule([.clockDigits, "hours|hrs"]) { try $0.isWeak <- true && $0.hasMinutes(before: 24) && $0.setClock() },
        Rule(["at", .clockDigits, "hours|hrs"]) { try $0.hasMinutes(before: 24) && $0.setClock() },
        Rule([.clockDigits]) { try $0.isWeak <- true && $0.hasMinutes(before: 10) && $0.setClock() },
        // “At 350” is a temperature, and “at 1700” needs a day.
        Rule([.maybe("at"), .about.optional, .clockDigits]) {
            try $0.isWeak <- ($0.hour > 9 && $0.minute == 0 && !($0.begins(with: "at") && (13...19).contains($0.hour)))
                && $0.tokens.count > 1 && $0.hour < 24 && $0.minute < 60
                && ($0.isValue || $0.digits == 2) && $0.setClock()
        },
        .clock([.maybe("at|around"), .hour, .glued("-").optional, .glued("ish"), .halfDay.optional]),
        .clock([.hour, "o'clock|oclock", .half.optional]), .clock([.hour, "o", "clock", .half.optional]),
        Rule([.maybe("at"), .pastMinutes, .maybe("-"), "past|after", .time.or(.hour), .glued("h").optional]) {
            try ($0.time != nil || $0.setHour()) && $0.shiftPast()
        },
        Rule([.maybe("at"), .pastMinutes, "to|till|before|of", .time.or(.hour)]) {
            try ($0.time != nil || $0.setHour()) && $0.shiftTo()
        },
        // “Half three” needs a day, too.
        Rule([.maybe("at"), .about.optional, "half", .hour, .half.optional]) {
            try $0.isWeak <- ($0.halfDay == nil && !$0.begins(with: "at")) && $0.hour <= 12
                && $0.setClock(plus: 30)
        },
        Rule([.maybe("at"), .hour, "oh|o", .number, .half.optional]) {
            try $0.isWeak <- $0.isBareHour && $0.number < 10 && $0.setClock(plus: $0.number)
        },
        Rule(["noon|midday|lunchtime|noonish"]) { $0.set(.noon) },
        Rule(["midnight"]) { $0.set(.midnight) },
        Rule(["dawn"]) { $0.set(PartOfDay.dawn.time) },
    ]

    /// The half of the day, or its part, after an hour.
    static let halves: [Rule] = [
        Rule([.halfDay]),
        Rule(["a|p", .maybe("."), "m", .maybe(".")]) { $0.halfDay <- ($0.begins(with: "p") ? 12 : 0) },
        Rule(["in", .the, .halfDay.or(.part)]),
        Rule([.halfDay.optional, "at", "night"]) { $0.part <- .night },
        Rule(["lunchtime"]) { $0.part <- .noon },
        Rule([.halfDay.optional, "sharp|approximately|exactly"], .end),
        Rule([.halfDay.optional, .glued("-").optional, .glued("ish")]),
    ]

    /// Minutes before or after a time. Numbers alone are more likely something else, as in “from 5 to 10”.
    static let pastMinutes: [Rule] = [
        Rule([.maybe("a"), "quarter"]) { $0.minutes <- 15 },
        Rule(["half"]) { $0.minutes <- 30 },
        Rule([.count]) { $0.isWeak <- true && $0.minutes <- $0.number },
        Rule([.number, .maybe("-"), .number]) { $0.number > 20 && $0.isWeak <- true && $0.minutes <- $0.number },
        Rule([.clockSpan]),
    ]

    static let spans: [Rule] = [
        Rule([.amount, .maybe("more"), .maybe("of"), .clock]) { $0.addMinutes() },
        Rule([.amount, .maybe("of"), "a|an", .clock]) { $0.amount < 4 && $0.addMinutes() },
        Rule([.amount, .maybe("more"), .maybe("of"), .clock, .maybe("and"), .clockSpan]) {
            $0.clock > 1 && $0.addMinutes()
        },
        Rule([.amount, .clock, "and", "a", "half|quarter"]) {
            $0.amount <- $0.amount + ($0.ends(with: "half") ? 2 : 1) && $0.addMinutes()
        },
        Rule([.count, .glued("m")]) { $0.minutes <- $0.number },
        Rule([.hour, .glued("h"), .minute.glued, .glued("m|min").optional]) { $0.minutes <- $0.hour * 60 + $0.minute },
        Rule([.span, .maybe("and"), .clockSpan]),
        Rule(["half", "a", "day"]) { $0.minutes <- 720 },
    ]
}

extension Facts {
    /// `true` for an hour without “at”, a half and a part of the day.
    fileprivate var isBareHour: Bool { halfDay == nil && part == nil && !begins(with: "at") }

    fileprivate func hasMinutes(before end: Int) -> Bool { digits == 2 && hour < end && minute < 60 }

    mutating func set(_ time: TimeOfDay?) -> Bool {
        openHour = nil
        return self.time <- time
    }

    /// Adds the amount of hours or minutes to the minutes after it.
    fileprivate mutating func addMinutes() -> Bool {
        minutes = (minutes ?? 0) + amount * clock / 4
        defer { amount = 0 }
        return amount * clock % 4 == 0
    }

    /// Adds the minutes, unless they are a number alone that people don't give before “past”.
    fileprivate mutating func shiftPast() -> Bool {
        let isUsual = minutes.map { $0 % 5 == 0 && $0 < 60 } ?? false
        let isClear = contains("past") || begins(with: "at twenty")
        return (!isWeak || isValue || isUsual && isClear) && shift(1)
    }

    /// Subtracts the minutes, unless they are a number alone that people don't give before “to”.
    fileprivate mutating func shiftTo() -> Bool {
        let isClear = begins(with: "at five ten twenty") || ends(with: "noon midnight")
        return (!isWeak || isValue || contains("to till") && isClear) && shift(-1)
    }

    /// Moves the time by the minutes before it.
    fileprivate mutating func shift(_ sign: Int) -> Bool {
        guard let time, let minutes, minutes < 1_440, span == nil else { return false }
        (self.minutes, isWeak) = (nil, false)
        return self.time <- TimeOfDay(minute: (time.minute + sign * minutes + 1_440) % 1_440)
    }

    /// Sets the time to the typed hour and minute, or throws if there is no such time.
    mutating func setClock(plus minutes: Int = 0) throws(PhraseError) -> Bool {
        guard abs(minutes) < 60, halfDay != nil || part == nil || hour <= 12 else { return false }
        let isOpen = halfDay == nil && part == nil && hour < 13 && (hour > 9 || digits == 1)
        openHour = isOpen ? hour : nil
        let usual = part?.hour(hour) ?? (isOpen ? Facts.hour(hour) : hour)
        // 13 pm doesn't exist.
        let meant = halfDay.map { (1...12).contains(hour) ? hour % 12 + $0 : 24 } ?? usual
        guard let time = TimeOfDay(hour: meant, minute: minute) else {
            throw .noSuchTime(typed.filter { $0 != " " })
        }
        return self.time <- TimeOfDay(minute: (time.minute + minutes + 1_440) % 1_440)
    }

    /// Returns the hour that a number means. Without am or pm, the hours from one to six are in the afternoon.
    static func hour(_ typed: Int) -> Int { (1...6).contains(typed) ? typed + 12 : typed }

    /// Adjusts the time to the part of the day, as in “tomorrow evening at 7”.
    mutating func setTime() -> Bool {
        guard let part else { return time != nil }
        guard let time else { return set(part.time) }
        if let openHour {
            // “Quarter to 8” is 15 minutes before the hour.
            let typed = Facts.hour(openHour)
            self.time = TimeOfDay(minute: (time.minute + (part.hour(openHour) - typed) * 60 + 1_440) % 1_440)
            self.openHour = nil
        }
        return isDayOpen || settleNight()
    }
}
