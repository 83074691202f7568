import CLinux
import Glibc

/// Rings at a time of the wall clock, and also when somebody sets that.
package final class AlarmClock {
    /// Can be read once it has rung.
    package let descriptor: Int32

    package init() {
        descriptor = adder_timer()
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Rings once, so many seconds after the beginning of 1970 in UTC.
    package func set(to second: Int) {
        adder_timer_set(descriptor, second)
    }

    /// Rings once, in so short a time that nobody minds the wait, and so long that what comes together is over by then.
    package func setSoon() {
        adder_timer_set_soon(descriptor, 200)
    }

    package func silence() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
    }
}
