import CLinux
import Glibc

/// A timer on the wall clock, which also fires when that clock is set.
package final class WallClockTimer {
    /// Becomes readable when the timer fires.
    package let descriptor: Int32

    package init() {
        descriptor = adder_timer()
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Schedules the timer for a number of seconds after the Unix epoch.
    package func schedule(at second: Int) {
        adder_timer_set(descriptor, second)
    }

    /// - Parameter milliseconds: Less than a second.
    package func schedule(in milliseconds: Int) {
        adder_timer_set_soon(descriptor, milliseconds)
    }

    /// Makes the descriptor unreadable until the timer fires again.
    package func clear() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
    }
}
