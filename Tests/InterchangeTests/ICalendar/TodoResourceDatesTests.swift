import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Writing dates into the resource of another program. The clock is nine hours ahead of UTC.
struct TodoResourceDatesTests {
    private func calendar(_ lines: [String]) -> [String] {
        ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:1", "SUMMARY:x"] + lines
            + ["END:VTODO", "END:VCALENDAR"]
    }

    /// Returns the date lines after a change.
    private func revised(_ lines: [String], _ change: (inout SharedItem) -> Void) throws -> [String]? {
        let resource = try TodoResource.read(calendar(lines))
        guard let text = try resource.revised(change) else { return nil }
        let again = try TodoResource.read(text)
        var expected = resource.shared
        change(&expected)
        #expect(again.shared == expected.onServer)
        #expect(try again.revised(to: expected) == nil)
        let names = ["DTSTART", "DUE", "DURATION", "RRULE", "RDATE", "EXDATE", "X-ADDER-WAIT", "X-ADDER-REPEATS-FROM"]
        return text.split(separator: "\r\n").map(String.init).filter { line in
            names.contains { line.hasPrefix($0) }
        }
    }

    private func due(_ text: String) throws -> Due {
        let parts = text.split(separator: "T")
        let day = try #require(Day(iso: String(parts[0])))
        return Due(day: day, time: parts.count > 1 ? TimeOfDay(iso: parts[1]) : nil)
    }

    @Test(
        arguments: [
            // The form of the line stays.
            (["DUE;VALUE=DATE:20261127"], "2026-11-28", ["DUE;VALUE=DATE:20261128"]),
            (["DUE:20261127"], "2026-11-28", ["DUE:20261128"]),
            (["DUE:20261127T170000"], "2026-11-28T09:30", ["DUE:20261128T093000"]),
            (["DUE:20261127T170000Z"], "2026-11-28T09:30", ["DUE:20261128T003000Z"]),
            (
                ["DUE;X-A=1;TZID=Europe/Berlin:20261127T100000"], "2026-11-28T05:00",
                ["DUE;X-A=1;TZID=Europe/Berlin:20261127T210000"]
            ),
            (
                ["DUE;TZID=\"Nowhere\":20261127T100000"], "2026-11-28T05:00", ["DUE;TZID=\"Nowhere\":20261128T050000"]
            ),
            // A time that comes or goes changes the form.
            (["DUE;VALUE=DATE:20261127"], "2026-11-28T17:00", ["DUE:20261128T170000"]),
            (["DUE;TZID=Europe/Berlin:20261127T100000"], "2026-11-28", ["DUE;VALUE=DATE:20261128"]),
            ([], "2026-11-28T17:00", ["DUE:20261128T170000"]), ([], "2026-11-28", ["DUE;VALUE=DATE:20261128"]),
            (["DUE;TZID=Europe/Berlin:20261127T100000"], nil, []),
            // A start on the due date moves along, and another one stays.
            (
                ["DTSTART:20261127T080000Z", "DUE:20261127T080000Z"], "2026-11-28T09:30",
                ["DTSTART:20261128T003000Z", "DUE:20261128T003000Z"]
            ),
            (["DTSTART;VALUE=DATE:20261127", "DUE;VALUE=DATE:20261127"], nil, []),
            (
                ["DTSTART;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261127"], "2026-11-28",
                ["DTSTART;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261128"]
            ),
            (
                ["DTSTART;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261127"], "2026-11-28T17:00",
                ["DTSTART:20261125T000000", "DUE:20261128T170000"]
            ),
            // The wait day can't be a start after the due date.
            (
                ["DTSTART;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261127"], "2026-11-24",
                ["DUE;VALUE=DATE:20261124", "X-ADDER-WAIT:2026-11-25"]
            ),
            (
                ["DTSTART:20261127T090000", "DUE:20261127T170000"], "2026-11-30T18:00",
                ["DTSTART:20261130T090000", "DUE:20261130T180000"]
            ),
            (
                ["DTSTART:20261127T090000", "DURATION:PT2H"], "2026-11-27T12:00",
                [
                    "DTSTART:20261127T090000", "DUE:20261127T120000",
                ]
            ),
        ] as [([String], String?, [String])]
    )
    func `a due date keeps its form`(before: [String], new: String?, after: [String]) throws {
        let due = try new.map { try self.due($0) }

        #expect(try revised(before) { $0.details.due = due } == after)
    }

