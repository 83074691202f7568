import Glibc
import Terminal

/// A console whose two sides end in memory.
struct Captured {
    let answers: String
    let talk: String

    /// Runs the body with a console on two pipes, and keeps what came out of them.
    static func from(width: Int? = nil, hasColor: Bool = false, _ body: (Console) -> Void) throws -> Captured {
        let (answers, talk) = (try Pipe(), try Pipe())
        let console = Console(
            output: Output(descriptor: answers.writing),
            talk: Output(descriptor: talk.writing),
            columns: Console.Columns(ofAnswers: { width }, ofTalk: { nil }),
            hasColor: hasColor
        )
        body(console)
        _ = console.finish { _ in }
        return Captured(answers: answers.readAll(), talk: talk.readAll())
    }

    /// The lines of the answer.
    static func lines(width: Int? = nil, _ body: (Console) -> Void) throws -> [String] {
        try from(width: width, body).answers.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }
}

/// What the system said.
struct SystemTrouble: Error {
    let code: Int32
}

/// A pipe, small enough for what a test writes to fit into it.
final class Pipe {
    let reading: Int32
    let writing: Int32

    /// Writing into a pipe that nobody reads is to be an error, not the end of the tests.
    init() throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemTrouble(code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    /// What has been written so far.
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

/// The end of a pipe that nobody reads.
final class UnreadPipe {
    let writing: Int32

    init() throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemTrouble(code: errno) }
        close(ends[0])
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        writing = ends[1]
    }

    deinit {
        close(writing)
    }
}

/// A disk that is always full.
final class FullDisk {
    let writing: Int32

    init() throws {
        writing = open("/dev/full", O_WRONLY | O_CLOEXEC)
        guard writing >= 0 else { throw SystemTrouble(code: errno) }
    }

    deinit {
        close(writing)
    }
}
