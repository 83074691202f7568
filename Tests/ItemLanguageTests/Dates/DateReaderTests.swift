import Almanac
import CommandLine
import ItemLanguage
import Phrases
import Testing

struct DateReaderTests {
    @Test func `the test moment is a Saturday at 09:30`() {
        #expect(Saturday.moment.today.description == "2026-11-21")
        #expect(Saturday.moment.today.weekday == .saturday)
        #expect(Saturday.moment.time.description == "09:30")
    }

    @Test(arguments: [
        ("today", "2026-11-21"), ("tod", "2026-11-21"), ("TODAY", "2026-11-21"), (" today ", "2026-11-21"),
        ("tomorrow", "2026-11-22"), ("tom", "2026-11-22"), ("tmr", "2026-11-22"), ("yesterday", "2026-11-20"),
        ("mon", "2026-11-23"), ("tue", "2026-11-24"), ("tues", "2026-11-24"), ("wed", "2026-11-25"),
        ("weds", "2026-11-25"), ("thu", "2026-11-26"), ("thurs", "2026-11-26"), ("fri", "2026-11-27"),
        ("Friday", "2026-11-27"), ("sat", "2026-11-28"), ("sun", "2026-11-22"), ("sunday", "2026-11-22"),
        ("eom", "2026-11-30"), ("eoq", "2026-12-31"), ("eoy", "2026-12-31"),
        ("+3d", "2026-11-24"), ("3d", "2026-11-24"), ("-3d", "2026-11-18"), ("0d", "2026-11-21"),
        ("-1w", "2026-11-14"), ("2w", "2026-12-05"), ("+1mo", "2026-12-21"),
        ("nextweek", "2026-11-23"), ("endofmonth", "2026-11-30"), ("NextFriday", "2026-11-27"),
        ("다음주월요일", "2026-11-23"), ("24.12", "2026-12-24"), ("+1q", "2027-02-21"),
        ("+1y", "2027-11-21"), ("3days", "2026-11-24"), ("2weeks", "2026-12-05"),
        ("2026-12-01", "2026-12-01"), ("2025-01-01", "2025-01-01"), ("2026/12/01", "2026-12-01"),
        ("12-01", "2026-12-01"), ("11-21", "2026-11-21"), ("11-20", "2027-11-20"), ("02-29", "2028-02-29"),
    ])
    func `one word is read as a day`(text: String, day: String) throws {
        #expect(try Saturday.dates().due(text).description == day)
        #expect(try Saturday.dates().day(text).description == day)
    }

    @Test(arguments: [
        ("this fri", "2026-11-27"), ("this sat", "2026-11-21"), ("next fri", "2026-11-27"),
        ("next mon", "2026-11-23"), ("next sat", "2026-11-28"), ("next month", "2026-12-01"),
        ("next quarter", "2027-01-01"), ("next year", "2027-01-01"),
        ("in 3 days", "2026-11-24"), ("in 1 day", "2026-11-22"), ("in a week", "2026-11-28"),
        ("in 2 weeks", "2026-12-05"), ("in one month", "2026-12-21"), ("in 2 years", "2028-11-21"),
        ("in  3   days", "2026-11-24"), ("last fri", "2026-11-20"), ("last sun", "2026-11-15"),
        ("last sat", "2026-11-14"),
        ("1 dec", "2026-12-01"), ("dec 1", "2026-12-01"), ("1st december", "2026-12-01"), ("Dec 1st", "2026-12-01"),
        ("21 nov", "2026-11-21"), ("20 nov", "2027-11-20"), ("3 sept", "2027-09-03"), ("may 2nd", "2027-05-02"),
        ("29 feb", "2028-02-29"), ("1 dec 2027", "2027-12-01"), ("dec 1 2027", "2027-12-01"),
        ("Dec 1, 2027", "2027-12-01"), ("29 feb 2024", "2024-02-29"),
        ("Fri 25 Dec", "2026-12-25"), ("fri, 25 dec 2026", "2026-12-25"), ("Friday Dec 25th", "2026-12-25"),
        ("fri dec 25, 2026", "2026-12-25"), ("fri 2026-12-25", "2026-12-25"), ("fri, 12-25", "2026-12-25"),
        ("sat 21 nov", "2026-11-21"), ("tue 29 feb", "2028-02-29"), ("thu 25 dec 2025", "2025-12-25"),
        ("5/5/2027", "2027-05-05"), ("25/12", "2026-12-25"), ("12/25", "2026-12-25"), ("5/5/27", "2027-05-05"),
    ])
    func `several words are read as a day`(text: String, day: String) throws {
        #expect(try Saturday.dates().due(text).description == day)
        #expect(try Saturday.dates().day(text).description == day)
    }

