import CLinux
import Glibc

/// A monotonic clock for measuring durations.
package enum Uptime {
    package static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
