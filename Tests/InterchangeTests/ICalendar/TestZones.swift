import Almanac
import Entities
import Interchange
import Vocabulary

/// A clock in a place that is nine hours ahead of UTC all year.
struct SeoulClock: Clock {
    func now() -> Moment { moment(at: Instant(seconds: 1_795_253_400)) }

    func moment(at instant: Instant) -> Moment {
        let local = Moment(utc: Instant(seconds: instant.seconds + 9 * 3_600))
        return Moment(instant: instant, today: local.today, time: local.time)
    }
}

enum TestZones {
    /// Returns the file of the only zone that the system of the tests knows.
    static func file(named name: String) -> [UInt8]? {
        guard name == "Europe/Berlin" else { return nil }
        let block =
            Array("TZif2".utf8) + [UInt8](repeating: 0, count: 34) + [1, 0, 0, 0, 4] + [0, 0, 0x0E, 0x10, 0, 0]
            + Array("LMT\0".utf8)
        return block + block + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
    }
}

/// Reads calendars in the tests.
enum TestCalendar {
    static func read(_ text: String) throws -> (items: [ForeignItem], losses: [Loss]) {
        try read(Array(text.utf8))
    }

    static func read(_ bytes: [UInt8]) throws -> (items: [ForeignItem], losses: [Loss]) {
        var rest = bytes[...]
        var reader = try CalendarReader(
            {
                defer { rest = rest.dropFirst(100) }
                return Array(rest.prefix(100))
            },
            clock: SeoulClock(),
            zoneFiles: TestZones.file
        )
        var items: [ForeignItem] = []
        while let item = try reader.next() { items.append(item) }
        return (items, reader.takeLosses())
    }

    /// Reads the lines of one VTODO.
    static func todo(_ lines: String...) throws -> (item: ForeignItem?, losses: [Loss]) {
        let text = (["BEGIN:VCALENDAR", "BEGIN:VTODO"] + lines + ["END:VTODO", "END:VCALENDAR", ""])
        let (items, losses) = try read(text.joined(separator: "\r\n"))
        return (items.first, losses)
    }
}
