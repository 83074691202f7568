import Glibc

/// Secrets, which never become part of an answer.
extension Conversation {
    /// Returns a line that is typed on the terminal, without showing it, or the next line of a pipe or file. Returns `nil`
    /// without a line, or if the lines are commands.
    package func readSecret(_ prompt: String) -> LineEditor.Answer {
        guard isatty(input.descriptor) == 0 else { return askSecretly(prompt) }
        guard messages.scriptLine == nil, let line = try? nextLine() else { return .ended }
        let text = String(validating: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
        return text.map { .line($0) } ?? .ended
    }

    /// Asks for a line on the terminal without showing it. The input has ended without a terminal.
    package func askSecretly(_ prompt: String) -> LineEditor.Answer {
        willTakeTerminal(true)
        messages.output.flush()
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return .ended }
        defer { close(terminal) }
        var modes = termios()
        guard tcgetattr(terminal, &modes) == 0 else { return .ended }
        var silent = modes
        // Ctrl-C is read as a letter, so that nothing can leave the terminal silent.
        silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        tcsetattr(terminal, TCSAFLUSH, &silent)
        defer {
            tcsetattr(terminal, TCSAFLUSH, &modes)
            Conversation.write("\n", to: terminal)
        }
        Conversation.write(VisibleText.of(prompt), to: terminal)
        return Conversation.secretLine(of: terminal, escapeInterrupts: escapeInterrupts)
    }

    private static func secretLine(of terminal: Int32, escapeInterrupts: Bool) -> LineEditor.Answer {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while case let count = read(terminal, &byte, 1), count != 0 {
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return .ended }
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .line(String(decoding: bytes, as: UTF8.self))
            case 3: return .interrupted
            case 0x1B where escapeInterrupts && isEscape(on: terminal): return .interrupted
            case 4: return .ended
            case 8, 127:
                // A letter has one byte that doesn't continue another.
                while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
            case 21: bytes = []
            default: bytes.append(byte)
            }
        }
        return .ended
    }

    /// Returns `true` unless an Escape begins the sequence of another key.
    private static func isEscape(on terminal: Int32) -> Bool {
        var source = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, TerminalKeys.escapeTimeout) == 0
    }

    private static func write(_ text: String, to terminal: Int32) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(terminal, bytes, bytes.count)
    }
}
