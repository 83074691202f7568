import Glibc
import TestKit
import Testing

@Suite struct ManyProcessesTests {
    @Test func `concurrent writers and readers lose no items and get no errors`() throws {
        let program = try Program()
        let (processes, items, readers) = Sampling.isFull ? (16, 500, 8) : (8, 25, 2)

        let running = try (1...processes).map { process in
            try program.start(input: (1...items).map { "add Item \($0) of process \(process)\n" }.joined())
        }
        let reading = try (1...readers).map { _ in
            try program.start(input: String(repeating: "list 1-3 --plain\n", count: items))
        }
        let outcomes = try running.map { try $0.finish(within: 300) }
        let looks = try reading.map { try $0.finish(within: 300) }

        for look in looks {
            #expect(look.ending == .status(0) && !look.messages.contains("adder: "), "\(look.messages) \(look.ending)")
        }

        for (index, outcome) in outcomes.enumerated() {
            let titles = outcome.output.split(separator: "\n").map { $0.drop { $0 != ":" }.dropFirst(2) }
            let isComplete = titles == (1...items).map { "Item \($0) of process \(index + 1)" }
            // A process that waits for the lock says so.
            let problems = outcome.messages.split(separator: "\n").filter { !$0.hasSuffix("; waiting.") }
            let isSuccess = problems.isEmpty && outcome.ending == .status(0)
            #expect(isComplete && isSuccess, "\(outcome.messages) \(outcome.ending)")
        }
        let list = try DatabaseFile(program.list)
        #expect(try list.column("SELECT count(*) FROM item") == ["\(processes * items)"])
        #expect(try list.column("SELECT count(DISTINCT title) FROM item") == ["\(processes * items)"])
        let answered = outcomes.flatMap { $0.output.split(separator: "\n") }
        let stored = try list.column("SELECT 'Added ' || id || ': ' || title FROM item")
        let isAsAnswered = Set(answered.map(String.init)) == Set(stored)
        #expect(isAsAnswered)
    }

    @Test func `a repeating item that several processes complete at once is done once`() throws {
        let program = try Program()
        try program.fill("Take pills today every:day")
        try program.fill("Pack needs:1")

        let running = try (1...6).map { _ in try program.start("done", "1") }
        let outcomes = try running.map { try $0.finish(within: 300) }

        #expect(outcomes.allSatisfy { $0.ending == .status(0) }, "\(outcomes)")
        #expect(outcomes.count { $0.output.hasPrefix("Done 1: Take pills") } == 1, "\(outcomes)")
        #expect(outcomes.count { $0.messages.contains("1 Take pills, due") } == 5, "\(outcomes)")
        let list = try DatabaseFile(program.list)
        #expect(
            try list.column("SELECT id || status || ifnull(needs, '') FROM item LEFT JOIN need ON item = id") == [
                "10", "203", "31",
            ]
        )
    }

    @Test func `a process killed while it creates the list leaves a usable one`() throws {
        for number in 0..<(Sampling.isFull ? 100 : 15) {
            let program = try Program()
            _ = try program.start("add", "Buy milk today").kill(after: .random(in: 0...0.008))

            let shown = try program.run("upcoming")
            let added = try program.run("add", "Pay rent")

            #expect(shown.ending == .status(0), "\(number): \(shown.messages)")
            #expect(added.ending == .status(0), "\(number): \(added.messages)")
        }
    }

    @Test(arguments: 1...4)
    func `a script killed after thousands of lines loses none that were acknowledged`(
        seed: UInt64
    ) throws {
        let program = try Program()
        let count = Sampling.isFull ? 50_000 : 4_000
        let lines = (1...count).map { "add Item \($0)\n" }.joined()
        var generator = SeededGenerator(state: seed)
        // The number of answered bytes to wait for. Each answer has more than 12.
        let moment = Int.random(in: 1...count * 12, using: &generator)

        let outcome = try program.start(input: lines).kill(afterOutputOf: moment)

        let whole = outcome.output.prefix(through: outcome.output.lastIndex(of: "\n") ?? outcome.output.startIndex)
        let answered = whole.split(separator: "\n").map(String.init)
        #expect(try program.run("upcoming").ending == .status(0))
        let query = "SELECT 'Added ' || id || ': ' || title FROM item ORDER BY id"
        let stored = try DatabaseFile(program.list).column(query)
        let isThere = Array(stored.prefix(answered.count)) == answered
        #expect(isThere && !answered.isEmpty, "\(answered.count) answered, \(stored.count) there")
        #expect(outcome.ending == .signal(SIGKILL))
    }

    @Test func `a killed process loses no acknowledged change`() throws {
        let program = try Program()
        try program.fill("The first")
        var acknowledged: Set<String> = ["The first"]
        var killed = 0

        let count = Sampling.isFull ? 200 : 30
        for number in 0..<count {
            let title = "Item \(number)"
            // The delay before the kill grows with each process.
            let moment = Double.random(in: 0...0.02) * Double(number) / Double(count)
            let outcome = try program.start("add", title).kill(after: moment)
            if outcome.output.hasSuffix(": \(title)\n") { acknowledged.insert(title) }
            if outcome.ending == .signal(SIGKILL) { killed += 1 }
        }

        // The next process to open the list rolls back an unfinished transaction.
        let last = try program.run("add", "The last")
        let list = try DatabaseFile(program.list)
        #expect(last.output.hasSuffix(": The last\n"))
        #expect(last.ending == .status(0))
        #expect(killed > 0)
        #expect(acknowledged.isSubset(of: Set(try list.column("SELECT title FROM item"))))
        #expect(try list.column("SELECT title FROM item GROUP BY title HAVING count(*) > 1").isEmpty)
        #expect(try list.column("PRAGMA integrity_check") == ["ok"])
        #expect(try list.column("PRAGMA foreign_key_check").isEmpty)
    }
}
