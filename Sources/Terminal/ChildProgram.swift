import CEditline
import Glibc

/// Somebody's program, which has the terminal until it ends.
struct ChildProgram {
    private let id: pid_t
    private let command: String
    /// What Ctrl-C and Ctrl-\ did before; until it ends they are the program's.
    private let signals: (interrupt: __sighandler_t?, quit: __sighandler_t?)

    /// By way of the shell, as a variable may hold a command with arguments; those that are given here follow them.
    /// Of signals, those of the mask are held from it.
    init(
        _ command: String,
        _ arguments: [String] = [],
        input: Int32? = nil,
        mask: sigset_t? = nil
    ) throws(SystemCallFailure) {
        var attributes = posix_spawnattr_t()
        var actions = posix_spawn_file_actions_t()
        var defaults = sigset_t()
        sigfillset(&defaults)
        posix_spawnattr_init(&attributes)
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        var flags = POSIX_SPAWN_SETSIGDEF
        if var mask {
            posix_spawnattr_setsigmask(&attributes, &mask)
            flags |= POSIX_SPAWN_SETSIGMASK
        }
        posix_spawnattr_setflags(&attributes, Int16(flags))
        if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
        let line = arguments.isEmpty ? command : "\(command) \"$@\""
        let words = (["/bin/sh", "-c", line, "sh"] + arguments).map { (word: String) in strdup(word) }
        defer { words.forEach { free($0) } }
        var child: pid_t = 0
        signals = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
        self.command = command
        let code = posix_spawn(&child, "/bin/sh", &actions, &attributes, words + [nil], environ)
        id = child
        guard code == 0 else {
            restoreSignals()
            throw SystemCallFailure(command, code: code)
        }
    }

    /// The same; nil where one of the signals comes first, which is passed on to it, as it may be meant for both.
    func wait(unless signals: HeldSignals) throws(SystemCallFailure) -> Int32? {
        guard let ending = signals.wait(for: id) else { return try wait() }
        restoreSignals()
        kill(id, ending)
        return nil
    }

    /// Its status as a shell tells it.
    func wait() throws(SystemCallFailure) -> Int32 {
        defer { restoreSignals() }
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 {
            guard errno == EINTR else { throw SystemCallFailure(command) }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    }

    private func restoreSignals() {
        signal(SIGINT, signals.interrupt)
        signal(SIGQUIT, signals.quit)
    }
}

/// What the system refused.
struct SystemCallFailure: Error {
    let reason: String

    init(_ what: String, code: Int32 = errno) {
        reason = "\(what): \(String(cString: strerror(code)))"
    }
}
