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
        ([20], "2026-11-22T17:00", "2026-11-21"), ([20, 21], "2026-11-23T17:00", "2026-11-22"),
        ([21], "2026-11-21T17:00", "2026-11-20"), ([20, 22], "2026-11-22T17:00", "2026-11-21"),
    ])
    func `a series is due on its first open occurrence`(days: [Int], due: String, wait: String) throws {
        let (items, losses) = try TestCalendar.read(calendar(days))

        #expect(items.map { $0.details.due?.description } == [due])
        #expect(items.map { $0.details.wait?.description } == [wait])
        #expect(items.map(\.isDone) == [false])
        #expect(losses.filter { $0.kind == .repetition }.count == days.count)
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

    @Test func `excluded days are skipped, and later ones are reported`() throws {
        let text = Self.series.split(separator: "%").joined(separator: "\nEXDATE:20261120T090000,20261125T090000")

        let (items, losses) = try TestCalendar.read(text)

        #expect(items.map { $0.details.due?.description } == ["2026-11-22T17:00"])
        #expect(losses.filter { $0.kind == .repetition }.map(\.replacement) == ["2026-11-22", nil])
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
