import Almanac
import Testing

@testable import Entities

struct SyncTimesTests {
    @Test(
        arguments: [
            (nil, 0, true), (-10, -20, false), (-10, -5, true), (-10, -10, false), (-46, -50, true), (60, 0, true),
            (0, -1, false), (-10, nil, true),
        ] as [(Int?, Int?, Bool)]
    )
    func `a sync is due after a change, or after a while`(synced: Int?, changed: Int?, isDue: Bool) {
        let nanoseconds = { (seconds: Int?) in seconds.map { (1000 + $0) * 1_000_000_000 + 500_000_000 } }
        let times = SyncTimes(synced: nanoseconds(synced), changed: nanoseconds(changed))

        #expect(times.isSyncDue(at: Instant(seconds: 1000)) == isDue)
    }
}
