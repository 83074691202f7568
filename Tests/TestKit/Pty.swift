import CPosix
import Glibc

/// The program on a terminal of its own, with someone who types.
package final class Pty {
    /// What was waited for did not come; everything printed so far is there to be looked at.
    package struct Missing: Error {
        package let text: String
        package let printed: String
    }

    private let terminal: Int32
    private let child: Child
    private var received: [UInt8] = []
    /// Where the next thing to wait for is looked for.
    private var seen = 0
    private var isOpen = true
    private var ending: Outcome.Ending?
    /// What is to be seen on it.
    package private(set) var screen: Screen

    package convenience init(_ program: Program, _ arguments: String..., columns: Int = 80, rows: Int = 24) throws {
        try self.init(program, arguments, columns: columns, rows: rows)
    }

    /// The tool may be another program, in the same home.
    package init(
        _ program: Program,
        tool path: String = Program.path,
        _ arguments: [String],
        columns: Int = 80,
        rows: Int = 24
    ) throws {
        let (terminal, name) = try Pty.openTerminal(columns: columns, rows: rows)
        self.terminal = terminal
        screen = Screen(columns: columns, rows: rows)
        attributesBefore = Attributes(of: terminal)
        var launch = program.launch(arguments.map { Array($0.utf8) }, through: path)
        launch.leadsSession = true
        launch.variables.merge(["TERM": "xterm"]) { own, _ in own }
        do {
            child = try Child(launch) { actions in
                for descriptor in STDIN_FILENO...STDERR_FILENO {
                    posix_spawn_file_actions_addopen(&actions, descriptor, name, O_RDWR, 0)
                }
            }
        } catch {
            close(terminal)
            throw error
        }
    }

    deinit {
        if ending == nil {
            child.signal(SIGKILL)
            _ = child.wait()
        }
        close(terminal)
    }

    static func openTerminal(columns: Int, rows: Int) throws(SystemFailure) -> (Int32, name: [CChar]) {
        let terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
        var name = [CChar](repeating: 0, count: 64)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard terminal >= 0, grantpt(terminal) == 0, unlockpt(terminal) == 0,
            ptsname_r(terminal, &name, name.count) == 0, ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0
        else { throw SystemFailure("posix_openpt") }
        return (terminal, name)
    }

    // MARK: Attributes

    /// How the terminal treats what is typed and printed.
    package struct Attributes: Equatable, Sendable {
        private let flags: [tcflag_t]
        private let characters: [UInt8]

        fileprivate init(of terminal: Int32) {
            var facts = termios()
            tcgetattr(terminal, &facts)
            flags = [facts.c_iflag, facts.c_oflag, facts.c_cflag, facts.c_lflag]
            characters = withUnsafeBytes(of: facts.c_cc) { Array($0) }
        }
    }

    package let attributesBefore: Attributes

    package var attributes: Attributes { Attributes(of: terminal) }

    /// Makes it a terminal again that edits and echoes lines by itself, as a shell may do.
    package func resetAttributes() {
        var facts = termios()
        tcgetattr(terminal, &facts)
        facts.c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ECHOK)
        facts.c_iflag |= tcflag_t(ICRNL)
        tcsetattr(terminal, TCSANOW, &facts)
    }
}

// MARK: - The person

extension Pty {
    package static let controlC = "\u{03}"
    package static let controlD = "\u{04}"
    package static let backspace = "\u{7F}"

    package func send(_ text: String) throws(SystemFailure) {
        try send(bytes: Array(text.utf8))
    }

    package func send(bytes: [UInt8]) throws(SystemFailure) {
        guard write(terminal, bytes, bytes.count) == bytes.count else { throw SystemFailure("write to the terminal") }
    }

    /// The program gets to know of it from the system.
    package func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    package func signal(_ number: Int32) {
        child.signal(number)
    }

    /// How often the program has written anything anywhere.
    package var writes: Int { facts("syscw") }

