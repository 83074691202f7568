package import Almanac
package import Boundary

/// Understands days and times as people type them, seen from one moment.
package struct DateReader {
    /// The number of words in `on fri, 25 dec 2026 at 5 pm`.
    static let longestPhrase = 8

    private let moment: Moment
    private let days: DayWords

    package init(_ moment: Moment, weeksStartOn start: Weekday) {
        self.moment = moment
        days = DayWords(today: moment.today, weekStart: start)
    }

    /// The whole text as a day or a day with a time; the key says where it stood, for the complaint.
    package func due(_ text: String, key: String? = nil) throws(Misunderstanding) -> Due {
        let words = DateReader.words(text)
        if words.count == 1, let time = try TimeWords.read(words[0]) { return try next(time.time, typed: words[0]) }
        guard let due = try phrase(words[...]) else { throw .notADate(text, key: key) }
        return due
    }

    /// The whole text as a day, without a time.
    package func day(_ text: String, key: String? = nil) throws(Misunderstanding) -> Day {
        guard let day = try days.read(DateReader.words(text)[...]) else { throw .notADate(text, key: key) }
        return day
    }

    /// Whether all of the words are one date, be there such a day or not.
    func takes(_ words: [String]) -> Bool {
        guard words.count <= DateReader.longestPhrase else { return false }
        do {
            return try phrase(words.map { $0.lowercased() }[...]) != nil
        } catch {
            return true
        }
    }

    /// The longest run of words at the end of a text that says when; nil where none does.
    func trailing(_ words: [String]) throws(Misunderstanding) -> (due: Due, count: Int)? {
        let lowered = words.suffix(DateReader.longestPhrase).map { $0.lowercased() }
        guard let last = lowered.last, !isProbablySomethingElse(last) else { return nil }
        for count in stride(from: lowered.count, to: 0, by: -1) {
            do throws(Misunderstanding) {
                guard let due = try phrase(lowered.suffix(count)) else { continue }
                if let text = shortYear(lowered, count) { throw .shortYear(text) }
                return (due, count)
            } catch {
                throw .inText(error)
            }
        }
        return nil
    }

    /// `1 dec 26` is a day in 2026 to some, and begins a day in December to nobody.
    private func shortYear(_ words: [String], _ count: Int) -> String? {
        let typed = words.suffix(3)
        guard count == 2, typed.count == 3, let first = typed.first, let last = typed.last, last.utf8.count == 2,
            let year = Int(digits: last), (try? days.read([first, typed[typed.endIndex - 2], "20\(last)"])) != nil
        else { return nil }
        return year > 0 ? typed.joined(separator: " ") : nil
    }

    /// A time at the end of a text that says how often, as in `every:fri 17:00`.
    func trailingTime(_ words: [String]) -> (time: TimeOfDay, count: Int)? {
        guard let last = words.last?.lowercased(), let reading = try? TimeWords.read(last) else { return nil }
        return (reading.time, words.dropLast().last?.lowercased() == "at" ? 2 : 1)
    }

    /// A text that is a time and says no day.
    func time(_ text: String) -> TimeOfDay? {
        try? TimeWords.read(text.lowercased())?.time
    }

    /// The first time that something is due which comes back, and at this time of the day.
    func first(of repeats: Repeats, at time: TimeOfDay) -> Due {
        let begin = time > moment.time ? moment.today : moment.today + 1
        switch repeats {
        case .every(let repetition), .again(let repetition):
            return Due(day: repetition.firstDay(onOrAfter: begin), time: time)
        }
    }

    /// At the end of a text `5m` is a length rather than five months, and `15-10` a score rather than a wrong date.
    private func isProbablySomethingElse(_ word: String) -> Bool {
        if let span = Span(typed: word), span.unit.isLong { return word.count(where: \.isLetter) == 1 }
        guard word.utf8.first?.isDigit == true else { return false }
        let numbers = word.split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, numbers.allSatisfy({ Int(digits: $0) != nil }) else { return false }
        return (try? days.read([word])) == nil
    }

    private static func words(_ text: String) -> [String] {
        let lowered = text.lowercased()
        if lowered.isASCII { return lowered.utf8.split(whereSeparator: \.isBlank).map { String(Substring($0)) } }
        return lowered.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// `[on] fri`, `[by] fri [at] 5pm`, `5pm [on] fri`, `5pm`, `at noon`.
    private func phrase(_ typed: ArraySlice<String>) throws(Misunderstanding) -> Due? {
        let words = DateReader.joiningHalfDays(typed)
        let first = words.first ?? ""
        if ["on", "by"].contains(first) { return try dayFirst(words.dropFirst()) }
        let isAnnounced = first == "at"
        let rest = isAnnounced ? words.dropFirst() : words
        if let due = try clock(rest, isAnnounced: isAnnounced) { return due }
        if !isAnnounced, let due = try dayFirst(rest) { return due }
        return try timeFirst(rest)
    }

    /// `5 pm` means `5pm`.
    private static func joiningHalfDays(_ words: ArraySlice<String>) -> ArraySlice<String> {
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

    /// A time without a day is the next such time. `12:30` may be anything unless "at" announces it.
    private func clock(_ words: ArraySlice<String>, isAnnounced: Bool) throws(Misunderstanding) -> Due? {
        guard words.count == 1, let word = words.first, let reading = try? TimeWords.read(word),
            isAnnounced || reading.standsAlone
        else { return nil }
        return try next(reading.time, typed: word)
    }

    private func dayFirst(_ words: ArraySlice<String>) throws(Misunderstanding) -> Due? {
        guard let last = words.last else { return nil }
        if words.count == 1, let due = try joined(last) { return due }
        if let day = try days.read(words) { return Due(day: day) }
        var front = words.dropLast()
        if front.last == "at" { front = front.dropLast() }
        // What is no time leaves the words before it alone: `1/2 cup` is no date with two readings.
        guard TimeWords.isShaped(last), let day = try days.read(front), let reading = try TimeWords.read(last)
        else { return nil }
        return Due(day: day, time: reading.time)
    }

    private func timeFirst(_ words: ArraySlice<String>) throws(Misunderstanding) -> Due? {
        guard let first = words.first, let reading = try? TimeWords.read(first) else { return nil }
        var back = words.dropFirst()
        if back.first == "on" { back = back.dropFirst() }
        guard let day = try days.read(back) else { return nil }
        return Due(day: day, time: reading.time)
    }

    /// `2026-11-27t17:00`, in lower case as everything here.
    private func joined(_ word: String) throws(Misunderstanding) -> Due? {
        guard word.utf8.count > 10 else { return nil }
        let halves = word.split(separator: "t", omittingEmptySubsequences: false).map(String.init)
        guard halves.count == 2, halves[0].utf8.count == 10, let day = try days.read([halves[0]]),
            let reading = try TimeWords.read(halves[1])
        else { return nil }
        return Due(day: day, time: reading.time)
    }

    private func next(_ time: TimeOfDay, typed word: String) throws(Misunderstanding) -> Due {
        let day = time > moment.time ? moment.today : moment.today + 1
        return Due(day: try day.inCalendar(typed: [word]), time: time)
    }
}
