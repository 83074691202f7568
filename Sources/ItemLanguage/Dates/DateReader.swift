package import Almanac
import Vocabulary

/// Reads dates and times relative to a given moment.
package struct DateReader {
    /// The number of words in `on fri, 25 dec 2026 at 5 pm`.
    static let maximumWordCount = 8

    let moment: Moment
    private let days: DayWords

    package init(_ moment: Moment, weeksStartOn start: Weekday) {
        self.moment = moment
        days = DayWords(today: moment.today, weekStart: start)
    }

    /// Reads the whole text as a day with an optional time; `key` is for the error.
    package func due(_ text: String, key: String? = nil) throws(InputError) -> Due {
        let words = DateReader.words(text)
        if words.count == 1, let time = try TimeWords.read(words[0]) { return try next(time.time, typed: words[0]) }
        guard let due = try phrase(words[...]) else { throw .notADate(text, key: key) }
        return due
    }

    /// Reads the whole text as a day without a time.
    package func day(_ text: String, key: String? = nil) throws(InputError) -> Day {
        guard let day = try days.read(DateReader.words(text)[...]) else { throw .notADate(text, key: key) }
        return day
    }

    /// Returns `true` if the words together have the form of a date, even an invalid one.
    func looksLikeDate(_ words: [String]) -> Bool {
        guard words.count <= DateReader.maximumWordCount else { return false }
        do {
            return try phrase(words.map { $0.lowercased() }[...]) != nil
        } catch {
            return true
        }
    }

    /// Returns the date in the longest possible suffix of `words` and its number of words, or `nil` if there is none.
    func trailing(_ words: [String]) throws(InputError) -> (due: Due, count: Int)? {
        let lowered = words.suffix(DateReader.maximumWordCount).map { $0.lowercased() }
        guard let last = lowered.last, !isUnlikelyDate(last) else { return nil }
        for count in stride(from: lowered.count, to: 0, by: -1) {
            do throws(InputError) {
                guard let due = try phrase(lowered.suffix(count)) else { continue }
                if let text = ambiguousYear(lowered, count) { throw .ambiguousYear(text) }
                return (due, count)
            } catch {
                throw .inText(error)
            }
        }
        return nil
    }

    /// Returns a suffix such as `1 dec 26`, in which 26 may be a year or the day of `dec 26`.
    private func ambiguousYear(_ words: [String], _ count: Int) -> String? {
        let typed = words.suffix(3)
        guard count == 2, typed.count == 3, let first = typed.first, let last = typed.last, last.utf8.count == 2,
            let year = Int(digits: last), (try? days.read([first, typed[typed.endIndex - 2], "20\(last)"])) != nil
        else { return nil }
        return year > 0 ? typed.joined(separator: " ") : nil
    }

    /// Returns the time at the end of text with a repetition, as in `every:fri 17:00`.
    func trailingTime(_ words: [String]) -> (time: TimeOfDay, count: Int)? {
        guard let last = words.last?.lowercased(), let reading = try? TimeWords.read(last) else { return nil }
        return (reading.time, words.dropLast().last?.lowercased() == "at" ? 2 : 1)
    }

    /// Reads the whole text as a time without a day.
    func time(_ text: String) -> TimeOfDay? {
        try? TimeWords.read(text.lowercased())?.time
    }

    /// Returns the first occurrence of `repeats` at this time of day.
    func first(of recurrence: Recurrence, at time: TimeOfDay) -> Due {
        let begin = time > moment.time ? moment.today : moment.today + 1
        switch recurrence {
        case .every(let repetition), .again(let repetition):
            return Due(day: repetition.firstDay(onOrAfter: begin), time: time)
        }
    }

    /// Returns `true` for words such as `5m`, more likely a length than five months, and `15-10`, more likely a score.
    private func isUnlikelyDate(_ word: String) -> Bool {
        if let span = Span(typed: word), span.unit.isMonthOrLonger { return word.count(where: \.isLetter) == 1 }
        guard word.utf8.first?.isDigit == true else { return false }
        let numbers = word.split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, numbers.allSatisfy({ Int(digits: $0) != nil }) else { return false }
        return (try? days.read([word])) == nil
    }

    private static func words(_ text: String) -> [String] {
        let lowered = text.lowercased()
        if lowered.isASCII { return lowered.utf8.split(whereSeparator: \.isSpace).map { String(Substring($0)) } }
        return lowered.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// `[on] fri`, `[by] fri [at] 5pm`, `5pm [on] fri`, `5pm`, `at noon`.
    private func phrase(_ typed: ArraySlice<String>) throws(InputError) -> Due? {
        let words = DateReader.joiningMeridiems(typed)
        let first = words.first ?? ""
        if ["on", "by"].contains(first) { return try dayFirst(words.dropFirst()) }
        let followsAt = first == "at"
        let rest = followsAt ? words.dropFirst() : words
        if let due = try clock(rest, followsAt: followsAt) { return due }
        if !followsAt, let due = try dayFirst(rest) { return due }
        return try timeFirst(rest)
    }

    /// Joins `5 pm` into `5pm`.
    private static func joiningMeridiems(_ words: ArraySlice<String>) -> ArraySlice<String> {
        guard words.count > 1 else { return words }
        var joined: [String] = []
        for word in words {
            if ["am", "pm"].contains(word), let hour = joined.last, hour.first?.isNumber == true {
                joined[joined.count - 1] = hour + word
            } else {
                joined.append(word)
            }
        }
        return joined[...]
    }

    /// Reads a time without a day as its next occurrence; `12:30` counts as a time only after "at".
    private func clock(_ words: ArraySlice<String>, followsAt: Bool) throws(InputError) -> Due? {
        guard words.count == 1, let word = words.first, let reading = try? TimeWords.read(word),
            followsAt || reading.isUnambiguous
        else { return nil }
        return try next(reading.time, typed: word)
    }

    private func dayFirst(_ words: ArraySlice<String>) throws(InputError) -> Due? {
        guard let last = words.last else { return nil }
        if words.count == 1, let due = try joined(last) { return due }
        if let day = try days.read(words) { return Due(day: day) }
        var front = words.dropLast()
        if front.last == "at" { front = front.dropLast() }
        // Only before a time: `1/2 cup` must not be refused as an ambiguous date.
        guard TimeWords.looksLikeTime(last), let day = try days.read(front), let reading = try TimeWords.read(last)
        else { return nil }
        return Due(day: day, time: reading.time)
    }

    private func timeFirst(_ words: ArraySlice<String>) throws(InputError) -> Due? {
        guard let first = words.first, let reading = try? TimeWords.read(first) else { return nil }
        var back = words.dropFirst()
        if back.first == "on" { back = back.dropFirst() }
        guard let day = try days.read(back) else { return nil }
        return Due(day: day, time: reading.time)
    }

    /// Reads `2026-11-27t17:00`, in lower case like all input here.
    private func joined(_ word: String) throws(InputError) -> Due? {
        guard word.utf8.count > 10 else { return nil }
        let halves = word.split(separator: "t", omittingEmptySubsequences: false).map(String.init)
        guard halves.count == 2, halves[0].utf8.count == 10, let day = try days.read([halves[0]]),
            let reading = try TimeWords.read(halves[1])
        else { return nil }
        return Due(day: day, time: reading.time)
    }

    private func next(_ time: TimeOfDay, typed word: String) throws(InputError) -> Due {
        let day = time > moment.time ? moment.today : moment.today + 1
        return Due(day: try day.validated(typed: [word]), time: time)
    }
}
