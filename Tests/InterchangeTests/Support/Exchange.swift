import Almanac
import Entities
import Interchange
import Vocabulary

/// Reads and writes whole files.
enum Exchange {
    /// Saturday, 21 November 2026, half past nine, in a zone two hours east of UTC.
    static var context: ForeignContext { ForeignContext(clock: ZoneClock(hours: 2)) }

    struct Result: Equatable {
        var items: [ForeignItem] = []
        var losses: [Loss] = []
    }

    static func source(_ bytes: [UInt8], portion: Int = 4_096) -> ByteReader.Source {
        var rest = bytes[...]
        return {
            defer { rest = rest.dropFirst(portion) }
            return Array(rest.prefix(portion))
        }
    }

    static func read(_ reader: some ForeignReading) throws(ForeignFileError) -> Result {
        var reader = reader
        var result = Result()
        while let item = try reader.next() { result.items.append(item) }
        result.losses = reader.takeLosses()
        return result
    }

    static func write(_ items: [ExportedItem], _ writer: some ForeignWriting) -> (text: String, losses: [Loss]) {
        var writer = writer
        writer.begin()
        items.forEach { writer.write($0) }
        writer.end()
        return (String(decoding: writer.takeBytes(), as: UTF8.self), writer.takeLosses())
    }
}

/// A clock in a zone with a fixed offset from UTC.
struct ZoneClock: Clock {
    let hours: Int

    func now() -> Moment { moment(at: Instant(seconds: 1_795_246_200)) }

    func moment(at instant: Instant) -> Moment {
        let shifted = Moment(utc: Instant(seconds: instant.seconds + hours * 3_600))
        return Moment(instant: instant, today: shifted.today, time: shifted.time)
    }

    func nextMidnight() -> Instant? { nil }
}
