import CPosix
import Glibc

/// The parameters for starting a process.
struct Launch {
    let path: String
    let arguments: [[UInt8]]
    var variables: [String: String]
    let folder: String
    /// Makes the process a session leader, so that the first terminal it opens becomes its controlling terminal.
    var leadsSession = false
}

/// A started process, which must be waited for.
struct Child {
    let id: pid_t

    /// `descriptors` sets up descriptors 0, 1 and 2; no others are inherited.
    init(_ launch: Launch, descriptors: (inout posix_spawn_file_actions_t) -> Void) throws(SystemFailure) {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addchdir_np(&actions, launch.folder)
        descriptors(&actions)
        Child.resetSignals(&attributes, leadsSession: launch.leadsSession)

        let words = [Array(launch.path.utf8)] + launch.arguments
        let variables = launch.variables.map { Array("\($0)=\($1)".utf8) }
        var id: pid_t = 0
        let code = Child.withPointers(words) { words in
            Child.withPointers(variables) { variables in
                posix_spawn(&id, launch.path, &actions, &attributes, words, variables)
            }
        }
        guard code == 0 else { throw SystemFailure("posix_spawn \(launch.path)", code: code) }
        self.id = id
    }

    /// Clears the ignored and blocked signals of the test process.
    private static func resetSignals(_ attributes: inout posix_spawnattr_t, leadsSession: Bool) {
        var all = sigset_t()
        var none = sigset_t()
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        let session = leadsSession ? Int(ADDER_SPAWN_SETSID) : 0
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | Int16(session))
    }

    private static func withPointers<Result>(
        _ texts: [[UInt8]],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { text in strdup((text + [0]).map(CChar.init(bitPattern:))) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }

    func signal(_ number: Int32) {
        kill(id, number)
    }

    /// Waits for a state change and returns whether the child was stopped.
    func waitForStop() -> Bool {
        var status: Int32 = 0
        while waitpid(id, &status, WUNTRACED) < 0, errno == EINTR {}
        return status & 0xFF == 0x7F
    }

    func wait() -> Outcome.Ending {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return adder_was_signalled(status) != 0
            ? .signal(adder_signal(status)) : .status(adder_exit_status(status))
    }
}

/// A deadline on the monotonic clock.
struct Deadline {
    private let nanoseconds: Int

    init(seconds: Double) {
        nanoseconds = Deadline.now + Int(seconds * 1e9)
    }

    /// The time left for poll(2), or 0 after the deadline.
    var millisecondsLeft: Int32 {
        Int32(clamping: max(0, (nanoseconds - Deadline.now + 999_999) / 1_000_000))
    }

    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
