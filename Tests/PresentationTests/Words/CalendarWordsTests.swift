import Almanac
import Presentation
import Testing

struct CalendarWordsTests {
    private let today = Day(number: 20_778)
    private let calendar = CalendarWords()

    @Test(arguments: [
        ("2026-11-27", "Fri 27 Nov"), ("2026-01-01", "Thu 1 Jan"), ("2026-12-31", "Thu 31 Dec"),
        ("2027-01-01", "Fri 1 Jan 2027"), ("2025-12-31", "Wed 31 Dec 2025"), ("2026-11-21", "Sat 21 Nov"),
    ])
    func `a day includes its year only if it is not the current one`(day: String, words: String) throws {
        let day = try #require(Day(iso: day))

        #expect(calendar.day(day, from: today) == words)
        #expect(calendar.due(Due(day: day), from: today) == words)
        #expect(calendar.due(Due(day: day, time: .noon), from: today) == "\(words) 12:00")
    }

    @Test(arguments: [
        (-2, "Thu 19 Nov"), (-1, "yesterday"), (0, "today"), (1, "tomorrow"), (2, "Mon 23 Nov"),
    ])
    func `only yesterday, today and tomorrow have names`(distance: Int, words: String) {
        let day = today + distance

        #expect(calendar.nearDue(Due(day: day), from: today) == words)
        #expect(calendar.nearDue(Due(day: day, time: .midnight), from: today) == "\(words) 00:00")
    }

    @Test(arguments: [
        (DateFormat.dayMonth, "Fri 27 Nov", "Fri 1 Jan 2027", "25 Dec 2025"),
        (.monthDay, "Fri Nov 27", "Fri Jan 1 2027", "Dec 25 2025"),
        (.iso, "2026-11-27", "2027-01-01", "2025-12-25"),
    ])
    func `the parts of a date follow the chosen format`(
        format: DateFormat,
        near: String,
        next: String,
        last: String
    ) throws {
        let calendar = CalendarWords(format)

        #expect(calendar.day(today + 6, from: today) == near)
        #expect(calendar.due(Due(day: today + 6, time: .noon), from: today) == "\(near) 12:00")
        #expect(calendar.nearDue(Due(day: today + 6), from: today) == near)
        #expect(calendar.nearDue(Due(day: today + 1), from: today) == "tomorrow")
        #expect(calendar.day(try #require(Day(iso: "2027-01-01")), from: today) == next)
        #expect(calendar.day(try #require(Day(iso: "2025-12-25")), from: today).hasSuffix(last))
    }

    @Test(arguments: [
        (DateFormat.dayMonth, "Wed 25, Fri 27 Nov, Fri 25 Dec, Mon 25, Tue 26 Jan 2027"),
        (.monthDay, "Wed Nov 25, Fri Nov 27, Fri Dec 25, Mon Jan 25 2027, Tue Jan 26 2027"),
        (.iso, "2026-11-25, 2026-11-27, 2026-12-25, 2027-01-25, 2027-01-26"),
    ])
    func `days of one month share its name`(format: DateFormat, words: String) {
        let days = [4, 6, 34, 65, 66].map { Due(day: today + $0) }

        #expect(CalendarWords(format).occurrences(days, from: today, sharesMonths: true) == words)
    }

    @Test func `times of one day share its name`() {
        let times = [(0, 1_260), (1, 180), (1, 540), (2, 0)].map { Due(day: today + $0, minute: $1) }

        let words = "Sat 21 Nov 21:00, Sun 22 Nov 03:00, 09:00, Mon 23 Nov 00:00"
        #expect(CalendarWords().occurrences(times, from: today) == words)
        #expect(CalendarWords().occurrences(times, from: today, sharesMonths: true) == words)
    }

    @Test func `weekdays and months have unique names`() {
        let names = (0..<365).map { calendar.day(Day(number: 20_454 + $0), from: today) }

        #expect(Set(names.map { $0.prefix(3) }) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        #expect(Set(names.map { $0.suffix(3) }).count == 12)
        #expect(Set(names).count == 365)
    }
}