    @Test(
        arguments: [
            (
                ["DUE;TZID=Europe/Berlin:20261127T100000"], "2026-11-25",
                [
                    "DUE;TZID=Europe/Berlin:20261127T100000", "DTSTART;TZID=Europe/Berlin:20261124T160000",
                ]
            ),
            (["DUE;VALUE=DATE:20261127"], "2026-11-28", ["DUE;VALUE=DATE:20261127", "X-ADDER-WAIT:2026-11-28"]),
            (["DTSTART:20261125T093000", "DUE:20261127T100000"], nil, ["DUE:20261127T100000"]),
            (["DTSTART;VALUE=DATE:20261125"], "2026-11-26", ["DTSTART;VALUE=DATE:20261126"]),
            (
                ["DTSTART:20261125T093000", "DUE:20261127T100000"], "2026-11-26",
                ["DTSTART:20261126T093000", "DUE:20261127T100000"]
            ),
            (
                ["DTSTART:20261125T093000", "DUE:20261127T100000"], "2026-11-27",
                ["DUE:20261127T100000", "X-ADDER-WAIT:2026-11-27"]
            ),
        ] as [([String], String?, [String])]
    )
    func `a wait day is a start before the due date`(before: [String], new: String?, after: [String]) throws {
        let wait = try new.map { try due($0).day }

        #expect(try revised(before) { $0.details.wait = wait } == after)
    }

    @Test func `a series moves on with its start`() throws {
        let lines = ["DTSTART:20261120T090000", "DUE:20261121T170000", "RRULE:WKST=SU;FREQ=DAILY;INTERVAL=3"]
        let next = try revised(lines) { item in
            item.details.due = item.details.due.map { Due(day: $0.day + 3, time: $0.time) }
            item.details.wait = item.details.wait.map { $0 + 3 }
        }
        #expect(next == ["DTSTART:20261123T090000", "DUE:20261124T170000", lines[2]])

        // Some programs write no start.
        let alone = try revised(["DUE;VALUE=DATE:20261121", "RRULE:FREQ=DAILY;COUNT=3"]) { item in
            item.details.due = item.details.due.map { Due(day: $0.day + 1) }
            item.details.recurrence = .every(Repetition(.daily, end: .count(2)))
        }
        #expect(alone == ["DUE;VALUE=DATE:20261122", "RRULE:FREQ=DAILY;COUNT=2"])
    }

