import TestKit
import Testing

/// Extremely long input.
@Suite struct LongTextTests {
    @Test(arguments: ["add -", ""])
    func `a line that is too long is rejected in a short message`(command: String) throws {
        for (count, start) in [(900_000, "The title has"), (Sampling.rounds(4, full: 100) << 20, "The line has")] {
            let program = try Program()
            let line = String(repeating: "x", count: count)

            let outcome = try program.shell("adder \(command)", input: "add \(line)\n")

            #expect(outcome.output == "")
            #expect(outcome.ending == .status(65))
            #expect(outcome.messages.hasPrefix("adder: Line 1: \(start) "), "\(outcome.messages.prefix(200))")
            #expect(outcome.messages.utf8.count < 300)
            #expect(Files.names(in: program.home.path).isEmpty)
        }
    }

    @Test func `a title of a megabyte is rejected, and one below the limit is stored completely`() throws {
        let program = try Program()

        let refused = try program.run("add", "-", input: String(repeating: "한", count: 340_000))
        let kept = try program.run("add", "-", input: String(repeating: "한", count: 21_000))

        #expect(refused.ending == .status(65), "\(refused.messages.prefix(200))")
        #expect(kept.ending == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT length(title) FROM item") == ["21000"])
    }
}
