/// The days of a recurrence rule with several parts that a `Repetition` doesn't have, such as week numbers, days of the year,
/// or positions among several weekdays: RFC 5545, section 3.3.10. It has no times of day.
package struct RuleDays: Hashable, Sendable {
    private let frequency: Repetition.Frequency
    private var interval = 1
    private var months: [Int] = []
    private var weeks: [Int] = []
    private var yearDays: [Int] = []
    private var monthDays: [Int] = []
    private var weekdays: [Repetition.NthWeekday] = []
    private var positions: [Int] = []
    private var weekStart = Weekday.monday
    package private(set) var end: Repetition.End?
    package private(set) var singleDays = SingleDays()

    /// Returns `nil` if a part is invalid or unknown, is not allowed with the others, or is about times of day.
    package init?(_ rule: String) {
        var frequency: Repetition.Frequency?
        for part in rule.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            let value = pair[1]
            func numbers(_ limit: Int, canBeNegative: Bool = true) -> [Int]? {
                let words = value.split(separator: ",", omittingEmptySubsequences: false)
                let numbers = words.compactMap { Int($0) }
                    .filter { (-limit...limit).contains($0) && $0 != 0 && (canBeNegative || $0 > 0) }
                return numbers.count == words.count ? numbers : nil
            }
            var read: [Int]? = []
            switch pair[0] {
            case "FREQ":
                frequency = Repetition.Frequency(rawValue: String(value))
                if frequency == nil { return nil }
            case "INTERVAL":
                guard let number = Int(value), number > 0 else { return nil }
                interval = number
            case "BYMONTH":
                read = numbers(12, canBeNegative: false)
                months = read ?? []
            case "BYWEEKNO":
                read = numbers(53)
                weeks = read ?? []
            case "BYYEARDAY":
                read = numbers(366)
                yearDays = read ?? []
            case "BYMONTHDAY":
                read = numbers(31)
                monthDays = read ?? []
            case "BYSETPOS":
                read = numbers(366)
                positions = read ?? []
            case "BYDAY":
                let words = value.split(separator: ",", omittingEmptySubsequences: false)
                weekdays = words.compactMap { RuleDays.weekday($0) }
                if weekdays.count != words.count { return nil }
            case "WKST":
                guard let start = RuleDays.weekday(value), start.nth == nil else { return nil }
                weekStart = start.weekday
            case "UNTIL":
                guard end == nil, let day = Day(basic: value) else { return nil }
                end = .until(day)
            case "EXDATE", "RDATE":
                let words = value.split(separator: ",", omittingEmptySubsequences: false)
                let days = words.compactMap { Day(basic: $0) }
                guard days.count == words.count else { return nil }
                if pair[0] == "EXDATE" { singleDays.excluded += days } else { singleDays.added += days }
            case "COUNT":
                guard end == nil, let number = Int(value), number > 0 else { return nil }
                end = .count(number)
            default: return nil
            }
            if read == nil { return nil }
        }
        guard let frequency, singleDays.excluded.count <= SingleDays.maximumExcluded,
            singleDays.added.count <= SingleDays.maximumAdded
        else { return nil }
        self.frequency = frequency
        guard isValid else { return nil }
    }

    private static func weekday(_ word: Substring) -> Repetition.NthWeekday? {
        let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        guard let index = codes.firstIndex(where: { $0 == word.suffix(2) }) else { return nil }
        let ordinal = word.dropLast(2)
        guard !ordinal.isEmpty else { return Repetition.NthWeekday(Weekday.allCases[index]) }
        guard let nth = Int(ordinal), (-53...53).contains(nth), nth != 0 else { return nil }
        return Repetition.NthWeekday(Weekday.allCases[index], nth: nth)
    }

    /// The table of RFC 5545.
    private var isValid: Bool {
        let hasNth = weekdays.contains { $0.nth != nil }
        // Programs disagree on weekdays with and without a number.
        if hasNth, !weekdays.allSatisfy({ $0.nth != nil }) { return false }
        let hasDays = !weekdays.isEmpty || !monthDays.isEmpty || !yearDays.isEmpty || !weeks.isEmpty || !months.isEmpty
        if !positions.isEmpty, !hasDays { return false }
        switch frequency {
        case .hourly: return false
        case .daily: return !hasNth && yearDays.isEmpty && weeks.isEmpty
        case .weekly: return !hasNth && yearDays.isEmpty && weeks.isEmpty && monthDays.isEmpty
        case .monthly: return yearDays.isEmpty && weeks.isEmpty
        case .yearly: return !hasNth || weeks.isEmpty
        }
    }
}

// MARK: - Occurrences

extension RuleDays {
    /// The calendar, including weekdays, repeats after 400 years.
    private static let cycle = 146_097

    /// Returns the first occurrence after `day`, or `nil` if there is none before the end or the year 10000. Intervals are
    /// counted from the day, week, month or year containing `anchor`, from which missing parts are taken.
    package func next(after day: Day, anchoredAt anchor: Day) -> Day? {
        var found = nextOfPattern(after: day, anchoredAt: anchor)
        while let excluded = found, singleDays.excluded.contains(excluded) {
            found = nextOfPattern(after: excluded, anchoredAt: anchor)
        }
        let added = singleDays.added.filter { $0 > day && !singleDays.excluded.contains($0) }
        return (added + [found].compactMap { $0 }).min()
    }

