import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// The dates and repetitions of a VTODO. Local time is nine hours ahead of UTC.
struct TodoDatesTests {
    private struct Read: Equatable {
        var due: String?
        var wait: String?
        var rule: String?
        var losses: [String] = []
    }

    private func read(_ lines: [String]) throws -> Read {
        let (item, losses) = try TestCalendar.todo(lines.joined(separator: "\r\n"), "SUMMARY:x")
        let recurrence = item?.details.recurrence
        let kind = if case .again = recurrence { "again " } else { "" }
        return Read(
            due: item?.details.due?.description,
            wait: item?.details.wait?.description,
            rule: recurrence.map { kind + $0.rule },
            losses: losses.map { "\($0.kind) \($0.field)=\($0.value)\($0.replacement.map { " -> \($0)" } ?? "")" }
        )
    }

    @Test(
        arguments: [
            ("DUE;VALUE=DATE:20261127", "2026-11-27", []), ("DUE:20261127", "2026-11-27", []),
            ("DUE:20261127T170000", "2026-11-27T17:00", []), ("due:20261127T1700", "2026-11-27T17:00", []),
            ("DUE:20261127T170030", "2026-11-27T17:00", ["time DUE=20261127T170030 -> 2026-11-27T17:00"]),
            ("DUE:20261127T170000Z", "2026-11-28T02:00", []), ("DUE;TZID=X:20261127T170000Z", "2026-11-28T02:00", []),
            ("DUE;TZID=Europe/Berlin:20261127T090000", "2026-11-27T17:00", []),
            ("DUE;TZID=Europe/Berlin:20260727T090000", "2026-07-27T16:00", []),
            ("DUE;TZID=/freeassociation.sourceforge.net/Tzfile/Europe/Berlin:20261127T090000", "2026-11-27T17:00", []),
            (
                "DUE;TZID=\"Customized Time Zone\":20261127T090000", "2026-11-27T09:00",
                ["zone TZID=Customized Time Zone"]
            ),
            ("DUE;TZID=../Europe/Berlin:20261127T090000", "2026-11-27T17:00", []),
            ("DUE:20261327", nil, ["date DUE=20261327"]), ("DUE:tomorrow", nil, ["date DUE=tomorrow"]),
            ("DUE:20261127T250000", nil, ["date DUE=20261127T250000"]), ("DUE:", nil, []),
            ("DUE:99991231T235959Z", nil, ["date DUE=99991231T235959Z"]),
        ] as [(String, String?, [String])]
    )
    func `due dates are local`(line: String, due: String?, losses: [String]) throws {
        #expect(try read([line]) == Read(due: due, losses: losses))
    }

    @Test(
        arguments: [
            (["DTSTART:20261127T170000", "DURATION:PT90M"], "2026-11-27T18:30", nil, ["time DTSTART=20261127T170000"]),
            (["DTSTART;VALUE=DATE:20261127", "DURATION:P1W2D"], "2026-12-06", "2026-11-27", []),
            (["DTSTART;VALUE=DATE:20261127", "DURATION:PT8H"], "2026-11-27T08:00", nil, ["time DTSTART=20261127"]),
            (["DTSTART:20261127", "DURATION:soon"], nil, "2026-11-27", ["date DURATION=soon"]),
            (["DURATION:P1D"], nil, nil, ["date DURATION=P1D"]),
            (["DUE:20261127", "DURATION:P1D"], "2026-11-27", nil, ["attribute DURATION=P1D"]),
            (["DTSTART:20261127", "DURATION:P9999999W"], nil, "2026-11-27", ["date DURATION=P9999999W"]),
        ] as [([String], String?, String?, [String])]
    )
    func `a duration is added to the start`(lines: [String], due: String?, wait: String?, losses: [String]) throws {
        #expect(try read(lines) == Read(due: due, wait: wait, losses: losses))
    }