    /// What the system counts of its reading and writing.
    private func facts(_ name: String) -> Int {
        let facts = (try? Files.read("/proc/\(child.id)/io")) ?? []
        let line = String(decoding: facts, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("\(name): ") }
        return line.flatMap { Int($0.dropFirst(name.count + 2)) } ?? 0
    }

    /// How many bytes of it are in memory.
    package var memory: Int {
        let facts = (try? Files.read("/proc/\(child.id)/statm")) ?? []
        let pages = String(decoding: facts, as: UTF8.self).split(separator: " ").dropFirst().first
        return (pages.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    package func waitForStop() -> Bool {
        child.waitForStop()
    }

    /// Waits for a text behind the one that was waited for last.
    package func wait(for text: String, within seconds: Double = 10) throws(Missing) {
        let wanted = Array(text.utf8)
        let deadline = Deadline(seconds: seconds)
        while true {
            if let end = received[seen...].end(ofFirst: wanted) {
                seen = end
                return
            }
            guard receive(until: deadline) else { throw Missing(text: text, printed: printed) }
        }
    }

    /// Types what the program shows nothing of, and waits until it has read it.
    package func sendUnseen(_ text: String, within seconds: Double = 10) throws {
        let before = facts("rchar")
        let deadline = Deadline(seconds: seconds)
        try send(text)
        while facts("rchar") < before + text.utf8.count {
            guard deadline.millisecondsLeft > 0 else { throw Missing(text: text, printed: printed) }
            sched_yield()
        }
    }

    /// Waits until this is what stands at the bottom of the screen, and the cursor in that column of any row.
    package func wait(forRows rows: [String], column: Int? = nil, within seconds: Double = 10) throws(Missing) {
        let deadline = Deadline(seconds: seconds)
        while Array(screen.rows.suffix(rows.count)) != rows || screen.cursor.column != column ?? screen.cursor.column {
            guard receive(until: deadline) else {
                throw Missing(text: "\(rows)", printed: "\(screen.rows)\n\(printed)")
            }
        }
    }

    /// Has the shell left as a person does, and answers how it ended.
    package func quit() throws -> Outcome.Ending {
        try send("quit\n")
        return try waitForExit()
    }

    package func waitForExit(within seconds: Double = 10) throws(Missing) -> Outcome.Ending {
        let deadline = Deadline(seconds: seconds)
        while receive(until: deadline) {}
        guard !isOpen else { throw Missing(text: "the end", printed: printed) }
        let ending = child.wait()
        self.ending = ending
        return ending
    }

    /// Everything that was on the terminal, as it came.
    package var printed: String { String(decoding: received, as: UTF8.self) }

    /// Whether something came; the terminal is closed when nobody has it open any more.
    private func receive(until deadline: Deadline) -> Bool {
        var source = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        guard isOpen, poll(&source, 1, deadline.millisecondsLeft) > 0 else { return false }
        var chunk = [UInt8](repeating: 0, count: 4_096)
        let count = read(terminal, &chunk, chunk.count)
        isOpen = count > 0
        received += chunk.prefix(max(0, count))
        screen.print(chunk.prefix(max(0, count)))
        return isOpen
    }
}

extension ArraySlice<UInt8> {
    fileprivate func end(ofFirst wanted: [UInt8]) -> Int? {
        var start = startIndex
        while start + wanted.count <= endIndex {
            if self[start...].starts(with: wanted) { return start + wanted.count }
            start += 1
        }
        return nil
    }
}

extension Pty {
    /// What is on the terminal line by line, without what moves the cursor or sets colours.
    package var lines: [String] {
        var text = ""
        var rest = printed.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}", rest.first == "[" {
                rest = rest.dropFirst().drop { !("\u{40}"..."\u{7E}").contains($0) }.dropFirst()
            } else if scalar != "\r" {
                text.unicodeScalars.append(scalar)
            }
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
