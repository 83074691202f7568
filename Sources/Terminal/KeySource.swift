import CEditline
import Glibc

/// Where libedit gets its keys from: standard input, watched together with everything that may happen meanwhile.
final class KeySource {
    private let canMoveCursor: Bool
    private var aids = LineAids()
    private var prompt: () -> String = { "" }
    /// How a question was answered that no line answers.
    private(set) var ending: LineEditor.Answer?
    /// The prompt as libedit shows it.
    private var promptCopy = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: 0)
    /// How wide the terminal was when the line was shown.
    private var shownColumns = 80
    /// The line as it was at the key before.
    private var before = EditedLine()
    private var signals: HeldSignals?
    /// As it was before the question.
    private var terminal = termios()
    /// Bytes that turned out to belong to what comes next.
    private var ahead: [UInt8] = []

    init(canMoveCursor: Bool) {
        self.canMoveCursor = canMoveCursor
    }

    /// Nil only for an editor that was given no source.
    static func of(_ editor: OpaquePointer?) -> KeySource? {
        guard let editor, let client = adder_el_client(editor) else { return nil }
        return Unmanaged<KeySource>.fromOpaque(client).takeUnretainedValue()
    }

    deinit {
        promptCopy.deallocate()
    }

    func begin(_ aids: LineAids, _ prompt: @escaping () -> String) {
        self.aids = aids
        self.prompt = prompt
        ending = nil
        before = EditedLine()
        shownColumns = columns
    }

    /// libedit keeps the pointer until the next call.
    func promptBuffer() -> UnsafeMutablePointer<wchar_t>? {
        let text = prompt().unicodeScalars.map { wchar_t($0.value) } + [0]
        promptCopy.deallocate()
        promptCopy = .allocate(capacity: text.count)
        _ = promptCopy.initialize(from: text)
        return promptCopy.baseAddress
    }

    /// A terminal that knows how puts marks around what is pasted from here on.
    func markPastes(_ isOn: Bool) {
        if canMoveCursor { write("\u{1B}[?2004\(isOn ? "h" : "l")") }
    }

    private func write(_ text: String) {
        _ = Glibc.write(STDERR_FILENO, text, text.utf8.count)
    }
}

// MARK: - The line on the screen

extension KeySource {
    private func line(of editor: OpaquePointer) -> EditedLine {
        guard let info = el_wline(editor)?.pointee, let start = info.buffer else { return EditedLine() }
        let scalars = (0..<max(0, info.lastchar - start)).map {
            Unicode.Scalar(UInt32(bitPattern: start[$0])) ?? "\u{FFFD}"
        }
        return EditedLine(scalars: scalars, cursor: min(scalars.count, max(0, info.cursor - start)))
    }

