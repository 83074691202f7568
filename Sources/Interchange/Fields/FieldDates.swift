import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// Reads the dates of a table or of JSON.
struct FieldDates {
    let context: ForeignContext
    var order = DateOrder()
    /// The zone in which a date without a time of day was chosen, if the program writes such dates as instants.
    var zone: (any ZoneRules)?

    init(_ context: ForeignContext) {
        self.context = context
    }

    /// Reads `2026-11-27`, `2026-11-27 17:00:00 +0000` or words, and reports other texts.
    func due(_ word: String, _ field: String, _ draft: inout ForeignDraft) -> Due? {
        if let due = Due(iso: word) { return due }
        if let timestamp = LocalTimestamp(word) {
            if let zone { return Due(day: zone.wallTime(at: timestamp.instant(context.clock)).day) }
            if timestamp.isMidnightUTC { return Due(day: timestamp.day) }
            let due = timestamp.due(context.clock)
            if timestamp.hasSeconds { draft.lose(.time, field, word, became: due.description) }
            return due
        }
        if let instant = FieldDates.epoch(word) {
            if instant.seconds.isMultiple(of: 86_400) { return Due(day: Day(number: instant.seconds / 86_400)) }
            let local = context.clock.moment(at: instant)
            return Due(day: local.today, time: local.time == .midnight ? nil : local.time)
        }
        let text = order.rewritten(word) ?? word
        if let due = Due(iso: text) { return due }
        if let due = FieldDates.eastAsianDue(word) { return due }
        if let day = FieldDates.basicDay(word) { return Due(day: day) }
        // Notion writes ranges.
        if let arrow = text.lastIndex(of: "→"), let end = due(String(text[arrow...].dropFirst()).trimmed, field, &draft)
        {
            draft.lose(.date, field, word, became: end.description)
            return end
        }
        if let zone = FieldZone(text), let due = due(zone.text, field, &draft) {
            guard let time = due.time else { return due }
            let instant = Instant(seconds: due.day.number * 86_400 + time.minute * 60 - zone.offset)
            let local = context.clock.moment(at: instant)
            return Due(day: local.today, time: local.time)
        }
        // Other readings would only find the same, but take their time.
        guard !order.isUndecided(word), let (due, second) = moment(text) else {
            draft.lose(.date, field, word, because: context.reasonOfLoss(of: word))
            return nil
        }
        if second > 0 { draft.lose(.time, field, word, became: due.description) }
        return due
    }

    /// Reads words with a time of day, and its seconds. Programs that have no days without a time write midnight.
    private func moment(_ text: String) -> (due: Due, second: Int)? {
        guard text.utf8.count <= ForeignContext.maximumWordLength else { return nil }
        if let timed = FieldTime(text),
            let day = Day(iso: order.rewritten(timed.date) ?? timed.date) ?? DateWords.day(
                timed.date,
                today: context.dates.today
            )
                ?? day(timed.date)
        {
            return (Due(day: day, time: timed.time == .midnight ? nil : timed.time), timed.second)
        }
        if let day = DateWords.day(text, today: context.dates.today) { return (Due(day: day), 0) }
        guard let due = try? context.dates.due(text) else { return nil }
        return (due.time == .midnight ? Due(day: due.day) : due, 0)
    }

    private func day(_ text: String) -> Day? {
        guard let due = try? context.dates.due(text), due.time == nil else { return nil }
        return due.day
    }

    func instant(_ word: String) -> Instant? {
        if let instant = Instant(iso: word) ?? FieldDates.epoch(word) { return instant }
        if let instant = LocalTimestamp(word)?.instant(context.clock) { return instant }
        if let instant = TaskwarriorDate.instant(word, context.clock) { return instant }
        // A number or a single word is not a date.
        guard word.utf8.count > 5, word.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        let text = order.rewritten(word) ?? word
        if let day = Day(iso: text) { return context.clock.instant(of: day) }
        guard !order.isUndecided(word), let (due, second) = moment(text) else { return nil }
        return Instant(seconds: context.clock.instant(of: due.day, at: due.time ?? .midnight).seconds + second)
    }

    /// Reads a rule, with or without the name of its property, or words.
    /// - Parameter due: The first occurrence. If the rule ends at an earlier time of day, its last day is the day before.
    func repetition(_ word: String, due: Due?) -> Repetition? {
        let name = "RRULE:"
        var rule = word.hasPrefix(name) ? word.dropFirst(name.count) : word[...]
        if let end = FieldDates.endTime(of: rule), let day = lastDay(rule[end], due: due) {
            // A series of hours would go on until the end of the day.
            if rule.utf8.holds("FREQ=HOURLY".utf8) { return nil }
            rule = rule[..<end.lowerBound] + day + rule[end.upperBound...]
        }
        return RecurrenceText.repetition(rule, context)
    }

    /// `true` for a rule such as `FREQ=MONTHLY;BYMONTHDAY=31`.
    static func isRule(_ word: String) -> Bool { word.utf8.holds("FREQ=".utf8) }

