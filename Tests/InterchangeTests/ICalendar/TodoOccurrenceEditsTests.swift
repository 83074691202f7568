import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Writing into a series of a program that closes single occurrences.
struct TodoOccurrenceEditsTests {
    @Test func `a series with exceptions that moves on leaves out its occurrences`() throws {
        let resource = try TodoResource.read(TodoSamples.thunderbird)
        // The first occurrence is done, and the third one is left out.
        #expect(resource.item.details.due?.description == "2026-11-21T17:30")

        let text = try #require(
            try resource.revised { item in
                item.details.due = Due(day: Day(number: 20_781), time: item.details.due?.time)
                item.details.recurrence = .every(Repetition(.daily, end: .count(56)))
            }
        )

        let added = difference(TodoSamples.thunderbird, text).filter { $0.first == "+" }
        #expect(
            added == [
                "+DTSTAMP:20261121T093000Z", "+EXDATE;TZID=Europe/Berlin:20261121T090000",
                "+EXDATE;TZID=Europe/Berlin:20261123T090000", "+LAST-MODIFIED:20261121T093000Z",
                "+PRODID:-//adder//adder//EN", "+SEQUENCE:5",
            ]
        )
        #expect(try TodoResource.read(text).item.details.due?.description == "2026-11-24T17:30")
    }

    private static let twoPills =
        TodoSamples.thunderbird.dropLast() + [
            "BEGIN:VTODO", "UID:5e0d5a0c-7a86-4d3f-a3ab-51d0a1f0a6a3", "SUMMARY:Take two pills", "STATUS:IN-PROCESS",
            "RECURRENCE-ID;TZID=Europe/Berlin:20261121T090000", "DUE;TZID=Europe/Berlin:20261121T100000", "END:VTODO",
            "END:VCALENDAR",
        ]

    @Test func `an occurrence that another program has changed stays when it is done, and can be opened again`() throws
    {
        let resource = try TodoResource.read(Array(Self.twoPills))
        let text = try #require(
            try resource.revised { item in
                item.details.due = Due(day: Day(number: 20_780), time: item.details.due?.time)
                item.details.recurrence = .every(Repetition(.daily, end: .count(57)))
            }
        )
        #expect(difference(Array(Self.twoPills), text).contains("+STATUS:CANCELLED"))
        #expect(text.contains("Take two pills"))

        let done = try TodoResource.read(text)
        #expect(done.item.details.due?.day == Day(number: 20_780))
        let opened = try #require(try done.revised(to: resource.shared))
        #expect(opened.contains("Take two pills") && opened.contains("STATUS:NEEDS-ACTION"))
        #expect(try TodoResource.read(opened).shared == resource.shared)
    }

    @Test func `a series is moved to a day that is left out, and all others stay closed`() throws {
        let lines = Array(Self.twoPills).map { $0 == "RRULE:FREQ=DAILY;COUNT=60" ? "RRULE:FREQ=WEEKLY" : $0 }
        let resource = try TodoResource.read(lines)
        let text = try #require(
            try resource.revised { item in
                item.details.due = Due(day: Day(number: 20_779), time: item.details.due?.time)
            }
        )

        // That of the 22nd, to which it is moved, is left out no longer.
        let excluded = difference(lines, text).filter { $0.hasPrefix("-EXDATE") }
        #expect(excluded == ["-EXDATE;TZID=Europe/Berlin:20261122T090000"])
        #expect(text.contains("Take two pills") && text.contains("RRULE:FREQ=WEEKLY"))
        #expect(try TodoResource.read(text).item.details.due?.day == Day(number: 20_779))
    }

    @Test func `another time of day is that of all occurrences`() throws {
        let lines = [
            "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:1", "SUMMARY:x", "DTSTART;TZID=Europe/Berlin:20261120T090000",
            "DUE;TZID=Europe/Berlin:20261120T090000", "RRULE:FREQ=DAILY", "EXDATE;TZID=Europe/Berlin:20261122T090000",
            "END:VTODO", "BEGIN:VTODO", "UID:1", "RECURRENCE-ID;TZID=Europe/Berlin:20261124T090000", "SUMMARY:y",
            "END:VTODO", "END:VCALENDAR",
        ]
        let resource = try TodoResource.read(lines)

        let text = try #require(
            try resource.revised { item in item.details.due = item.details.due.map { Due(day: $0.day, time: .noon) } }
        )

        #expect(text.contains("DTSTART;TZID=Europe/Berlin:20261120T040000"))
        #expect(text.contains("EXDATE;TZID=Europe/Berlin:20261122T040000"))
        #expect(text.contains("RECURRENCE-ID;TZID=Europe/Berlin:20261124T040000"))
    }

    @Test(arguments: ["EXRULE:FREQ=WEEKLY", "RRULE:FREQ=WEEKLY"])
    func `a series with several rules is left to the other program`(line: String) throws {
        let item = try TodoResource.read([
            "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:1", "DUE:20261120", "RRULE:FREQ=DAILY", line, "END:VTODO",
            "END:VCALENDAR",
        ]).item

        #expect(item.details.recurrence == .foreign("FREQ=DAILY"))
    }

    @Test func `occurrences have their own time here when clocks have changed in the zone of the series`() throws {
        let lines = [
            "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:1", "SUMMARY:x", "DTSTART;TZID=Europe/Berlin:20270327T090000",
            "DUE;TZID=Europe/Berlin:20270327T100000", "RRULE:FREQ=DAILY", "END:VTODO", "BEGIN:VTODO", "UID:1",
            "RECURRENCE-ID;TZID=Europe/Berlin:20270327T090000", "STATUS:COMPLETED", "END:VTODO", "END:VCALENDAR",
        ]
        let resource = try TodoResource.read(lines)
        #expect(resource.item.details.due?.description == "2027-03-28T17:00")

        let text = try #require(
            try resource.revised { item in
                item.details.due = item.details.due.map { Due(day: $0.day + 1, time: $0.time) }
            }
        )

        let added = difference(lines, text).filter { $0.first == "+" && !$0.hasPrefix("+DTSTAMP") }
        #expect(
            added == [
                "+EXDATE;TZID=Europe/Berlin:20270328T090000", "+LAST-MODIFIED:20261121T093000Z",
                "+PRODID:-//adder//adder//EN",
            ]
        )
        #expect(try TodoResource.read(text).item.details.due?.description == "2027-03-29T17:00")
    }

    @Test func `a done series with exceptions keeps the due date that was left`() throws {
        let resource = try TodoResource.read(TodoSamples.thunderbird)

        let text = try #require(try resource.revised { $0.completed = TodoResource.now })

        let changes = difference(TodoSamples.thunderbird, text)
        #expect(changes.contains("+DUE;TZID=Europe/Berlin:20261121T093000"))
        #expect(changes.contains("-RRULE:FREQ=DAILY;COUNT=60"))
        #expect(!changes.contains { $0.hasPrefix("-RECURRENCE-ID") || $0.hasPrefix("-EXDATE") })
    }

    @Test func `a series that its exceptions have ended stays, and can be reopened`() throws {
        let resource = try TodoResource.read(TodoSamples.ended)
        #expect(resource.item.isDone)
        #expect(try resource.revised { _ in } == nil)

        let text = try #require(try resource.revised { $0.completed = nil })
        #expect(try TodoResource.read(text).item.isDone == false)

        let moved = try #require(try resource.revised { $0.details.due = nil })
        #expect(try TodoResource.read(moved).item.completed == resource.item.completed)
    }
}