    /// Takes the line and its prompt off the screen, and leaves the cursor where they began.
    private func takeAway(_ editor: OpaquePointer) {
        guard canMoveCursor else { return write("\n") }
        let rows = line(of: editor).rowsAboveCursor(
            prompt: promptCopy.dropLast().compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) },
            columns: shownColumns,
            now: columns,
            width: { max(0, Int(adder_width(wchar_t($0.value)))) }
        )
        write((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J")
    }

    private var columns: Int {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    private func show(_ editor: OpaquePointer) {
        shownColumns = columns
        adder_el_show(editor)
    }

    private func insert(_ text: String, into editor: OpaquePointer) {
        el_winsertstr(editor, text.unicodeScalars.map { wchar_t($0.value) } + [0])
    }

    private func replaceLine(of editor: OpaquePointer, by new: EditedLine) {
        let old = line(of: editor)
        takeAway(editor)
        el_cursor(editor, Int32(clamping: old.scalars.count - old.cursor))
        el_deletestr(editor, Int32(clamping: old.scalars.count))
        insert(new.front + new.rest, into: editor)
        el_cursor(editor, Int32(clamping: new.cursor - new.scalars.count))
        show(editor)
    }

    /// Has something happen, and shows what was said of it above the line that is being typed.
    private func interrupt(_ editor: OpaquePointer, _ happen: () -> String = { "" }) {
        let shown = prompt()
        let insertion = happen()
        guard !insertion.isEmpty || aids.hasNews() || prompt() != shown else { return }
        takeAway(editor)
        aids.showNews()
        insert(insertion, into: editor)
        show(editor)
    }

    /// What Tab does; answers what libedit is to do next.
    func complete(_ editor: OpaquePointer) -> UInt8 {
        guard let complete = aids.complete else { return UInt8(CC_ERROR) }
        interrupt(editor) { complete(line(of: editor).front) }
        return UInt8(CC_NORM)
    }
}

// MARK: - Keys

extension KeySource {
    /// Reads one character; 0 at the end of input, -1 where the question is over.
    func read(into key: UnsafeMutablePointer<wchar_t>?, for editor: OpaquePointer?) -> Int32 {
        if let editor {
            if let settled = line(of: editor).settled(after: before) { replaceLine(of: editor, by: settled) }
            before = line(of: editor)
        }
        var bytes: [UInt8] = []
        while bytes.count < 4 {
            guard let byte = nextByte(for: editor) else { return ending == nil ? 0 : -1 }
            if byte == KeySource.escape, bytes.isEmpty, let editor, aids.takesLines, isMark("[200~") {
                guard paste(into: editor) else { return -1 }
                before = line(of: editor)
                continue
            }
            guard bytes.isEmpty || byte & 0xC0 == 0x80 else {
                ahead.insert(byte, at: 0)
                break
            }
            bytes.append(byte)
            if let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first {
                key?.pointee = wchar_t(scalar.value)
                return 1
            }
        }
        key?.pointee = 0xFFFD
        return 1
    }

    private static let escape: UInt8 = 0x1B

    private func nextByte(for editor: OpaquePointer?) -> UInt8? {
        if !ahead.isEmpty { return ahead.removeFirst() }
        return waitForInput(of: editor) ? readByte() : nil
    }

    private func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = Glibc.read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// Whether there is something to read; false where the question is over.
    private func waitForInput(of editor: OpaquePointer?) -> Bool {
        while true {
            var sources = ([STDIN_FILENO, signals?.descriptor ?? -1] + aids.bells.map(\.descriptor)).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            let ready = poll(&sources, nfds_t(sources.count), -1)
            if ready < 0, errno != EINTR { return false }
            guard ready > 0 else { continue }
            if sources[1].revents != 0 {
                guard let editor, let signals, goesOn(editor, behind: signals) else { return false }
                continue
            }
            // What was typed goes first, so that it is seen at once.
            if sources[0].revents != 0 { return true }
            for (source, bell) in zip(sources[2...], aids.bells) where source.revents != 0 {
                guard let editor else { return false }
                interrupt(editor) {
                    bell.ring()
                    return ""
                }
            }
        }
    }
}

// MARK: - Pastes

extension KeySource {
    /// A mark comes all at once, which tells it from keys that somebody types.
    private static let patience: Int32 = 50

    /// Whether this is what follows; what turns out to be something else is read again.
    private func isMark(_ mark: String) -> Bool {
        var seen: [UInt8] = []
        for wanted in mark.utf8 {
            guard let byte = byteAtHand() else { break }
            seen.append(byte)
            if byte != wanted { break }
        }
        if seen == Array(mark.utf8) { return true }
        ahead.insert(contentsOf: seen, at: 0)
        return false
    }

    private func byteAtHand() -> UInt8? {
        if !ahead.isEmpty { return ahead.removeFirst() }
        var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, KeySource.patience) > 0 ? readByte() : nil
    }

    /// Puts what is pasted into the line; false where it is several lines, which answer the question.
    private func paste(into editor: OpaquePointer) -> Bool {
        var bytes: [UInt8] = []
        while let byte = nextByte(for: editor) {
            if byte == KeySource.escape, isMark("[201~") { break }
            bytes.append(byte)
        }
        let lines = PastedText.lines(bytes)
        guard lines.count > 1 else {
            interrupt(editor) { lines.first ?? "" }
            return ending == nil
        }
        let line = line(of: editor)
        ending = .line(line.front + lines.joined(separator: "\n") + line.rest)
        return false
    }
}

// MARK: - Signals

extension KeySource {
    /// Until the terminal is as it was, the signals that would stop or end the process are held.
    func holdSignals(_ terminal: termios) {
        self.terminal = terminal
        signals = HeldSignals([SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH])
    }

    func releaseSignals() {
        signals = nil
    }

    /// Whether the question goes on; what ends the process stays pending, and has its effect once it is released.
    private func goesOn(_ editor: OpaquePointer, behind signals: HeldSignals) -> Bool {
        if signals.take(SIGWINCH) {
            takeAway(editor)
            show(editor)
            return true
        }
        if signals.take(SIGTSTP) {
            stop()
            write("\r")
            show(editor)
            return true
        }
        ending = signals.take(SIGINT) ? .interrupted : .ended
        return false
    }

    private func stop() {
        var asking = termios()
        tcgetattr(STDIN_FILENO, &asking)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal)
        if aids.takesLines { markPastes(false) }
        // The held signal cannot stop us any more; this one cannot be held.
        kill(getpid(), SIGSTOP)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &asking)
        if aids.takesLines { markPastes(true) }
    }
}