    @Test func `on a Sunday, this weekend is today`() throws {
        let sunday = DateReader(Moment(utc: Instant(seconds: 1_795_253_400 + 86_400)), weeksStartOn: .monday)

        #expect(try sunday.day("this weekend").description == "2026-11-22")
        #expect(try sunday.day("next weekend").description == "2026-11-28")
    }

    @Test(arguments: [
        ("eow", "2026-11-22", "2026-11-21"),
        ("next week", "2026-11-23", "2026-11-22"),
        ("next sun", "2026-11-29", "2026-11-22"),
        ("next fri", "2026-11-27", "2026-11-27"),
        ("next sat", "2026-11-28", "2026-11-28"),
        ("sun", "2026-11-22", "2026-11-22"),
    ])
    func `weeks start on the configured day`(text: String, fromMonday: String, fromSunday: String) throws {
        #expect(try Saturday.dates(weeksStartOn: .monday).day(text).description == fromMonday)
        #expect(try Saturday.dates(weeksStartOn: .sunday).day(text).description == fromSunday)
    }

    @Test(arguments: [
        ("fri 17:00", "2026-11-27T17:00"), ("fri 5pm", "2026-11-27T17:00"), ("fri 9:05", "2026-11-27T09:05"),
        ("fri at 5pm", "2026-11-27T17:00"), ("on fri at 5:30pm", "2026-11-27T17:30"), ("by fri", "2026-11-27"),
        ("5pm fri", "2026-11-27T17:00"), ("5pm on fri", "2026-11-27T17:00"), ("at 5pm on fri", "2026-11-27T17:00"),
        ("fri noon", "2026-11-27T12:00"), ("1 dec 2027 17:00", "2027-12-01T17:00"),
        ("in 3 days at noon", "2026-11-24T12:00"), ("2026-11-27T17:00", "2026-11-27T17:00"),
        ("fri, 25 dec 17:00", "2026-12-25T17:00"), ("5pm on fri 25 dec", "2026-12-25T17:00"),
        ("on Fri, 25 Dec 2026 at 5 pm", "2026-12-25T17:00"), ("last fri at noon", "2026-11-20T12:00"),
        ("today 9:00", "2026-11-21T09:00"), ("tomorrow 12am", "2026-11-22T00:00"),
        ("tomorrow 12pm", "2026-11-22T12:00"), ("tomorrow 12:30am", "2026-11-22T00:30"),
    ])
    func `a day may have a time`(text: String, due: String) throws {
        #expect(try Saturday.dates().due(text).description == due)
    }

    @Test(arguments: [
        ("17:00", "2026-11-21T17:00"), ("5pm", "2026-11-21T17:00"), ("noon", "2026-11-21T12:00"),
        ("at noon", "2026-11-21T12:00"), ("9:31", "2026-11-21T09:31"), ("9:30", "2026-11-22T09:30"),
        ("9am", "2026-11-22T09:00"), ("12am", "2026-11-22T00:00"),
    ])
    func `a time without a day is its next occurrence`(text: String, due: String) throws {
        #expect(try Saturday.dates().due(text).description == due)
    }

    @Test(arguments: [
        "", "soon", "fri sat", "next soon", "in 3 moons", "in days", "12-1", "+3", "3x", "+-3d",
        "+999999d", "dec 1 27", "100 dec", "fri fri fri fri", "last week", "last",
        "fri 25", "fri tomorrow", "fri +3d", "fri, fri", "at", "on", "by", "25", "2026", "1 dec dec",
    ])
    func `text that is not a date is rejected with its key`(text: String) {
        #expect(throws: InputError.item(.notADate(text, key: "due"))) { try Saturday.dates().due(text, key: "due") }
        #expect(throws: InputError.item(.notADate(text, key: nil))) { try Saturday.dates().day(text) }
    }

    @Test(arguments: ["30m", "1m", "+30m", "+1m", "30M", "-30m", "+ 30m"])
    func `a number of minutes or months is rejected as ambiguous`(text: String) {
        #expect(throws: InputError.phrase(.ambiguousLength(text))) { try Saturday.dates().due(text, key: "due") }
    }

