import CLinux
import Glibc

/// Somebody's program, which has the terminal until it ends.
struct ChildProgram {
    /// How long a program that is told to end has for it, in milliseconds.
    private static let patience: Int32 = 2_000

    private let id: pid_t
    private let command: String
    /// Until it ends they are the program's.
    private let keys = IgnoredKeys()
    /// As it found the terminal, which it may leave in any state.
    private let modes = TerminalModes.current

    /// By way of the shell, as a variable may hold a command with arguments; those that are given here follow them.
    init(_ command: String, _ arguments: [String] = [], input: Int32? = nil) throws(SystemCallFailure) {
        self.command = command
        let line = arguments.isEmpty ? command : "\(command) \"$@\""
        do {
            id = try ChildProgram.spawn("/bin/sh", ["sh", "-c", line, "sh"] + arguments, input: input)
        } catch {
            keys.restore()
            throw SystemCallFailure(command, code: error.code)
        }
    }

    /// Nothing that we hold or ignore is held or ignored there; in silence it reads and writes nothing.
    static func spawn(
        _ path: String,
        _ words: [String],
        input: Int32? = nil,
        inSilence: Bool = false
    ) throws(SystemCallFailure) -> pid_t {
        var attributes = posix_spawnattr_t()
        var actions = posix_spawn_file_actions_t()
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_init(&attributes)
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where inSilence {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        let words = words.map { (word: String) in strdup(word) }
        defer { words.forEach { free($0) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, path, &actions, &attributes, words + [nil], environ)
        guard code == 0 else { throw SystemCallFailure(path, code: code) }
        return child
    }

    /// Its status as a shell tells it; nil where one of the signals comes first, which is passed on to it, as it may be
    /// meant for both. It has some time then to put things in order.
    func wait(unless signals: HeldSignals) throws(SystemCallFailure) -> Int32? {
        defer {
            keys.restore()
            modes?.restore()
        }
        if let ending = signals.wait(for: id) {
            kill(id, ending)
            waitForEnd()
            return nil
        }
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 {
            guard errno == EINTR else { throw SystemCallFailure(command) }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    }

    private func waitForEnd() {
        let end = adder_watch(id)
        guard end >= 0 else { return }
        defer { close(end) }
        var source = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        if poll(&source, 1, ChildProgram.patience) > 0 { waitpid(id, nil, WNOHANG) }
    }
}

/// Ctrl-C and Ctrl-\, which do nothing here for a while.
private struct IgnoredKeys {
    private let before = [SIGINT, SIGQUIT].map { (number: $0, action: signal($0, SIG_IGN)) }

    /// One that was held meanwhile has no effect any more either.
    func restore() {
        for (number, action) in before {
            signal(number, SIG_IGN)
            signal(number, action)
        }
    }
}

/// What the system refused.
struct SystemCallFailure: Error {
    let code: Int32
    let reason: String

    init(_ what: String, code: Int32 = errno) {
        self.code = code
        reason = "\(what): \(String(cString: strerror(code)))"
    }
}