    private func nextOfPattern(after day: Day, anchoredAt anchor: Day) -> Day? {
        let day = max(day, anchor - 1)
        var last = Day.validNumbers.upperBound
        if case .until(let end) = end { last = min(last, end.number) }
        last = min(last, day.number + RuleDays.cycle * min(interval, 25))
        let pattern = explicit(at: anchor)
        var period = pattern.period(after: day, from: anchor)
        while let days = pattern.days(of: period, from: anchor), days.lowerBound.number <= last {
            if let found = pattern.chosen(days).first(where: { $0 > day }) { return found.number <= last ? found : nil }
            period += 1
        }
        return nil
    }

    /// `true` if the first day decides which days follow.
    package var countsFromStart: Bool {
        interval > 1
            || frequency != .daily && weekdays.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weeks.isEmpty
    }

    /// The rule with the parts that the first day says if the rule doesn't.
    private func explicit(at anchor: Day) -> RuleDays {
        guard weekdays.isEmpty, monthDays.isEmpty, yearDays.isEmpty, weeks.isEmpty else { return self }
        var rule = self
        switch frequency {
        case .hourly, .daily: break
        case .weekly: rule.weekdays = [Repetition.NthWeekday(anchor.weekday)]
        case .monthly: rule.monthDays = [anchor.components.day]
        case .yearly:
            if months.isEmpty { rule.months = [anchor.components.month] }
            rule.monthDays = [anchor.components.day]
        }
        return rule
    }

    /// Returns the number of the last period that begins at or before a day, counted from the one with the anchor.
    private func period(after day: Day, from anchor: Day) -> Int {
        let distance =
            switch frequency {
            case .hourly, .daily: day - anchor
            case .weekly:
                (Week(containing: day, startingOn: weekStart).firstDay
                    - Week(containing: anchor, startingOn: weekStart).firstDay)
                    / 7
            case .monthly: day.monthNumber - anchor.monthNumber
            case .yearly: day.year - anchor.year
            }
        return max(0, distance / interval)
    }

    /// Returns all days of a period, or `nil` after the year 9999.
    private func days(of number: Int, from anchor: Day) -> Range<Day>? {
        let (distance, isTooFar) = number.multipliedReportingOverflow(by: interval)
        guard !isTooFar, distance < Day.validNumbers.count else { return nil }
        switch frequency {
        case .hourly, .daily: return anchor + distance..<anchor + (distance + 1)
        case .weekly:
            let first = Week(containing: anchor, startingOn: weekStart).firstDay + 7 * distance
            return first..<first + 7
        case .monthly:
            let month = anchor.monthNumber + distance
            guard let first = Day(year: month / 12, month: month % 12 + 1, day: 1) else { return nil }
            return first..<first + Day.count(ofMonth: month % 12 + 1, year: month / 12)
        case .yearly:
            guard let first = Day(year: anchor.year + distance, month: 1, day: 1) else { return nil }
            return first..<first + (Day.isLeap(year: anchor.year + distance) ? 366 : 365)
        }
    }

    private func chosen(_ days: Range<Day>) -> [Day] {
        let numbers = days.lowerBound.number..<days.upperBound.number
        let found = numbers.map { Day(number: $0) }.filter { includes($0) }
        if positions.isEmpty { return found }
        let places = positions.compactMap { position -> Int? in
            let place = position > 0 ? position - 1 : found.count + position
            return found.indices.contains(place) ? place : nil
        }
        return found.indices.filter(places.contains).map { found[$0] }
    }

    private func includes(_ day: Day) -> Bool {
        let parts = day.components
        if !months.isEmpty, !months.contains(parts.month) { return false }
        let length = Day.count(ofMonth: parts.month, year: parts.year)
        if !monthDays.isEmpty, !monthDays.contains(parts.day), !monthDays.contains(parts.day - length - 1) {
            return false
        }
        if !yearDays.isEmpty {
            let (number, count) = (day.dayOfYear, Day.isLeap(year: parts.year) ? 366 : 365)
            guard yearDays.contains(number) || yearDays.contains(number - count - 1) else { return false }
        }
        if !weeks.isEmpty, !isInWeek(day) { return false }
        return weekdays.isEmpty || weekdays.contains { matches($0, day, parts, length) }
    }

    /// The first week of a year has at least four days of it.
    private func isInWeek(_ day: Day) -> Bool {
        let deciding = Week(containing: day, startingOn: weekStart).firstDay + 3
        let number = (deciding.dayOfYear - 1) / 7 + 1
        let days = Day.isLeap(year: deciding.year) ? 366 : 365
        let count = number + (days - deciding.dayOfYear) / 7
        return weeks.contains(number) || weeks.contains(number - count - 1)
    }

    private func matches(_ weekday: Repetition.NthWeekday, _ day: Day, _ parts: Day.Components, _ length: Int) -> Bool {
        guard weekday.weekday == day.weekday else { return false }
        guard let nth = weekday.nth else { return true }
        // Of a year, unless the rule names months.
        let isInMonth = frequency == .monthly || !months.isEmpty
        let first = isInMonth ? parts.day : day.dayOfYear
        let count = isInMonth ? length : Day.isLeap(year: parts.year) ? 366 : 365
        return nth > 0 ? (first - 1) / 7 + 1 == nth : (count - first) / 7 + 1 == -nth
    }
}

extension Day {
    fileprivate var dayOfYear: Int { self - (Day(year: year, month: 1, day: 1) ?? self) + 1 }

    /// The number of months since the year 0.
    fileprivate var monthNumber: Int {
        let parts = components
        return parts.year * 12 + parts.month - 1
    }
}
