package import Almanac
import Phrases
import Vocabulary

/// Reads dates, times and repetitions relative to a given moment.
package struct DateReader {
    /// The maximum number of words in a value, as in `every:first and third fri of the month at 5 pm until 1 dec 2027`.
    package static let maximumWordCount = 14

    private let phrases: PhraseReader

    var calendar: PhraseCalendar { phrases.calendar }

    var moment: Moment { calendar.moment }

    package var today: Day { calendar.today }

    package init(_ moment: Moment, weeksStartOn start: Weekday) {
        self.init(PhraseReader(moment, weeksStartOn: start))
    }

    private init(_ phrases: PhraseReader) {
        self.phrases = phrases
    }

    /// Returns the reader for new items that are due on a day, unless their texts have dates.
    package func on(_ day: Day?) -> DateReader { DateReader(phrases.on(day)) }

    /// Reads the whole text as a day with an optional time; `key` is for the error.
    package func due(_ text: String, key: String? = nil) throws(InputError) -> Due {
        try refuseAmbiguousLength(text)
        guard let found = try value(text), let due = try due(found.day, found.time, typed: text) else {
            throw .item(.notADate(text, key: key))
        }
        return due
    }

    /// Throws for `30m`, in minutes or months, and for `7h` to `23h`, which are times after a day. Up to `6h`, a length is likelier.
    private func refuseAmbiguousLength(_ text: String) throws(InputError) {
        let number = text.dropLast().filter { !"+- ".contains($0) }
        guard !number.isEmpty, number.utf8.allSatisfy(\.isDigit) else { return }
        switch text.last {
        case "m", "M": throw .phrase(.ambiguousLength(text))
        case "h", "H":
            guard text.first != "+", let hour = Int(number), 7..<24 ~= hour else { return }
            throw .item(.ambiguousHour(text, hour: hour))
        default: break
        }
    }

    /// Reads the whole text as a day without a time.
    package func day(_ text: String, key: String? = nil) throws(InputError) -> Day {
        guard let found = try value(text), let day = found.day else { throw .item(.notADate(text, key: key)) }
        if found.time != nil { throw .item(.unexpectedTime(text, key: key)) }
        return try validated(day, typed: text)
    }

    /// Reads the whole text as a day, preferring the past: `fri` is the last Friday, `1 jan` the most recent January 1, and
    /// `2w` was two weeks ago.
    package func pastDay(_ text: String, key: String? = nil) throws(InputError) -> Day {
        if let last = try? day("last \(text)") { return last }
        do throws(InputError) {
            return try recentDay(text, key: key)
        } catch .item(.notADate) {
            throw .item(.notAPastDay(text))
        }
    }

    /// Reads the whole text as `pastDay` does, but a weekday may be today.
    func recentDay(_ text: String, key: String?) throws(InputError) -> Day {
        if let period = Period(typed: text) { return try validated(period.before(calendar.today), typed: text) }
        return try DateReader(phrases.lookingBack).day(text, key: key)
    }

    /// Reads the whole text as a period, such as “next week”, “december” and “지난달”; returns `nil` if it is none.
    /// - Parameter isPast: `true` if a month without a year is not in the future.
    func period(_ text: String, isPast: Bool) -> ClosedRange<Day>? {
        guard let days = (isPast ? phrases.lookingBack : phrases).period(text),
            (try? validated(days.lowerBound, typed: text)) != nil,
            (try? validated(days.upperBound, typed: text)) != nil
        else { return nil }
        return days
    }

    /// Throws if a time follows a day, as in `wait:tomorrow at 5`.
    func refuseTime(after day: String, in following: ArraySlice<String>, key: String) throws(InputError) {
        for count in 1...max(1, min(4, following.count)) where count <= following.count {
            let text = following.prefix(count).joined(separator: " ")
            guard !text.utf8.allSatisfy(\.isDigit), time(text) != nil else { continue }
            throw .item(.unexpectedTime("\(day) \(text)", key: key))
        }
    }

    /// Reads the whole text as a number of days, weeks, months, quarters or years; returns `nil` if it is none.
    func span(_ text: some StringProtocol) -> CalendarSpan? {
        phrases.span(String(text))
    }

    /// Reads the whole text as a number of minutes or hours; returns `nil` if it is none.
    func minutes(_ text: some StringProtocol) -> Int? {
        guard let minutes = phrases.minutes(String(text)), (1..<10_000_000).contains(minutes) else {
            return nil
        }
        return minutes
    }

    /// Reads the whole text as a time without a day.
    func time(_ text: String) -> TimeOfDay? {
        guard let found = try? value(text), found.day == nil else { return nil }
        return found.time
    }

    /// Reads the whole text as a repetition, with or without “every”, or as a rule of calendars: `FREQ=…`.
    func repetition(_ text: String, key: String) throws(InputError) -> RepetitionPhrase {
        let spaced = text.split(separator: "-", omittingEmptySubsequences: false).joined(separator: " ")
        if let pattern = Repetition(rule: text), Repetition.intervals.contains(pattern.interval) {
            return RepetitionPhrase(pattern: pattern)
        }
        for form in ["every \(text)", text, "every \(text.first == "-" ? text : spaced)"] {
            if let phrase = phrases.repetition(form) { return phrase }
        }
        throw .item(.notARepetition(text, key: key))
    }

    func finder(_ words: [Substring]) -> PhraseFinder {
        phrases.finder(words)
    }

    /// Returns the due date for a day, a time or both. A time alone is its next occurrence, or the one of the given day.
    func due(_ day: Day?, _ time: TimeOfDay?, typed text: @autoclosure () -> String) throws(InputError) -> Due? {
        guard let day = day ?? time.map({ calendar.next($0).day }) else { return nil }
        return Due(day: try validated(day, typed: text()), time: time)
    }

    /// Returns the first occurrence of a repetition at this time of day. One that counts hours from it can have its first later
    /// today.
    func first(of repetition: RepetitionPhrase, at time: TimeOfDay?) -> Due {
        let start = Due(day: repetition.firstDay(onOrAfter: calendar.givenDay ?? calendar.today), time: time)
        guard let time, start.day == calendar.today, time <= calendar.moment.time else { return start }
        if repetition.pattern.countsHours,
            let next = repetition.pattern.next(after: Due(calendar.moment), anchoredAt: start)
        {
            return next
        }
        return Due(day: repetition.firstDay(onOrAfter: calendar.today + 1), time: time)
    }

    private func validated(_ day: Day, typed text: @autoclosure () -> String) throws(InputError) -> Day {
        do throws(PhraseError) {
            return try day.validated(typed: text().split(whereSeparator: \.isWhitespace).joined(separator: " "))
        } catch {
            throw .phrase(error)
        }
    }

    private func value(_ text: String) throws(InputError) -> (day: Day?, time: TimeOfDay?)? {
        if let due = Due(digits: text) { return (due.day, due.time) }
        do throws(PhraseError) {
            return try phrases.day(text)
        } catch {
            throw .phrase(error)
        }
    }
}

extension Due {
    /// Reads `2026-05-12`, `2026-05-12T17:00` or `2026-05-12 17:00` as the grammar does, which takes much longer.
    init?(digits text: String) {
        let bytes = text.utf8.span
        func number(_ range: Range<Int>) -> Int? {
            var number = 0
            for index in range {
                guard bytes[index].isDigit else { return nil }
                number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            }
            return number
        }
        guard bytes.count == 10 || bytes.count == 16, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = number(0..<4), let month = number(5..<7), let dayOfMonth = number(8..<10),
            let day = Day(year: year, month: month, day: dayOfMonth)
        else { return nil }
        if bytes.count == 10 {
            self.init(day: day)
        } else {
            guard [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[10]),
                bytes[13] == UInt8(ascii: ":"), let hour = number(11..<13), let minute = number(14..<16),
                let time = TimeOfDay(hour: hour, minute: minute)
            else { return nil }
            self.init(day: day, time: time)
        }
    }
}
