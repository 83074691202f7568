import Almanac
import Testing

struct ZoneOffsetsTests {
    @Test(arguments: [
        ("CET-1CEST,M3.5.0,M10.5.0/3", 36), ("EST5EDT,M3.2.0,M11.1.0", 36),
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 36),
        ("UTC0", 0),
    ])
    func `a zone is read back from its text`(rule: String, changes: Int) throws {
        let zone = try #require(ZoneFile(ZoneFileBytes(offsets: [0], rule: rule).bytes))

        let text = ZoneOffsets(of: zone).text
        let offsets = try #require(ZoneOffsets(text))

        #expect(offsets.text == text && text.split(separator: ":").count > changes)
        for second in stride(from: 1_577_836_800, to: 2_208_988_800, by: 3 * 86_400 + 1_800) {
            let instant = Instant(seconds: second)
            #expect(offsets.offset(at: instant) == zone.offset(at: instant))
        }
        #expect(
            ClockZone(offsets).offset(at: Instant(seconds: 1_782_864_000))
                == zone.offset(at: Instant(seconds: 1_782_864_000))
        )
    }

    @Test func `a text of an earlier version is none`() {
        #expect(
            ZoneOffsets("dates-1,3600,7200") == nil && ZoneOffsets("") == nil && ZoneOffsets("dates-2,0,1:x") == nil
        )
    }
}