    @Test(
        arguments: [
            (["DTSTART:20261125", "DUE:20261127"], "2026-11-25", []), (["DTSTART:20261127", "DUE:20261127"], nil, []),
            (["DTSTART:20261127T170000", "DUE:20261127T170000"], nil, []), (["DTSTART:20261125"], "2026-11-25", []),
            (["DTSTART:20261125T000000", "DUE:20261127T170000"], "2026-11-25", []),
            (
                ["DTSTART:20261125T090000", "DUE:20261127"], "2026-11-25",
                ["time DTSTART=20261125T090000 -> 2026-11-25"]
            ),
            (["DTSTART:20261127T090000", "DUE:20261127T170000"], nil, ["time DTSTART=20261127T090000"]),
            (["DTSTART:20261128", "DUE:20261127"], nil, ["date DTSTART=20261128"]),
            (["X-ADDER-WAIT:2026-11-25"], "2026-11-25", []), (["X-ADDER-WAIT:20261125"], "2026-11-25", []),
            (["DUE:20261127", "X-ADDER-WAIT:-P2D"], "2026-11-25", []),
            (["DUE:20261127", "X-ADDER-WAIT:P0D"], "2026-11-27", []),
            (["X-ADDER-WAIT:-P2D"], nil, ["date X-ADDER-WAIT=-P2D"]),
            (["X-ADDER-WAIT:later"], nil, ["date X-ADDER-WAIT=later"]),
        ] as [([String], String?, [String])]
    )
    func `a start before the due date hides the item until then`(
        lines: [String],
        wait: String?,
        losses: [String]
    ) throws {
        let read = try read(lines)

        #expect(read.wait == wait)
        #expect(read.losses == losses)
    }

    @Test(arguments: [
        ("FREQ=WEEKLY;BYDAY=FR", "FREQ=WEEKLY;BYDAY=FR"), ("freq=daily;interval=3", "FREQ=DAILY;INTERVAL=3"),
        ("FREQ=MONTHLY;COUNT=3;WKST=SU;", "FREQ=MONTHLY;COUNT=3"),
        ("FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("FREQ=YEARLY;BYMONTH=11", "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=27"),
        ("FREQ=DAILY;BYHOUR=17;BYMINUTE=00;BYSECOND=0", "FREQ=DAILY"),
        ("FREQ=WEEKLY;UNTIL=20261231", "FREQ=WEEKLY;UNTIL=20261231"),
        ("FREQ=WEEKLY;UNTIL=20261231T170000", "FREQ=WEEKLY;UNTIL=20261231"),
        // The last occurrence would be at 17:00, after the end.
        ("FREQ=WEEKLY;UNTIL=20261231T160000", "FREQ=WEEKLY;UNTIL=20261230"),
        ("FREQ=WEEKLY;UNTIL=20261231T080000Z", "FREQ=WEEKLY;UNTIL=20261231"),
        ("FREQ=HOURLY;INTERVAL=6;BYMINUTE=0", "FREQ=HOURLY;INTERVAL=6"),
        ("FREQ=HOURLY;INTERVAL=6;UNTIL=20261231T230000", "FREQ=HOURLY;INTERVAL=6;UNTIL=20261231"),
        ("FREQ=HOURLY;INTERVAL=6;UNTIL=20261231T040000", "FREQ=HOURLY;INTERVAL=6;UNTIL=20261230"),
        ("FREQ=HOURLY;INTERVAL=6;UNTIL=20261231", "FREQ=HOURLY;INTERVAL=6;UNTIL=20261231"),
        ("FREQ=WEEKLY;UNTIL=20261231T150000Z", "FREQ=WEEKLY;UNTIL=20261231"),
    ])
    func `rules of other programs are understood`(rule: String, expected: String) throws {
        let read = try read(["DUE:20261127T170000", "DTSTART:20261127T170000", "RRULE:\(rule)"])

        #expect(read == Read(due: "2026-11-27T17:00", rule: expected))
    }

    @Test(arguments: [
        "FREQ=MINUTELY", "FREQ=HOURLY;BYHOUR=17", "FREQ=HOURLY;INTERVAL=6;UNTIL=20261231T120000",
        "FREQ=DAILY;BYHOUR=9", "FREQ=WEEKLY;COUNT=2;UNTIL=20261231", "WEEKLY", "FREQ=DAILY;BYWEEKNO=20",
        "FREQ=MONTHLY;BYYEARDAY=5",
    ])
    func `rules that adder can't follow are reported`(rule: String) throws {
        let read = try read(["DUE:20261127T170000", "RRULE:\(rule)"])

        #expect(read == Read(due: "2026-11-27T17:00", losses: ["repetition RRULE=\(rule)"]))
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"),
        ("BYMONTH=1,7;FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=1,7"), ("FREQ=YEARLY;BYWEEKNO=20", "FREQ=YEARLY;BYWEEKNO=20"),
        ("FREQ=MONTHLY;BYMONTHDAY=-2;UNTIL=20261231T160000", "FREQ=MONTHLY;BYMONTHDAY=-2;UNTIL=20261230"),
        ("FREQ=YEARLY;BYYEARDAY=100;BYHOUR=17;COUNT=2", "FREQ=YEARLY;BYYEARDAY=100;COUNT=2"),
    ])
    func `rules with several parts are followed day by day`(rule: String, expected: String) throws {
        let read = try read(["DUE:20261127T170000", "DTSTART:20261127T170000", "RRULE:\(rule)"])

        #expect(read == Read(due: "2026-11-27T17:00", rule: expected))
    }

