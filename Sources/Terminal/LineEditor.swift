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
        adder_el_handle_signals(editor)
        adder_el_set_prompt(editor) { KeySource.of($0).promptBuffer() }
        adder_el_set_reader(editor) { editor, key in KeySource.of(editor).read(into: key) }
        el_source(editor, nil)

        let mask = source.holdSignals()
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
    /// A byte that turned out to belong to the next character.
    private var ahead: UInt8?

    static func of(_ editor: OpaquePointer?) -> KeySource {
        guard let editor, let client = adder_el_client(editor) else { return KeySource() }
        return Unmanaged<KeySource>.fromOpaque(client).takeUnretainedValue()
    }

    deinit {
        promptCopy?.deallocate()
        if signals >= 0 { close(signals) }
    }

    /// libedit keeps the pointer until the next call.
    func promptBuffer() -> UnsafeMutablePointer<wchar_t> {
        promptCopy?.deallocate()
        let copy = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: prompt.count)
        _ = copy.initialize(from: prompt)
        promptCopy = copy
        return copy.baseAddress ?? UnsafeMutablePointer<wchar_t>.allocate(capacity: 1)
    }

    // MARK: Signals

    /// Keeps the signals that would end the process until the terminal is as it was.
    func holdSignals() -> sigset_t {
        var held = sigset_t()
        var before = sigset_t()
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
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

    /// Takes a Ctrl-C; any other signal stays pending and has its effect once it is released.
    private func takeInterrupt() {
        var pending = sigset_t()
        sigpending(&pending)
        guard sigismember(&pending, SIGINT) == 1 else { return }
        var interrupt = sigset_t()
        sigemptyset(&interrupt)
        sigaddset(&interrupt, SIGINT)
        var taken: Int32 = 0
        sigwait(&interrupt, &taken)
        wasInterrupted = true
    }

    // MARK: Keys

    /// Reads one character; 0 at the end of input, -1 where the question is over.
    func read(into key: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        var bytes: [UInt8] = []
        while bytes.count < 4 {
            guard let byte = nextByte() else { return wasInterrupted ? -1 : 0 }
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

    private func nextByte() -> UInt8? {
        if let byte = ahead {
            ahead = nil
            return byte
        }
        while true {
            var sources = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&sources, nfds_t(sources.count), -1)
            if ready < 0, errno != EINTR { return nil }
            guard ready > 0 else { continue }
            if sources[1].revents != 0 {
                takeInterrupt()
                return nil
            }
            var byte: UInt8 = 0
            let count = Glibc.read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
    }
}
