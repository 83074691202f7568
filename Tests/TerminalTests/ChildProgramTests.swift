import Glibc
import TestKit
import Testing

@testable import Terminal

struct ChildProgramTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [("true", 0), ("exit 7;", 7), ("kill -TERM $$;", 143), ("no-such-command 2>/dev/null;", 127)])
    func `its status is what a shell says`(command: String, status: Int32) throws {
        #expect(try ChildProgram(command).wait(unless: HeldSignals([SIGURG])) == status)
    }

    @Test func `arguments arrive as they are, behind those of the command`() throws {
        let path = "\(folder.path)/words"

        let status = try ChildProgram("printf >\(path) '<%s>' a", ["b c", "$d", "'"]).wait(
            unless: HeldSignals([SIGURG])
        )

        #expect(status == 0)
        #expect(try Files.read(path) == Array("<a><b c><$d><'>".utf8))
    }

    @Test func `nothing is held or ignored there`() throws {
        let (signals, path) = (HeldSignals([SIGURG, SIGINT]), "\(folder.path)/signals")

        let status = try ChildProgram("grep -E '^Sig(Blk|Ign)' /proc/self/status >\(path)").wait(unless: signals)

        #expect(status == 0)
        let masks = String(decoding: try Files.read(path), as: UTF8.self).split(separator: "\n").compactMap { line in
            UInt64(line.drop { $0 != "\t" }.dropFirst(), radix: 16)
        }
        // From 32 on they are the system's own.
        #expect(masks.map { $0 & 0x7FFF_FFFF } == [0, 0])
    }

    @Test func `a signal is passed on, and what it has it put in order is waited for`() throws {
        let (signals, fifo, path) = (HeldSignals([SIGURG]), "\(folder.path)/up", "\(folder.path)/ended")
        try #require(mkfifo(fifo, 0o600) == 0)
        let program = try ChildProgram(
            "trap 'kill $!; echo well >\(path); exit' URG; sleep 60 & echo >\(fifo); wait;"
        )
        _ = try Files.read(fifo)

        pthread_kill(pthread_self(), SIGURG)

        #expect(try program.wait(unless: signals) == nil)
        #expect(try Files.read(path) == Array("well\n".utf8))
        signals.take(SIGURG)
    }
}