    /// Returns the rule that takes the last day of a shorter month, where other programs skip the month, or `nil` if it means
    /// the same as `rule`.
    static func lastDays(of repetition: Repetition, _ rule: String, due: Day?) -> String? {
        let pinned = due.map { repetition.pinned(to: $0) } ?? repetition
        let namesLateDays = rule.split(separator: ";").contains { part in
            let days = part.dropFirst("BYMONTHDAY=".count).split(separator: ",")
            return part.hasPrefix("BYMONTHDAY=") && days.contains { ["29", "30", "31"].contains($0) }
        }
        let isChoice = rule.utf8.holds("BYSETPOS=".utf8) || rule.utf8.holds("BYDAY=".utf8)
        let usesLastDays = ["BYSETPOS=", "BYMONTHDAY=-1"].contains { pinned.rule.utf8.holds($0.utf8) }
        return pinned != repetition || namesLateDays && !isChoice && usesLastDays ? pinned.rule : nil
    }

    /// Returns the range of `20261231T090000Z` in a rule that ends so.
    private static func endTime(of rule: Substring) -> Range<Substring.Index>? {
        guard rule.utf8.count > 20 else { return nil }
        for part in rule.split(separator: ";") where part.hasPrefix("UNTIL=") {
            let value = part.dropFirst("UNTIL=".count)
            return value.contains("T") ? value.startIndex..<value.endIndex : nil
        }
        return nil
    }

    private func lastDay(_ value: Substring, due: Due?) -> String? {
        let parts = value.split(separator: "T")
        guard parts.count == 2, let day = FieldDates.basicDay(String(parts[0])) else { return nil }
        let digits = parts[1].filter { $0 != "Z" }
        guard digits.utf8.count == 6, let number = Int(digits: digits[...]), number / 10_000 < 24,
            let time = TimeOfDay(hour: number / 10_000, minute: number / 100 % 100)
        else { return nil }
        var end = Due(day: day, time: time)
        if parts[1].hasSuffix("Z") {
            let local = context.clock.moment(at: Instant(seconds: day.number * 86_400 + time.minute * 60))
            end = Due(day: local.today, time: local.time)
        }
        return end.lastDay(at: due?.time).basicFormat
    }

    /// Reads `20261127`.
    private static func basicDay(_ word: String) -> Day? {
        guard word.utf8.count == 8, let number = Int(digits: word), (1_900...2_200).contains(number / 10_000) else {
            return nil
        }
        return Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }

    /// Reads `2026年12月5日` and `2026년 12월 5일`, with a weekday in parentheses and a time of day.
    private static func eastAsianDue(_ word: String) -> Due? {
        guard word.utf8.count < 60, word.utf8.first.map({ 0x30...0x39 ~= $0 }) == true,
            let end = word.firstIndex(where: { $0 == "日" || $0 == "일" })
        else { return nil }
        let parts = word[..<end].split { "年月년월".contains($0) }.map { Int(digits: String($0).trimmed) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let number = parts[2],
            let day = Day(year: year, month: month, day: number)
        else { return nil }
        var rest = word[end...].dropFirst()
        if let open = rest.first, "(（".contains(open), let close = rest.firstIndex(where: { ")）".contains($0) }) {
            rest = rest[close...].dropFirst()
        }
        if rest.allSatisfy(\.isWhitespace) { return Due(day: day) }
        guard let timed = FieldTime("- \(rest)"), timed.date == "-", timed.second == 0 else { return nil }
        return Due(day: day, time: timed.time == .midnight ? nil : timed.time)
    }

    /// Milliseconds or seconds since 1970. Shorter numbers are something else.
    private static func epoch(_ word: String) -> Instant? {
        guard let number = Int(digits: word) else { return nil }
        switch word.utf8.count {
        case 9, 10: return Instant(seconds: number)
        case 12, 13: return Instant(seconds: number / 1_000)
        default: return nil
        }
    }
}

extension Due {
    /// Returns the last day of a series that ends at this time, whose occurrences have a time of day.
    func lastDay(at time: TimeOfDay?) -> Day {
        (self.time ?? .midnight).minute < (time ?? .midnight).minute ? day - 1 : day
    }
}

/// Repetitions as rules or in words.
enum RecurrenceText {
    private static let words: [String: Repetition] = [
        "hourly": Repetition(.hourly), "daily": Repetition(.daily), "weekly": Repetition(.weekly),
        "monthly": Repetition(.monthly),
        "yearly": Repetition(.yearly), "annually": Repetition(.yearly), "weekdays": .workdays,
    ]

    /// Returns the words without those with which Todoist and other programs count from the day of completion, or `nil` if
    /// they don't: `every! 3 days`, `every 3 days after completion`. TickTick and Tasks.org add a part to the rule.
    static func fromCompletion(_ text: String) -> String? {
        guard text.utf8.count <= ForeignContext.maximumWordLength else { return nil }
        let lowered = text.lowercased()
        if lowered.hasPrefix("every!") { return "every" + text.dropFirst("every!".count) }
        if let end = completions.first(where: lowered.hasSuffix) { return String(text.dropLast(end.count)) }
        let parts = text.split(separator: ";")
        let others = parts.filter { $0 != "FROM=COMPLETION" && $0 != "TT_FROM=COMPLETION" }
        return others.count < parts.count ? others.joined(separator: ";") : nil
    }

    private static let completions = [
        " after completion", " after completed", " after done", " when completed", " when complete", " when done",
        " from completion",
    ]

    static func repetition(_ text: Substring, _ context: ForeignContext) -> Repetition? {
        if text.utf8.count < 20, let repetition = words[text.lowercased()] { return repetition }
        return context.repetition(text)
    }
}
