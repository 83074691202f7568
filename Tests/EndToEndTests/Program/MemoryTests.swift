import TestKit
import Testing

/// Commands on many items run in little memory. The limits are relative to what a command on one item needs.
@Suite struct MemoryTests {
    private static let itemCount = 20_000

    /// Streaming needs about 14 MB more than a command on one item; all items in memory need twice as much.
    private static let bulkSlack = 20_000

    private let program: Program
    /// The address space in KB in which a command on one item can run.
    private let least: Int

    init() throws {
        program = try Program()
        try program.fill("First")
        let search = "for l in $(seq 10000 2000 400000); do (ulimit -v $l; adder show 1) >$HOME/out 2>&1 && break; done"
        let found = try program.shell("\(search); echo $l").output
        least = try #require(Int(found.split(separator: "\n").last ?? ""))
    }

    private func run(_ command: String, slack: Int, input: String = "") throws -> Outcome {
        try finish("ulimit -v \(least + slack); \(command)", input: input)
    }

    /// Waits longer than other tests, as a debug build on a busy machine takes its time.
    private func finish(_ line: String, input: String) throws -> Outcome {
        try program.start(line: line, input: input).finish(within: 600)
    }

    private func fill() throws -> Outcome {
        let words = String(repeating: " word", count: 40)
        let lines = (1...MemoryTests.itemCount).map { "Item \($0)\(words)\n" }.joined()
        return try run("adder add - | tail -n 1 | cut -c 1-17", slack: MemoryTests.bulkSlack, input: lines)
    }

    private func count(_ condition: String) throws -> [String] {
        try DatabaseFile(program.list).column("SELECT count(*) FROM item WHERE \(condition)")
    }

    @Test func `bulk commands do not hold all items in memory`() throws {
        let added = try fill()
        #expect(added == Outcome("Added 20001: Item\n"))

        for (command, open, all) in [
            ("adder done all --yes", "0", "20001"), ("adder undo", "20001", "20001"),
            ("adder list all --json", "20001", "20001"), ("adder remove all --yes", "0", "0"),
        ] {
            let outcome = try run("\(command) >out", slack: MemoryTests.bulkSlack)

            #expect(outcome.ending == .status(0), "\(command): \(outcome.messages)")
            #expect(try count("status = 0") == [open], "\(command)")
            #expect(try count("1") == [all], "\(command)")
        }
    }

    @Test func `a change without enough memory changes nothing`() throws {
        let lines = (1...MemoryTests.itemCount).map { "Item \($0)\n" }.joined()
        _ = try finish("adder add -", input: lines)

        let outcome = try run("adder done all --yes", slack: 1_000)

        #expect(outcome.ending != .status(0))
        #expect(try count("status <> 0") == ["0"])
        #expect(try program.run("done", "1").ending == .status(0))
    }
}