    @Test(
        arguments: [
            // Mondays, two days before the due day.
            (["DTSTART:20261123", "DUE:20261125", "RRULE:FREQ=WEEKLY;BYDAY=MO"], "FREQ=WEEKLY;BYDAY=WE"),
            (["DTSTART:20261128", "DUE:20261130", "RRULE:FREQ=WEEKLY;BYDAY=SA,SU"], "FREQ=WEEKLY;BYDAY=MO,TU"),
            // Friday evening in UTC is Saturday here.
            (["DUE:20261127T170000Z", "RRULE:FREQ=WEEKLY;BYDAY=FR"], "FREQ=WEEKLY;BYDAY=SA"),
            (["DTSTART:20261123", "DUE:20261125", "RRULE:FREQ=WEEKLY"], "FREQ=WEEKLY"),
            (
                ["DTSTART:20261123T090000", "DUE:20261125T170000", "RRULE:FREQ=WEEKLY;UNTIL=20261207T090000"],
                "FREQ=WEEKLY;UNTIL=20261209"
            ),
            (["DTSTART:20261123T090000", "DUE:20261125T170000", "RRULE:FREQ=DAILY;BYHOUR=9"], "FREQ=DAILY"),
        ] as [([String], String)]
    )
    func `the weekdays of a rule move with the due date`(lines: [String], rule: String) throws {
        #expect(try read(lines).rule == rule)
    }

    @Test(arguments: ["FREQ=MONTHLY;BYMONTHDAY=23", "FREQ=MONTHLY;BYDAY=4MO", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU"])
    func `a rule that can't move is reported`(rule: String) throws {
        let read = try read(["DTSTART:20261123", "DUE:20261125", "RRULE:\(rule)"])

        #expect(read.rule == nil)
        #expect(read.losses == ["repetition RRULE=\(rule)"])
    }

    @Test(
        arguments: [
            ("20261031", "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYMONTHDAY=-1"),
            ("20261030", "FREQ=MONTHLY;BYMONTHDAY=30", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"),
            ("20280229", "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"),
        ]
    )
    func `a day that some months lack becomes the last day, and is reported`(
        due: String,
        rule: String,
        became: String
    ) throws {
        let read = try read(["DUE:\(due)", "RRULE:\(rule)"])

        #expect(read.rule == became)
        #expect(read.losses == ["repetition RRULE=\(rule) -> \(became)"])
    }

    @Test func `an item repeats from its due date, its start, or its completion`() throws {
        #expect(try read(["RRULE:FREQ=DAILY"]).losses == ["repetition RRULE=FREQ=DAILY"])
        #expect(try read(["DTSTART:20261127", "RRULE:FREQ=DAILY"]) == Read(due: "2026-11-27", rule: "FREQ=DAILY"))
        #expect(
            try read(["DUE:20261127", "RRULE:FREQ=DAILY", "X-ADDER-REPEATS-FROM:DONE"])
                == Read(due: "2026-11-27", rule: "again FREQ=DAILY")
        )
        // The day is kept, so that it returns after a shorter month.
        #expect(try read(["DUE:20260131", "RRULE:FREQ=MONTHLY"]).rule == "FREQ=MONTHLY;BYMONTHDAY=-1")
    }

    @Test func `a rule may say the time of its first occurrence, in the zone of the file`() throws {
        let line = "DUE;TZID=Europe/Berlin:20261127T090000"

        #expect(try read([line, "RRULE:FREQ=DAILY;BYHOUR=9;BYMINUTE=0"]).rule == "FREQ=DAILY")
        #expect(try read([line, "RRULE:FREQ=DAILY;BYHOUR=17"]).rule == nil)
    }

    @Test func `several rules are reported, and a day that the rule names already is not`() throws {
        let read = try read([
            "DUE:20261127", "RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY", "RDATE:20261225", "EXRULE:FREQ=DAILY",
        ])

        #expect(read.rule == "FREQ=DAILY")
        #expect(read.losses.count == 2)
        #expect(read.losses.allSatisfy { $0.hasPrefix("repetition ") })
    }
}
