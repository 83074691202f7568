import CPosix
import Glibc

/// The program running in a pseudo-terminal.
package final class Pty {
    /// Thrown when an expected text does not appear in time.
    package struct NotPrinted: Error {
        package let text: String
        package let printed: String
    }

    private let terminal: Int32
    private let child: Child
    package private(set) var received: [UInt8] = []
    /// The offset at which the next search starts.
    private var seen = 0
    private var isOpen = true
    private var ending: Outcome.Ending?
    /// The current contents of the screen.
    package private(set) var screen: Screen

    package convenience init(_ program: Program, _ arguments: String..., columns: Int = 80, rows: Int = 24) throws {
        try self.init(program, arguments, columns: columns, rows: rows)
    }

    /// Runs the program, or another tool in the same home directory.
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

    /// The attributes of the terminal.
    package struct Attributes: Equatable, Sendable {
        private let flags: [tcflag_t]
        private let characters: [UInt8]

        fileprivate init(of terminal: Int32) {
            var attributes = termios()
            tcgetattr(terminal, &attributes)
            flags = [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag]
            characters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
        }
    }

    package let attributesBefore: Attributes

    package var attributes: Attributes { Attributes(of: terminal) }

    /// Restores canonical mode and echo, as a shell may do.
    package func resetAttributes() {
        var attributes = termios()
        tcgetattr(terminal, &attributes)
        attributes.c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ECHOK)
        attributes.c_iflag |= tcflag_t(ICRNL)
        tcsetattr(terminal, TCSANOW, &attributes)
    }
}

// MARK: - Interaction

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

    /// Sends bytes while it reads what the program prints, so that neither waits for the other. Returns `false` if the program
    /// has ended or reads nothing.
    package func exchange(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        let deadline = Deadline(seconds: 10)
        while isOpen, !rest.isEmpty {
            var source = pollfd(fd: terminal, events: Int16(POLLIN | POLLOUT), revents: 0)
            guard poll(&source, 1, deadline.millisecondsLeft) > 0 else { return false }
            if source.revents & Int16(POLLIN) != 0 {
                guard receive(until: deadline) else { return false }
            } else if source.revents & Int16(POLLOUT) != 0 {
                let portion = Array(rest.prefix(256))
                let count = write(terminal, portion, portion.count)
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            } else {
                return false
            }
        }
        return isOpen
    }

    /// Resizes the window, which sends SIGWINCH to the program.
    package func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    package func signal(_ number: Int32) {
        child.signal(number)
    }

    /// The number of write system calls so far.
    package var writes: Int { ioCount("syscw") }

    /// Returns a counter from `/proc/PID/io`.
    private func ioCount(_ name: String) -> Int {
        let details = (try? Files.read("/proc/\(child.id)/io")) ?? []
        let line = String(decoding: details, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("\(name): ") }
        return line.flatMap { Int($0.dropFirst(name.count + 2)) } ?? 0
    }

    /// The resident memory in bytes.
    package var memory: Int {
        let details = (try? Files.read("/proc/\(child.id)/statm")) ?? []
        let pages = String(decoding: details, as: UTF8.self).split(separator: " ").dropFirst().first
        return (pages.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    package func waitForStop() -> Bool {
        child.waitForStop()
    }

    /// Waits for a text after the last one found.
    package func wait(for text: String, within seconds: Double = 60) throws(NotPrinted) {
        let wanted = Array(text.utf8)
        let deadline = Deadline(seconds: seconds)
        while true {
            if let end = end(of: wanted) {
                seen = end
                return
            }
            guard receive(until: deadline) else { throw NotPrinted(text: text, printed: printed) }
        }
    }

    /// Waits until what was printed meets a condition.
    /// - Parameter text: Names it if it is not met in time.
    package func wait(for text: String, within seconds: Double = 60, until isMet: () -> Bool) throws(NotPrinted) {
        let deadline = Deadline(seconds: seconds)
        while !isMet() {
            guard receive(until: deadline) else { throw NotPrinted(text: text, printed: printed) }
        }
    }

    /// Returns the end of the first such text, in which a prompt may begin or end the reading of pastes.
    private func end(of wanted: [UInt8]) -> Int? {
        if let end = received[seen...].end(ofFirst: wanted) { return end }
        let marks = ["\u{1B}[?2004h", "\u{1B}[?2004l"].map { Array($0.utf8) }
        var (bytes, ends, index) = ([UInt8](), [Int](), seen)
        while index < received.count {
            if let mark = marks.first(where: { received[index...].starts(with: $0) }) {
                index += mark.count
            } else {
                bytes.append(received[index])
                index += 1
                ends.append(index)
            }
        }
        return bytes[...].end(ofFirst: wanted).map { ends[$0 - 1] }
    }

    /// Sends text that is not echoed and waits until the program has read it.
    package func sendWithoutEcho(_ text: String, within seconds: Double = 60) throws {
        let before = ioCount("rchar")
        let deadline = Deadline(seconds: seconds)
        try send(text)
        while ioCount("rchar") < before + text.utf8.count {
            guard deadline.millisecondsLeft > 0 else { throw NotPrinted(text: text, printed: printed) }
            sched_yield()
        }
    }

    /// Waits until the last rows of the screen are `rows` and the cursor is in the given column.
    package func wait(forRows rows: [String], column: Int? = nil, within seconds: Double = 60) throws(NotPrinted) {
        let deadline = Deadline(seconds: seconds)
        while Array(screen.rows.suffix(rows.count)) != rows || screen.cursor.column != column ?? screen.cursor.column {
            guard receive(until: deadline) else {
                throw NotPrinted(text: "\(rows)", printed: "\(screen.rows)\n\(printed)")
            }
        }
    }

    /// Types `quit` and waits for the exit.
    package func quit() throws -> Outcome.Ending {
        try send("quit\n")
        return try waitForExit()
    }

    package func waitForExit(within seconds: Double = 60) throws(NotPrinted) -> Outcome.Ending {
        let deadline = Deadline(seconds: seconds)
        while receive(until: deadline) {}
        guard !isOpen else { throw NotPrinted(text: "the end", printed: printed) }
        let ending = child.wait()
        self.ending = ending
        return ending
    }

    /// All output so far.
    package var printed: String { String(decoding: received, as: UTF8.self) }

    /// Reads available output; returns `false` at the deadline or when the terminal is closed.
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
    /// The output split into lines, without escape sequences.
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