    @Test func `a rule counts in the time zone of the start and ends in UTC`() throws {
        let friday = Repetition.NthWeekday(.friday)
        let after = try revised(["DUE;TZID=Europe/Berlin:20261126T170000"]) { item in
            // Friday, one o'clock in the night, is Thursday in Berlin.
            item.details.recurrence = .again(
                Repetition(.weekly, weekdays: [friday], end: .until(Day(number: 20_805)))
            )
        }

        #expect(
            after == [
                "DUE;TZID=Europe/Berlin:20261126T170000", "DTSTART;TZID=Europe/Berlin:20261126T170000",
                "RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20261217T160000Z", "X-ADDER-REPEATS-FROM:DONE",
            ]
        )
    }

    @Test func `a rule is removed or replaced`() throws {
        let lines = ["DTSTART;VALUE=DATE:20261127", "DUE;VALUE=DATE:20261127", "RRULE:FREQ=DAILY", "X-ADDER-WAIT:-P2D"]
        #expect(try revised(lines) { $0.details.recurrence = nil } == lines.filter { !$0.hasPrefix("RRULE") })
        #expect(
            try revised(lines) { $0.details.recurrence = .every(.workdays) }
                == lines.prefix(2) + ["RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", lines[3]]
        )
    }

    @Test func `a rule that adder can't follow stays, and is never completed`() throws {
        let lines = ["DTSTART;VALUE=DATE:20261127", "DUE;VALUE=DATE:20261127", "RRULE:FREQ=HOURLY"]

        #expect(try revised(lines) { $0.details.due = Due(day: Day(number: 20_789)) }?.last == "RRULE:FREQ=HOURLY")
        #expect(try revised(lines) { $0.completed = TodoResource.now } == nil)
    }

    @Test func `a series of single dates stays, and is never completed`() throws {
        let lines = ["DTSTART;VALUE=DATE:20261127", "DUE;VALUE=DATE:20261127", "RDATE;VALUE=DATE:20261204,20261211"]

        #expect(try revised(lines) { $0.details.due = Due(day: Day(number: 20_789)) }?.last == lines[2])
        #expect(try revised(lines) { $0.completed = TodoResource.now } == nil)
        let weekly = try revised(lines) { $0.details.recurrence = .every(Repetition(.weekly)) }
        #expect(weekly == lines.prefix(2) + ["RRULE:FREQ=WEEKLY"])
    }

    @Test func `a reopened item repeats again`() throws {
        let done = ["DTSTART;VALUE=DATE:20261127", "DUE;VALUE=DATE:20261127", "STATUS:COMPLETED"]
        let after = try revised(done + ["COMPLETED:20261121T093000Z"]) { item in
            item.completed = nil
            item.details.recurrence = .every(Repetition(.weekly))
        }

        #expect(after == Array(done.prefix(2)) + ["RRULE:FREQ=WEEKLY"])
    }

    @Test func `an occurrence that was left out is opened again`() throws {
        let lines = ["DTSTART:20261120T090000", "DUE:20261120T090000", "RRULE:FREQ=DAILY"]
        let excluded = lines + ["EXDATE:20261120T090000,20261121T090000", "EXDATE:20261125T090000"]

        let after = try revised(excluded) {
            $0.details.due = Due(day: $0.details.due!.day - 1, time: $0.details.due?.time)
        }

        #expect(after == lines + ["EXDATE:20261120T090000", "EXDATE:20261125T090000"])
    }

    @Test func `days that are left out stay until the rule changes`() throws {
        let lines = ["DTSTART:20261120T090000", "DUE:20261120T090000", "RRULE:FREQ=DAILY", "EXDATE:20261121T090000"]

        let moved = try revised(lines) { item in
            item.details.due = item.details.due.map { Due(day: $0.day + 2, time: $0.time) }
            item.details.recurrence = .every(Repetition(.daily))
        }
        #expect(moved == ["DTSTART:20261122T090000", "DUE:20261122T090000"] + lines[2...])

        let weekly = try revised(lines) { $0.details.recurrence = .every(Repetition(.weekly)) }
        #expect(weekly == lines[..<2] + ["RRULE:FREQ=WEEKLY"])
        let daily = try revised(lines) { $0.details.recurrence = .every(Repetition(.daily)) }
        #expect(daily == Array(lines.dropLast()))
        let added = try revised(lines) { item in
            item.details.recurrence = item.details.recurrence?.with(
                RuleDays.SingleDays(excluded: [Day(number: 20_778), Day(number: 20_780)])
            )
        }
        #expect(added == lines + ["EXDATE:20261123T090000"])
    }

    @Test func `a due date in another time zone keeps its time there, across a change of the clocks`() throws {
        let lines = ["DTSTART;TZID=Europe/Berlin:20270327T090000", "DUE;TZID=Europe/Berlin:20270327T100000"]
        for rule in [[], ["RRULE:FREQ=DAILY"]] {
            let resource = try TodoResource.read(calendar(lines + rule))
            #expect(resource.item.details.due?.description == "2027-03-27T18:00")

            let text = try #require(
                try resource.revised { item in
                    item.details.due = item.details.due.map { Due(day: $0.day + 1, time: $0.time) }
                }
            )

            #expect(text.contains("DTSTART;TZID=Europe/Berlin:20270328T090000"), "\(text)")
            #expect(text.contains("DUE;TZID=Europe/Berlin:20270328T100000"))
            let due = try TodoResource.read(text).item.details.due
            #expect(due?.description == "2027-03-28T17:00")
        }
    }

    @Test func `a start after the due date stays`() throws {
        let lines = ["DTSTART:20261210T150000", "DUE:20261205T120000"]

        let after = try revised(lines) { $0.details.due = Due(day: Day(number: 20_793), time: $0.details.due?.time) }

        #expect(after == [lines[0], "DUE:20261206T120000"])
    }

    @Test(arguments: ["2026-12-24T12:00", nil])
    func `a start after the due date is the wait day once that is later or gone`(text: String?) throws {
        let resource = try TodoResource.read(calendar(["DTSTART:20261210T150000", "DUE:20261205T120000"]))
        let due = try text.map { try self.due($0) }

        let after = try TodoResource.read(try #require(try resource.revised { $0.details.due = due }))

        #expect(after.item.details.due == due)
        #expect(after.item.details.wait?.description == "2026-12-10")
    }

    @Test func `an alarm at an instant follows from the occurrence that it belongs to`() throws {
        let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;VALUE=DATE-TIME:20261201T000000Z", "END:VALARM"]
        let series = calendar(["DTSTART:20261201T090000", "DUE:20261201T100000", "RRULE:FREQ=WEEKLY"] + alarm)
        let closed = [
            "BEGIN:VTODO", "UID:1", "RECURRENCE-ID:20261201T090000", "STATUS:COMPLETED", "SUMMARY:x", "END:VTODO",
        ]
        let resource = try TodoResource.read(series.dropLast() + closed + ["END:VCALENDAR"])

        let moved = try resource.revised { $0.details.due = $0.details.due.map { Due(day: $0.day + 1, time: $0.time) } }
        let done = try resource.revised { $0.details.due = $0.details.due.map { Due(day: $0.day + 7, time: $0.time) } }

        #expect(resource.item.details.due?.day == Day(number: 20_795))
        #expect(moved?.contains("TRIGGER;VALUE=DATE-TIME:20261209T000000Z") == true)
        #expect(done?.contains("TRIGGER;VALUE=DATE-TIME:20261215T000000Z") == true)
    }

    @Test func `what other programs say about the first occurrence is moved to the present one`() throws {
        let lines = calendar([
            "DTSTART:20261201T080000", "DUE;TZID=Europe/Berlin:20261201T100000", "RRULE:FREQ=WEEKLY",
            "EXDATE:20261201T080000",
        ])

        let resource = try TodoResource.read(lines)
        let facts = resource.facts(due: resource.item.details.due)

        #expect(facts.due?.due.day == Day(number: 20_795) && facts.start?.day == Day(number: 20_795))
    }

    @Test func `values that come back bring the calendar back that had them`() throws {
        let lines = [
            "DTSTART:20261120T083000", "DUE:20261127", "STATUS:CANCELLED", "PERCENT-COMPLETE:40", "SEQUENCE:2",
        ]
        let first = try TodoResource.read(calendar(lines))
        let done = try TodoResource.read(try #require(try first.revised { $0.completed = TodoResource.now }))
        let wanted = first.shared

        let back = try #require(try done.revised(to: wanted, earlier: [first]))
        #expect(
            difference(calendar(lines), back) == [
                "+DTSTAMP:20261121T093000Z", "+LAST-MODIFIED:20261121T093000Z", "+PRODID:-//adder//adder//EN",
                "+SEQUENCE:4", "-SEQUENCE:2",
            ]
        )
        // Without it, the lines of other programs are lost.
        #expect(try done.revised(to: wanted)?.contains("CANCELLED") == false)
        // Another change meanwhile is made, too.
        var other = wanted
        other.details.title = "y"
        other.details.due = Due(day: Day(number: 20_790))
        let both = try #require(try done.revised(to: other, earlier: [first]))
        #expect(both.contains("STATUS:CANCELLED") && both.contains("PERCENT-COMPLETE:40"))
        #expect(both.contains("SUMMARY:y") && both.contains("DTSTART:20261120T083000"), "\(both)")
    }
}