    @Test func `a postponement by minutes or months is rejected as ambiguous`() {
        #expect(throws: InputError.phrase(.ambiguousLength("30m"))) {
            try PostponementWords.read([Word("30m")], dates: Saturday.dates())
        }
    }

    @Test(arguments: [("7h", 7), ("18h", 18), ("18H", 18), ("23h", 23)])
    func `a number that may be hours or a time is rejected as ambiguous`(text: String, hour: Int) {
        let error = InputError.item(.ambiguousHour(text, hour: hour))

        #expect(throws: error) { try Saturday.dates().due(text, key: "due") }
    }

    @Test func `a number of months in a day without a time may be short`() throws {
        #expect(try Saturday.dates().day("1m").description == "2026-12-21")
    }

    @Test(arguments: [
        ("30min", "2026-11-21T10:00"), ("2h", "2026-11-21T11:30"), ("2h30m", "2026-11-21T12:00"),
        ("+30min", "2026-11-21T10:00"), ("30mo", "2029-05-21"), ("in 30m", "2026-11-21T10:00"),
        ("6h", "2026-11-21T15:30"), ("+18h", "2026-11-22T03:30"), ("in 18h", "2026-11-22T03:30"),
        ("18hours", "2026-11-22T03:30"), ("36h", "2026-11-22T21:30"), ("fri 18h", "2026-11-27T18:00"),
    ])
    func `a length is counted from now`(text: String, due: String) throws {
        #expect(try Saturday.dates().due(text).description == due)
    }

    @Test(arguments: ["fri 5pm", "2026-11-27T17:00"])
    func `a time is rejected where only a day is allowed`(text: String) {
        #expect(throws: InputError.item(.unexpectedTime(text, key: "wait"))) {
            try Saturday.dates().day(text, key: "wait")
        }
    }

    @Test(arguments: ["17:00", "noon"])
    func `a time alone is not a day`(text: String) {
        #expect(throws: InputError.item(.notADate(text, key: "wait"))) { try Saturday.dates().day(text, key: "wait") }
    }

    @Test(arguments: [
        "30 feb", "feb 30", "2026-02-30", "02-30", "31 apr", "99 dec", "13-01", "29 feb 2027", "2027-02-29",
        "+99999y", "-9999y", "99999mo", "in 99999 years", "0000-01-01", "0 dec", "dec 0", "0 dec 2027", "dec 00",
        "5/5/0000", "the 31st of this month", "the 99th of next month", "next month on the 0th", "이번달 31일", "지난달 32일",
    ])
    func `a day that does not exist is rejected`(text: String) {
        #expect(throws: InputError.phrase(.noSuchDay(text))) { try Saturday.dates().due(text) }
        #expect(throws: InputError.phrase(.noSuchDay(text))) { try Saturday.dates().day(text) }
    }

    @Test(arguments: [
        ("fri 25:00", "25:00"), ("fri 25 dec 25:00", "25:00"), ("24:00", "24:00"), ("17:60", "17:60"),
        ("13pm", "13pm"), ("0am", "0am"),
        ("fri 5:60pm", "5:60pm"), ("2026-11-27T25:00", "25:00"),
    ])
    func `a time that does not exist is rejected`(text: String, time: String) {
        #expect(throws: InputError.phrase(.noSuchTime(time))) { try Saturday.dates().due(text) }
    }

    @Test(arguments: [
        ("1/2", 1, 2, nil), ("1/2/2027", 1, 2, 2027),
        ("27/12/28", 27, 12, 2028),
    ])
    func `an ambiguous date with slashes is rejected with both readings`(
        text: String,
        first: Int,
        second: Int,
        year: Int?
    ) {
        #expect(throws: InputError.phrase(.ambiguousDate(text, first, second, year: year))) {
            try Saturday.dates().due(text)
        }
        #expect(throws: InputError.phrase(.ambiguousDate(text, first, second, year: year))) {
            try Saturday.dates().due("fri \(text)")
        }
    }

    @Test(arguments: [
        ("sat 25 dec", "2026-12-25"), ("sat, 25 dec 2026", "2026-12-25"), ("Mon 2026-12-25", "2026-12-25"),
        ("fri 20 nov", "2027-11-20"), ("fri dec 25 2027", "2027-12-25"),
    ])
    func `a wrong weekday is rejected with the actual day`(
        text: String,
        day: String
    ) throws {
        let error = InputError.phrase(.wrongWeekday(text, try #require(Day(iso: day))))

        #expect(throws: error) { try Saturday.dates().due(text) }
        #expect(throws: error) { try Saturday.dates().day(text) }
        #expect(throws: error) { try Saturday.dates().due("\(text) at 5pm") }
    }

    @Test(arguments: [
        "tomorrow", "next week", "next fri", "next month", "next year", "sat", "eow", "in a week", "in 1 day", "1d",
        "+99999y", "99999q", "1 dec", "23:58", "9am", "at noon", "tomorrow 5pm", "5pm tomorrow",
    ])
    func `days after the last day of the calendar are rejected`(text: String) throws {
        let last = Moment(utc: Instant(seconds: 253_402_300_740))
        try #require(last.today.description == "9999-12-31")
        let dates = DateReader(last, weeksStartOn: .monday)

        let error = #expect(throws: InputError.self) { try dates.due(text) }

        guard case .phrase(.noSuchDay) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: ["13/13", "0/5", "32/1", "1/2/3/4", "a/b", "/", "1/", "123/4"])
    func `numbers with slashes outside the ranges of dates are not dates`(text: String) {
        #expect(throws: InputError.item(.notADate(text, key: nil))) { try Saturday.dates().due(text) }
    }
}
