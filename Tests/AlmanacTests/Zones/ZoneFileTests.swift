import Almanac
import Testing

/// Builds the bytes of a time zone file.
struct ZoneFileBytes {
    var version: UInt8 = 2
    /// The instants of the changes, with the indices of their offsets.
    var changes: [(instant: Int, offset: Int)] = []
    var offsets = [0]
    var rule = ""

    var bytes: [UInt8] {
        let old = block(timeSize: 4, isEmpty: version > 0)
        return version == 0 ? old : old + block(timeSize: 8, isEmpty: false) + "\n\(rule)\n".utf8
    }

    private func block(timeSize: Int, isEmpty: Bool) -> [UInt8] {
        let changes = isEmpty ? [] : changes
        var bytes = Array("TZif".utf8) + [version == 0 ? 0 : UInt8(ascii: "0") + version]
        bytes += [UInt8](repeating: 0, count: 15)
        for count in [0, 0, 0, changes.count, offsets.count, 4] { bytes += bigEndian(count, 4) }
        for change in changes { bytes += bigEndian(change.instant, timeSize) }
        bytes += changes.map { UInt8($0.offset) }
        for offset in offsets { bytes += bigEndian(offset, 4) + [0, 0] }
        return bytes + Array("LMT\0".utf8)
    }

    private func bigEndian(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}

struct ZoneFileTests {
    private static let berlin = ZoneFileBytes(
        changes: [(-2_422_054_408, 1), (828_234_000, 2), (846_378_000, 1)],
        offsets: [3_208, 3_600, 7_200],
        rule: "CET-1CEST,M3.5.0,M10.5.0/3"
    )

    private func offset(_ file: ZoneFileBytes, at instant: Int) -> Int? {
        ZoneFile(file.bytes)?.offset(at: Instant(seconds: instant))
    }

    @Test(arguments: [
        (-3_000_000_000, 3_208), (-2_422_054_409, 3_208), (-2_422_054_408, 3_600), (828_233_999, 3_600),
        (828_234_000, 7_200), (846_377_999, 7_200), (846_378_000, 3_600),
        // By the rule: 29 March and 25 October 2026, 01:00 UTC.
        (1_774_745_999, 3_600), (1_774_746_000, 7_200), (1_792_889_999, 7_200), (1_792_890_000, 3_600),
    ])
    func `the offset changes at the listed instants, then by the rule`(instant: Int, expected: Int) {
        #expect(offset(Self.berlin, at: instant) == expected)
    }

    @Test func `a file of version 1 has no rule`() {
        let file = ZoneFileBytes(version: 0, changes: [(100, 1)], offsets: [3_600, 7_200])

        #expect(offset(file, at: 99) == 3_600)
        #expect(offset(file, at: 1_792_890_000) == 7_200)
    }

    @Test(arguments: [
        // Standard time only; names with digits and signs.
        ("UTC0", 1_782_864_000, 0), ("<+0530>-5:30", 1_782_864_000, 19_800), ("<-03>3", 1_782_864_000, -10_800),
        // The southern summer includes New Year.
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_767_225_600, 39_600),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_782_864_000, 36_000),
        // In Ireland, winter time is the exception.
        ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_767_225_600, 0), ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_782_864_000, 3_600),
        // A change on the day before, days of the year, and an offset of two hours.
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 1_774_745_999, -7_200),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 1_774_746_000, -3_600),
        ("AAA0BBB,J60/0,J300/0", 1_709_251_199, 0), ("AAA0BBB,J60/0,J300/0", 1_709_251_200, 3_600),
        ("AAA0BBB-2,59/0,300/0", 1_709_164_799, 0), ("AAA0BBB-2,59/0,300/0", 1_709_164_800, 7_200),
    ])
    func `rules are read in all forms`(rule: String, instant: Int, expected: Int) {
        #expect(offset(ZoneFileBytes(rule: rule), at: instant) == expected)
    }

    @Test(arguments: [
        "", "CET", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-200", "CET-1CEST,M3.5.0,M10.5.0x",
    ])
    func `a file with an invalid rule keeps its last offset`(rule: String) {
        #expect(offset(ZoneFileBytes(changes: [(0, 1)], offsets: [0, 7_200], rule: rule), at: 1) == 7_200)
    }

    @Test func `damaged files are refused`() {
        let bytes = Self.berlin.bytes

        #expect(ZoneFile([]) == nil)
        #expect(ZoneFile(Array("BEGIN:VCALENDAR".utf8)) == nil)
        // The last 27 bytes are the rule.
        for count in 0..<(bytes.count - 28) { #expect(ZoneFile(Array(bytes.prefix(count))) == nil) }
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0xFF
            _ = ZoneFile(damaged)?.offset(at: Instant(seconds: 1_792_890_000))
        }
    }
}
