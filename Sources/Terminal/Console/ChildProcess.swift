import CLinux
import Glibc

/// A child process, such as an editor or a pager, that has the terminal until it exits.
struct ChildProcess {
    private let id: pid_t
    private let command: String
    /// Ctrl-C and Ctrl-\ are for the child while it runs.
    private let keys = IgnoredKeys()
    /// The terminal modes before the child started, which may change them.
    private let modes = TerminalModes.current

    /// Runs the command through the shell, because a variable such as `EDITOR` may contain arguments.
    /// - Parameter line: The line for the shell, if the command doesn't end with the arguments.
    init(
        _ command: String,
        _ arguments: [String] = [],
        line: String? = nil,
        input: Int32? = nil
    ) throws(SystemCallFailure) {
        self.command = command
        let line = line ?? (arguments.isEmpty ? command : "\(command) \"$@\"")
        do {
            id = try ChildProcess.spawn("/bin/sh", ["sh", "-c", line, "sh"] + arguments, input: input)
        } catch {
            keys.restore()
            throw error
        }
    }

    /// Starts a process with no signals blocked or ignored; `discardingOutput` connects it to `/dev/null`.
    static func spawn(
        _ path: String,
        _ words: [String],
        input: Int32? = nil,
        discardingOutput: Bool = false,
        hasOwnSession: Bool = false
    ) throws(SystemCallFailure) -> pid_t {
        let null = discardingOutput ? open("/dev/null", O_RDWR | O_CLOEXEC) : -1
        let words = words.map { (word: String) in strdup(word) }
        defer {
            words.forEach { free($0) }
            if null >= 0 { close(null) }
        }
        var child: pid_t = 0
        let code = adder_spawn(&child, path, words + [nil], [input ?? null, null, null], nil, 0, hasOwnSession)
        guard code == 0 else { throw SystemCallFailure(path, code: code) }
        return child
    }

    /// Returns the exit status as a shell reports it, or `nil` if one of the signals arrives first. That signal is
    /// passed on to the child, which then has a moment to clean up.
    /// - Parameter terminationTimeout: That moment in milliseconds.
    func wait(
        unless signals: BlockedSignals,
        terminationTimeout: Int32 = 2_000
    ) throws(SystemCallFailure) -> Int32? {
        defer {
            keys.restore()
            modes?.restore()
        }
        if let signal = signals.wait(for: id) {
            end(with: signal, timeout: terminationTimeout)
            return nil
        }
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 {
            guard errno == EINTR else { throw SystemCallFailure(command) }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    }

    /// Passes a signal on to the shell and to the processes that it has started, as it may end before them, and waits for all.
    private func end(with signal: Int32, timeout: Int32) {
        let processes = [id] + ChildProcess.descendants(of: id)
        let exits = processes.map { adder_watch($0) }
        for process in processes { kill(process, signal) }
        let end = SilentRun.seconds + Double(timeout) / 1_000
        for exit in exits where exit >= 0 {
            var source = pollfd(fd: exit, events: Int16(POLLIN), revents: 0)
            poll(&source, 1, Int32(max(0, (end - SilentRun.seconds) * 1_000)))
            close(exit)
        }
        waitpid(id, nil, WNOHANG)
    }

    private static func descendants(of process: pid_t) -> [pid_t] {
        let descriptor = open("/proc/\(process)/task/\(process)/children", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        let bytes = (try? Input(descriptor: descriptor).readAll()) ?? []
        let children = String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
        return children.flatMap { [$0] + descendants(of: $0) }
    }
}

/// Ignores Ctrl-C and Ctrl-\ until restored. If instances overlap, the first one to end restores them.
private struct IgnoredKeys {
    /// The keys that weren't ignored from the beginning.
    private let signals = BlockedSignals.keys.filter { !BlockedSignals.wasIgnored($0) }

    init() {
        for number in signals { signal(number, SIG_IGN) }
    }

    /// Restores the original actions. Setting `SIG_IGN` first discards signals that are pending.
    func restore() {
        for number in signals {
            signal(number, SIG_IGN)
            signal(number, SIG_DFL)
        }
    }
}

/// A failed system call.
struct SystemCallFailure: Error {
    let code: Int32
    let reason: String

    init(_ subject: String, code: Int32 = errno) {
        self.code = code
        reason = "\(subject): \(String(cString: strerror(code)))"
    }
}
