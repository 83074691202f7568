package import Boundary

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where answers and talk go; it remembers how the command is to end.
package final class Console {
    package enum Side: Sendable {
        case answer, talk
    }

    package private(set) var status = Ending.done
    private let program: String
    private let write: (Side, String) -> Bool

    /// The closure writes a text, and tells whether that worked.
    package init(for program: String, write: @escaping (Side, String) -> Bool) {
        self.program = program
        self.write = write
    }

    package func line(_ text: String) {
        put(.answer, text)
    }

    package func say(_ text: String) {
        put(.talk, text)
    }

    package func complain(_ complaint: Complaint) {
        status = complaint.status
        say("\(program): \(complaint.sentence)")
    }

    private func put(_ side: Side, _ text: String) {
        if !write(side, Console.visible(text) + "\n") { status = .outputFailed }
    }

    /// What could steer a terminal is shown in its place.
    private static func visible(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl = (scalar.value < 0x20 && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
            shown.append(isControl ? "\u{FFFD}" : scalar)
        }
        return String(shown)
    }
}

extension Console {
    /// The process's own sides.
    package static func standard(for program: String) -> Console {
        // A reader that leaves is an error of a write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        return Console(for: program) { side, text in
            send(Array(text.utf8), to: side == .answer ? STDOUT_FILENO : STDERR_FILENO)
        }
    }

    private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// Console has a `write` of its own.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
