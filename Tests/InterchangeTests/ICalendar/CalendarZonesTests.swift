import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Zones that the file itself describes. Local time is nine hours ahead of UTC.
struct CalendarZonesTests {
    private static let zone = """
        BEGIN:VTIMEZONE
        TZID:W. Europe Standard Time
        BEGIN:STANDARD
        DTSTART:16010101T030000
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
        END:STANDARD
        BEGIN:DAYLIGHT
        DTSTART:16010101T020000
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
        END:DAYLIGHT
        END:VTIMEZONE

        """

    private func due(_ zone: String, _ value: String, name: String = "W. Europe Standard Time") throws -> String? {
        let todo = "BEGIN:VTODO\nSUMMARY:x\nDUE;TZID=\(name):\(value)\nEND:VTODO\n"
        return try TestCalendar.read(zone + todo).items.first?.details.due?.description
    }

    @Test(arguments: [
        ("20260115T120000", "2026-01-15T20:00"), ("20260715T120000", "2026-07-15T19:00"),
        ("20260329T010000", "2026-03-29T09:00"), ("20260329T040000", "2026-03-29T11:00"),
        ("20261025T010000", "2026-10-25T08:00"), ("20261025T040000", "2026-10-25T12:00"),
        ("20261231T120000", "2026-12-31T20:00"),
    ])
    func `a zone of the file follows its rules`(value: String, expected: String) throws {
        #expect(try due(Self.zone, value) == expected)
    }

    @Test(arguments: [
        "W. Europe Standard Time", "Nowhere Standard Time", "Eastern Standard Time", "UTC-11", "W. Europe",
    ])
    func `a zone of Windows is that of the system`(name: String) throws {
        let isKnown = name.hasPrefix("W. Europe")
        let todo = "BEGIN:VTODO\nSUMMARY:x\nDUE;TZID=\(name):20260715T120000\nEND:VTODO\n"
        let result = try TestCalendar.read(todo)

        #expect(result.items.first?.details.due?.description == (isKnown ? "2026-07-15T19:00" : "2026-07-15T12:00"))
        #expect(result.losses.contains { $0.kind == .zone } == !isKnown)
    }

    @Test func `a series of changes ends, and single changes count`() throws {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:X
            BEGIN:STANDARD
            DTSTART:20000101T000000
            TZOFFSETFROM:+0000
            TZOFFSETTO:+0100
            END:STANDARD
            BEGIN:DAYLIGHT
            DTSTART:20000326T020000
            TZOFFSETFROM:+0100
            TZOFFSETTO:+0200
            RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3;UNTIL=20030330T010000Z
            END:DAYLIGHT
            BEGIN:STANDARD
            DTSTART:20100101T000000
            TZOFFSETFROM:+0200
            TZOFFSETTO:+0300
            RDATE:20200101T000000
            END:STANDARD
            BEGIN:STANDARD
            DTSTART:20150101T000000
            TZOFFSETFROM:+0300
            TZOFFSETTO:+043000
            END:STANDARD
            END:VTIMEZONE

            """

        #expect(try due(zone, "19991201T120000", name: "X") == "1999-12-01T21:00")
        #expect(try due(zone, "20000201T120000", name: "X") == "2000-02-01T20:00")
        #expect(try due(zone, "20090201T120000", name: "X") == "2009-02-01T19:00")
        #expect(try due(zone, "20120201T120000", name: "X") == "2012-02-01T18:00")
        #expect(try due(zone, "20160201T120000", name: "X") == "2016-02-01T16:30")
        #expect(try due(zone, "20210201T120000", name: "X") == "2021-02-01T18:00")
    }

    @Test func `the system's zone is used where the file names it`() throws {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:My zone
            X-LIC-LOCATION:Europe/Berlin
            BEGIN:STANDARD
            DTSTART:19700101T000000
            TZOFFSETFROM:+0000
            TZOFFSETTO:+0000
            END:STANDARD
            END:VTIMEZONE

            """

        #expect(try due(zone, "20260115T120000", name: "My zone") == "2026-01-15T20:00")
    }

    @Test func `a zone without offsets is unknown`() throws {
        let text =
            "BEGIN:VTIMEZONE\nTZID:X\nEND:VTIMEZONE\nBEGIN:VTODO\nSUMMARY:x\nDUE;TZID=X:20260115T120000\nEND:VTODO\n"

        let (items, losses) = try TestCalendar.read(text)

        #expect(items.first?.details.due?.description == "2026-01-15T12:00")
        #expect(losses.map(\.kind) == [.zone])
    }
}
