import Glibc
import TestKit
import Testing

@testable import Terminal

struct ChildProcessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [("true", 0), ("exit 7;", 7), ("kill -TERM $$;", 143), ("no-such-command 2>/dev/null;", 127)])
    func `the exit status is the one a shell reports`(command: String, status: Int32) throws {
        #expect(try ChildProcess(command).wait(unless: BlockedSignals([SIGURG])) == status)
    }

    @Test func `arguments are passed unchanged after those of the command`() throws {
        let path = "\(folder.path)/words"

        let status = try ChildProcess("printf >\(path) '<%s>' a", ["b c", "$d", "'"]).wait(
            unless: BlockedSignals([SIGURG])
        )

        #expect(status == 0)
        #expect(try Files.read(path) == Array("<a><b c><$d><'>".utf8))
    }

    @Test func `no signals are blocked or ignored in the child`() throws {
        let (signals, path) = (BlockedSignals([SIGURG, SIGINT]), "\(folder.path)/signals")

        let status = try ChildProcess("grep -E '^Sig(Blk|Ign)' /proc/self/status >\(path)").wait(unless: signals)

        #expect(status == 0)
        let masks = String(decoding: try Files.read(path), as: UTF8.self).split(separator: "\n").compactMap { line in
            UInt64(line.drop { $0 != "\t" }.dropFirst(), radix: 16)
        }
        // Signals from 32 on are real-time signals.
        #expect(masks.map { $0 & 0x7FFF_FFFF } == [0, 0])
    }

    @Test func `a signal reaches the programs that the shell waits for`() throws {
        let (signals, fifo, path) = (BlockedSignals([SIGURG]), "\(folder.path)/up", "\(folder.path)/ended")
        try #require(mkfifo(fifo, 0o600) == 0)
        // The outer shell passes nothing on.
        let editor = "trap \"kill \\$!; echo well >\(path); exit\" URG; sleep 60 & echo >\(fifo); wait"
        let program = try ChildProcess("sh -c '\(editor)'; true;")
        _ = try Files.read(fifo)

        pthread_kill(pthread_self(), SIGURG)

        #expect(try program.wait(unless: signals, terminationTimeout: 60_000) == nil)
        #expect(try Files.read(path) == Array("well\n".utf8))
        signals.take(SIGURG)
    }

    @Test func `a signal is passed on and the child is given time to clean up`() throws {
        let (signals, fifo, path) = (BlockedSignals([SIGURG]), "\(folder.path)/up", "\(folder.path)/ended")
        try #require(mkfifo(fifo, 0o600) == 0)
        let program = try ChildProcess(
            "trap 'kill $!; echo well >\(path); exit' URG; sleep 60 & echo >\(fifo); wait;"
        )
        _ = try Files.read(fifo)

        pthread_kill(pthread_self(), SIGURG)

        #expect(try program.wait(unless: signals, terminationTimeout: 60_000) == nil)
        #expect(try Files.read(path) == Array("well\n".utf8))
        signals.take(SIGURG)
    }
}
