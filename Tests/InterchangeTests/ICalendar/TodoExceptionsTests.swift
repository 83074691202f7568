import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct TodoExceptionsTests {
    private static let series = """
        BEGIN:VTODO
        UID:1
        SUMMARY:Water the plants
        DTSTART:20261120T090000
        DUE:20261121T170000
        RRULE:FREQ=DAILY%
        END:VTODO

        """

    /// Returns the series, with completed occurrences of these days.
    private func calendar(_ days: [Int], rule: String = "", status: String = "STATUS:COMPLETED") -> String {
        let exceptions = days.map { day in
            """
            BEGIN:VTODO
            UID:1
            RECURRENCE-ID:202611\(day)T090000
            \(status)
            COMPLETED:202611\(day)T100000Z
            END:VTODO

            """
        }
        return Self.series.split(separator: "%").joined(separator: rule) + exceptions.joined()
    }

    @Test(arguments: [
        ("SUMMARY:Water the trees", 1), ("DESCRIPTION:Only the big ones", 1), ("DUE:20261121T180000", 1),
        ("SUMMARY:Water the plants\nDUE:20261121T170000", 0),
    ])
    func `the own values of a completed occurrence are reported`(lines: String, count: Int) throws {
        let usual = try TestCalendar.read(calendar([20])).losses.count
        let (_, losses) = try TestCalendar.read(calendar([20], status: "\(lines)\nSTATUS:COMPLETED"))

        #expect(losses.count == usual + count)
    }

    @Test(arguments: [
        ([20], "2026-11-22T17:00", "2026-11-21", 1), ([20, 21], "2026-11-23T17:00", "2026-11-22", 2),
        ([21], "2026-11-21T17:00", "2026-11-20", 0), ([20, 22], "2026-11-22T17:00", "2026-11-21", 1),
    ])
    func `a series is due on its first open occurrence`(days: [Int], due: String, wait: String, lost: Int) throws {
        let (items, losses) = try TestCalendar.read(calendar(days))

        #expect(items.map { $0.details.due?.description } == [due])
        #expect(items.map { $0.details.wait?.description } == [wait])
        #expect(items.map(\.isDone) == [false])
        #expect(losses.filter { $0.kind == .repetition }.count == lost)
    }

    @Test func `an exception may come before its series`() throws {
        let parts = calendar([20]).components(of: "END:VTODO\n")
        let (items, losses) = try TestCalendar.read(parts.reversed().joined())

        #expect(items.map { $0.details.due?.description } == ["2026-11-22T17:00"])
        #expect(losses.filter { $0.kind == .repetition }.count == 1)
    }

    @Test func `each version of a series has its own exceptions, before or after it`() throws {
        let before = [calendar([20]), calendar([20, 21])].map { text in
            "BEGIN:VCALENDAR\n\(text.components(of: "END:VTODO\n").reversed().joined())END:VCALENDAR\n"
        }

        for text in [calendar([20]) + calendar([20, 21]), before.joined()] {
            let items = try TestCalendar.read(text).items
            #expect(items.map { $0.details.due?.description } == ["2026-11-22T17:00", "2026-11-23T17:00"])
        }
        let due = try TestCalendar.read(calendar([20]) + calendar([])).items.map { $0.details.due?.description }
        #expect(due == ["2026-11-22T17:00", "2026-11-21T17:00"])
    }

    @Test func `a series without open occurrences is done`() throws {
        let items = try TestCalendar.read(calendar([20, 21], rule: ";COUNT=2")).items

        #expect(items.map(\.isDone) == [true])
        // It would otherwise have a next occurrence.
        #expect(items.map(\.details.recurrence) == [nil])
        #expect(items.map { $0.completed?.description } == ["2026-11-21T10:00:00Z"])
    }

    @Test func `the number of occurrences that are left counts down`() throws {
        let items = try TestCalendar.read(calendar([20, 21], rule: ";COUNT=5")).items

        #expect(items.map { $0.details.recurrence?.rule } == ["FREQ=DAILY;COUNT=3"])
    }

    @Test func `days that are left out, also later ones, are no occurrences`() throws {
        let lines = "\nEXDATE:20261120T090000,20261125T090000\nEXDATE:20261125T100000,20261231T090000"
        let text = Self.series.split(separator: "%").joined(separator: lines)

        let (items, losses) = try TestCalendar.read(text)

        #expect(items.map { $0.details.due?.description } == ["2026-11-22T17:00"])
        #expect(items.map { $0.details.recurrence?.rule } == ["FREQ=DAILY;EXDATE=20261126,20270101"])
        #expect(losses.filter { $0.kind == .repetition }.map(\.replacement) == ["2026-11-22"])
    }

    @Test func `a series with a duration is due at its end, also if days are left out`() throws {
        let lines = [
            "DTSTART;TZID=Europe/Berlin:20261127T090000", "DURATION:PT2H", "RRULE:FREQ=DAILY",
            "EXDATE;TZID=Europe/Berlin:20261127T090000,20261129T090000", "SUMMARY:x",
        ]
        let item = try TestCalendar.todo(lines.joined(separator: "\r\n")).item
        #expect(item?.details.due?.description == "2026-11-28T19:00")
        #expect(item?.details.recurrence?.rule == "FREQ=DAILY;EXDATE=20261129")

        let days = try TestCalendar.todo("DTSTART:20261123", "DURATION:P2D", "RRULE:FREQ=DAILY", "EXDATE:20261124").item
        #expect(days?.details.recurrence?.rule == "FREQ=DAILY;EXDATE=20261126")
    }

    @Test func `occurrences that are done before others are left out, and not counted`() throws {
        let items = try TestCalendar.read(calendar([20, 22, 24], rule: ";COUNT=4")).items

        #expect(items.map { $0.details.due?.description } == ["2026-11-22T17:00"])
        // That of the 24th is the fifth.
        #expect(items.map { $0.details.recurrence?.rule } == ["FREQ=DAILY;COUNT=2;EXDATE=20261123"])
    }

    @Test func `added days are occurrences`() throws {
        let lines = "\nRDATE:20261120T090000,20261128T090000\nEXDATE:20261126T090000"
        let weekly = Self.series.split(separator: "%").joined(separator: lines).replacing("DAILY", with: "WEEKLY")

        let (items, losses) = try TestCalendar.read(weekly)

        let rule = "FREQ=WEEKLY;BYDAY=SA;RDATE=20261129"
        #expect(items.map { $0.details.recurrence?.rule } == [rule])
        #expect(losses.contains { $0.field == "EXDATE" && $0.value == "20261126T090000" })
    }

    @Test func `a series on a movable day is read as it was written`() throws {
        let lines = "RRULE:FREQ=YEARLY;INTERVAL=100\nRDATE:20280127T090000,20290213T090000"

        let (items, losses) = try TestCalendar.read(
            Self.series.replacing("RRULE:FREQ=DAILY%", with: lines).replacing("1120T", with: "1121T")
        )

        #expect(items.map { $0.details.recurrence?.rule } == ["FREQ=YEARLY;INTERVAL=100;RDATE=20280127,20290213"])
        #expect(items.map { $0.details.recurrence?.movableDay?.day } == [.lunar(1, month: 1)])
        #expect(!losses.contains { $0.kind == .repetition })
    }

    @Test(arguments: [
        "RRULE:FREQ=DAILY\nRDATE:20261128T100000", "RRULE:FREQ=WEEKLY\nRDATE;VALUE=PERIOD:20261128T090000/PT1H",
        "RRULE:FREQ=WEEKLY;INTERVAL=2\nRDATE:20261128T090000", "RRULE:FREQ=WEEKLY;COUNT=2\nRDATE:20261128T090000",
    ])
    func `added days that adder can't follow are reported, and on a server left to the other program`(lines: String)
        throws
    {
        let text = Self.series.replacing("RRULE:FREQ=DAILY%", with: lines)

        let (items, losses) = try TestCalendar.read(text)
        let resource = try TodoResource.read(
            ("BEGIN:VCALENDAR\n\(text)END:VCALENDAR").split(separator: "\n").map(String.init)
        )

        #expect(items.map { $0.details.recurrence?.isForeign } == [false])
        #expect(losses.contains { $0.field == "RDATE" })
        #expect(resource.item.details.recurrence?.isForeign == true)
    }

    @Test func `an open exception is reported`() throws {
        let (items, losses) = try TestCalendar.read(calendar([20], status: "STATUS:NEEDS-ACTION"))

        #expect(items.map { $0.details.due?.description } == ["2026-11-21T17:00"])
        #expect(losses.contains { $0.field == "RECURRENCE-ID" && $0.replacement == nil })
    }

    @Test func `an exception apart from its series is skipped, and one without a series is an item`() throws {
        let exception = "BEGIN:VTODO\nUID:%\nSUMMARY:Alone\nRECURRENCE-ID:20261120T090000\nEND:VTODO\n"
        let parts = exception.split(separator: "%")
        let other = "BEGIN:VTODO\nUID:3\nSUMMARY:Other\nEND:VTODO\n"

        let (items, losses) = try TestCalendar.read(calendar([]) + other + parts.joined(separator: "1"))
        #expect(items.map(\.details.title) == ["Water the plants", "Other"])
        #expect(losses.contains { $0.kind == .item && $0.value == "Alone" })

        let alone = try TestCalendar.read(parts.joined(separator: "2")).items
        #expect(alone.map(\.details.title) == ["Alone"])
    }
}

extension String {
    fileprivate func replacing(_ part: String, with other: String) -> String {
        let length = part.utf8.count
        guard let start = utf8.indices.first(where: { utf8[$0...].starts(with: part.utf8) }) else { return self }
        return "\(self[..<start])\(other)\(self[utf8.index(start, offsetBy: length)...])"
    }

    /// The parts that end with a line.
    fileprivate func components(of end: String) -> [String] {
        var parts: [String] = []
        var part = ""
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            part += line + "\n"
            if line + "\n" == end {
                parts.append(part)
                part = ""
            }
        }
        return parts
    }
}
