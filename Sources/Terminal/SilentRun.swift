import Glibc

/// This very program, run once more without anybody who looks at it.
package enum SilentRun {
    /// How long it takes in seconds until it has ended; nil where it cannot be run, or fails.
    package static func time(_ words: [String]) -> Double? {
        let began = ContinuousClock.now
        guard let child = try? ChildProgram.spawn("/proc/self/exe", ["adder"] + words, inSilence: true) else {
            return nil
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 { if errno != EINTR { return nil } }
        guard status == 0 else { return nil }
        return (ContinuousClock.now - began) / .seconds(1)
    }
}
