import Glibc
import Terminal

/// The captured output of a console.
struct Captured {
    let answers: String
    let messages: String

    /// Runs the body with a console on two pipes and captures its output.
    static func from(width: Int? = nil, hasColor: Bool = false, _ body: (Console) -> Void) throws -> Captured {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = Console(
            output: Output(descriptor: answers.writing),
            messages: Output(descriptor: messages.writing),
            columns: { width },
            hasColor: hasColor
        )
        body(console)
        _ = console.finish { _ in }
        return Captured(answers: answers.readAll(), messages: messages.readAll())
    }

    /// Returns the lines of the answer.
    static func lines(width: Int? = nil, _ body: (Console) -> Void) throws -> [String] {
        try from(width: width, body).answers.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }
}

struct SystemError: Error {
    let code: Int32
}

/// A pipe. Tests must not write more than its capacity.
final class Pipe {
    let reading: Int32
    let writing: Int32

    /// Ignores SIGPIPE, so that a write to a closed pipe is an error.
    init() throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Returns everything written so far.
    func readAll() -> String {
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while case let count = read(reading, &chunk, chunk.count), count > 0 {
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private var isWritingOpen = true

    func closeWriting() {
        if isWritingOpen { close(writing) }
        isWritingOpen = false
    }

    deinit {
        close(reading)
        closeWriting()
    }
}

/// The write end of a pipe whose read end is closed.
final class UnreadPipe {
    let writing: Int32

    init() throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
        close(ends[0])
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        writing = ends[1]
    }

    deinit {
        close(writing)
    }
}

/// The device `/dev/full`, which behaves like a full disk.
final class FullDisk {
    let writing: Int32

    init() throws {
        writing = open("/dev/full", O_WRONLY | O_CLOEXEC)
        guard writing >= 0 else { throw SystemError(code: errno) }
    }

    deinit {
        close(writing)
    }
}
