import TestKit
import Testing

/// Random commands, undone to the beginning and redone to the end.
@Suite struct UndoSequenceTests {
    @Test(arguments: 0..<6)
    func `a random sequence of commands can be undone and redone`(seed: UInt64) throws {
        let program = try Program(["EDITOR": "sed -i -e s/^title:/title:x/ -e s/^pri:.*/pri:low/"])
        program.variables["TMPDIR"] = program.home.path
        try program.fill("The first")
        try program.fill("The second every:week due:today needs:1")
        let first = try state(program)
        let before = try changes(program)

        var random = SeededGenerator(state: seed)
        let commands = (0..<60).map { _ in UndoSequenceTests.command(&random) }
        _ = try program.run("--keep-going", input: commands.joined(separator: "\n"))
        let last = try state(program)
        let count = try changes(program) - before
        #expect(last != first && count > 10)

        let undone = try program.run("undo", "\(count)")
        #expect(undone.ending == .status(0), "\(undone.messages)")
        #expect(try state(program) == first)

        let redone = try program.run("redo", "\(count)")
        #expect(redone.ending == .status(0), "\(redone.messages)")
        #expect(try state(program) == last)
    }

    private static func command(_ random: inout SeededGenerator) -> String {
        func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
        func id() -> Int { number(1..<15) }
        return switch number(0..<11) {
        case 0: "add Buy 우유 \(number(0..<9)) tomorrow +a needs:\(id())"
        case 1: "add Walk every:\(["day", "2weeks", "mon,thu", "31"][number(0..<4)]) project:p.\(number(0..<3))"
        case 2: "add Part parent:\(id()) wait:+\(id())d note:\"a b\""
        case 3, 4: "done \(id())"
        case 5: "done +a or project:p --yes"
        case 6: "reopen \(id()),\(id())"
        case 7: "change \(id()),\(id()) due:+\(number(0..<40))d +b -a"
        case 8: "change \(id()) every: again:week pri:high"
        case 9: "remove \(id()) --yes"
        default: "edit \(id())"
        }
    }

    /// The contents of the list without its history.
    private func state(_ program: Program) throws -> [String] {
        let list = try DatabaseFile(program.list)
        return try list.column(
            """
            SELECT json_array(id, hex(uuid), title, note, status, due_day, due_minute, wait_day, project, priority,
                repeats, repeats_from, parent, created, completed) FROM item ORDER BY id
            """
        )
            + list.column("SELECT item || ' ' || name FROM tag ORDER BY item, name")
            + list.column("SELECT item || ' needs ' || needs FROM need ORDER BY item, needs")
    }

    private func changes(_ program: Program) throws -> Int {
        Int(try DatabaseFile(program.list).column("SELECT count(*) FROM change WHERE undone = 0")[0]) ?? 0
    }
}
