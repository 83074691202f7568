import Glibc
import Terminal
import Testing

struct WallClockTimerTests {
    private func fires(_ timer: WallClockTimer, within milliseconds: Int32) -> Bool {
        var source = pollfd(fd: timer.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, milliseconds) > 0
    }

    @Test func `a time in the past fires until the timer is cleared`() {
        let timer = WallClockTimer()
        #expect(!fires(timer, within: 0))

        timer.schedule(at: 1)

        #expect(fires(timer, within: 10_000))
        #expect(fires(timer, within: 0))
        timer.clear()
        #expect(!fires(timer, within: 0))
    }

    @Test func `a future time does not fire, and the last schedule counts`() {
        let timer = WallClockTimer()

        timer.schedule(at: 1)
        timer.schedule(at: 9_999_999_999)
        timer.clear()

        #expect(!fires(timer, within: 0))
    }
}
