import Glibc

/// Runs this program again without any output, to measure its speed.
package enum SilentRun {
    /// Returns the run time in seconds, or `nil` if the program cannot be started or fails.
    package static func time(_ words: [String]) -> Double? {
        let began = seconds
        guard let child = try? ChildProcess.spawn("/proc/self/exe", ["adder"] + words, discardingOutput: true) else {
            return nil
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 { if errno != EINTR { return nil } }
        guard status == 0 else { return nil }
        return seconds - began
    }

    /// The monotonic clock. `ContinuousClock` would link the library for concurrency.
    static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
