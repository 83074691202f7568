import CEditline
import Glibc

/// Asks a person for a line, which they can edit; only where standard input is a terminal.
package final class LineEditor {
    package enum Answer: Equatable, Sendable {
        case line(String)
        /// Ctrl-C.
        case interrupted
        /// Ctrl-D, or the terminal went away.
        case ended
    }

    private let source = KeySource()

    package init() {}

    package func ask(_ question: String) -> Answer {
        // libedit drops bytes in a locale that is not installed; glibc has this one built in.
        setlocale(LC_CTYPE, "C.UTF-8")
        var terminal = termios()
        guard tcgetattr(STDIN_FILENO, &terminal) == 0, let editor = adder_el_init() else { return .ended }
        source.prompt = question.unicodeScalars.map { wchar_t($0.value) } + [0]
        source.wasInterrupted = false
        adder_el_set_client(editor, Unmanaged.passUnretained(source).toOpaque())
        adder_el_use_emacs_keys(editor)
        adder_el_set_prompt(editor) { KeySource.of($0)?.promptBuffer() }
        adder_el_set_reader(editor) { editor, key in KeySource.of(editor)?.read(into: key, for: editor) ?? -1 }
        el_source(editor, nil)

        let mask = source.holdSignals(terminal)
        // Before the question is seen, so that nothing that answers it is echoed or edited by the terminal itself.
        adder_el_prepare_terminal(editor)
        var count: Int32 = 0
        let line = el_wgets(editor, &count).map { LineEditor.text($0, count: Int(count)) }
        let answer: Answer = source.wasInterrupted ? .interrupted : line.map { .line($0) } ?? .ended
        adder_el_end_without_terminal(editor)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal)
        if line == nil { _ = Glibc.write(STDERR_FILENO, "\n", 1) }
        source.releaseSignals(mask)
        return answer
    }

    private static func text(_ line: UnsafePointer<wchar_t>, count: Int) -> String {
        var text = String.UnicodeScalarView()
        for index in 0..<count {
            if let scalar = Unicode.Scalar(UInt32(bitPattern: line[index])), scalar != "\n" { text.append(scalar) }
        }
        return String(text)
    }
}

/// Where libedit gets its keys from: standard input, watched together with the signals that end a question.
private final class KeySource {
    var prompt: [wchar_t] = [0]
    var wasInterrupted = false
    private var promptCopy: UnsafeMutableBufferPointer<wchar_t>?
    private var signals: Int32 = -1
    /// As it was before the question.
    private var terminal = termios()
    /// A byte that turned out to belong to the next character.
    private var ahead: UInt8?

    /// Nil only for an editor that was given no source.
    static func of(_ editor: OpaquePointer?) -> KeySource? {
        guard let editor, let client = adder_el_client(editor) else { return nil }
        return Unmanaged<KeySource>.fromOpaque(client).takeUnretainedValue()
    }

    deinit {
        promptCopy?.deallocate()
        if signals >= 0 { close(signals) }
    }

    /// libedit keeps the pointer until the next call.
    func promptBuffer() -> UnsafeMutablePointer<wchar_t>? {
        promptCopy?.deallocate()
        let copy = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: prompt.count)
        _ = copy.initialize(from: prompt)
        promptCopy = copy
        return copy.baseAddress
    }

    // MARK: Signals

    /// Keeps the signals that would stop or end the process until the terminal is as it was.
    func holdSignals(_ terminal: termios) -> sigset_t {
        self.terminal = terminal
        var held = KeySource.set(of: [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH])
        var before = sigset_t()
        sigprocmask(SIG_BLOCK, &held, &before)
        signals = adder_signalfd(&held)
        return before
    }

    func releaseSignals(_ before: sigset_t) {
        var before = before
        if signals >= 0 { close(signals) }
        signals = -1
        sigprocmask(SIG_SETMASK, &before, nil)
    }

    /// Whether the question goes on; what ends the process stays pending, and has its effect once it is released.
    private func handleSignal(_ editor: OpaquePointer) -> Bool {
        if take(SIGWINCH) {
            adder_el_show_again(editor)
            return true
        }
        if take(SIGTSTP) {
            var asking = termios()
            tcgetattr(STDIN_FILENO, &asking)
            tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal)
            // The held signal cannot stop us any more; this one cannot be held.
            kill(getpid(), SIGSTOP)
            tcsetattr(STDIN_FILENO, TCSADRAIN, &asking)
            adder_el_show_again(editor)
            return true
        }
        wasInterrupted = take(SIGINT)
        return false
    }

    private func take(_ signal: Int32) -> Bool {
        var pending = sigset_t()
        sigpending(&pending)
        guard sigismember(&pending, signal) == 1 else { return false }
        var wanted = KeySource.set(of: [signal])
        var taken: Int32 = 0
        return sigwait(&wanted, &taken) == 0
    }

    private static func set(of signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }

    // MARK: Keys

    /// Reads one character; 0 at the end of input, -1 where the question is over.
    func read(into key: UnsafeMutablePointer<wchar_t>?, for editor: OpaquePointer?) -> Int32 {
        var bytes: [UInt8] = []
        while bytes.count < 4 {
            guard let byte = nextByte(for: editor) else { return wasInterrupted ? -1 : 0 }
            guard bytes.isEmpty || byte & 0xC0 == 0x80 else {
                ahead = byte
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

    private func nextByte(for editor: OpaquePointer?) -> UInt8? {
        if let byte = ahead {
            ahead = nil
            return byte
        }
        while waitForInput(of: editor) {
            var byte: UInt8 = 0
            let count = Glibc.read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
        return nil
    }

    /// Whether there is something to read; false where the question is over.
    private func waitForInput(of editor: OpaquePointer?) -> Bool {
        while true {
            var sources = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&sources, nfds_t(sources.count), -1)
            if ready < 0, errno != EINTR { return false }
            guard ready > 0 else { continue }
            guard sources[1].revents != 0 else { return true }
            guard let editor, handleSignal(editor) else { return false }
        }
    }
}
