import Glibc
import Terminal
import Testing

struct AlarmClockTests {
    private func rings(_ alarm: AlarmClock, within milliseconds: Int32) -> Bool {
        var source = pollfd(fd: alarm.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, milliseconds) > 0
    }

    @Test func `it rings for a time that has passed, until it is silenced`() {
        let alarm = AlarmClock()
        #expect(!rings(alarm, within: 0))

        alarm.set(to: 1)

        #expect(rings(alarm, within: 10_000))
        #expect(rings(alarm, within: 0))
        alarm.silence()
        #expect(!rings(alarm, within: 0))
    }

    @Test func `it does not ring for a time to come, and the last time that was set counts`() {
        let alarm = AlarmClock()

        alarm.set(to: 1)
        alarm.set(to: 9_999_999_999)
        alarm.silence()

        #expect(!rings(alarm, within: 0))
    }
}
