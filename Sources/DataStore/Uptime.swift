import CLinux
import Glibc

/// A clock that nobody sets, for how long something takes.
package enum Uptime {
    package static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
