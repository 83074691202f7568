import Almanac
import Glibc
import TestKit
import Testing

/// Three weeks of a daily habit, typed as `done 1`, against counts made here.
struct HabitTests {
    private struct Habit {
        var due: Day
        /// The days on which it was done, once for each time, in order.
        var done: [Day] = []
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `a habit keeps its number, and is counted as often as it was done`(seed: UInt64) throws {
        let program = try Program()
        var random = SeededGenerator(state: seed)
        let start = Day.saturday
        try program.fill("Stretch today every:day note:slowly")
        var habit = Habit(due: start)
        var past: [Habit] = []

        for day in (0..<21).map({ start + $0 }) {
            program.variables["ADDER_NOW"] = "\(day)T09:30"
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                switch Int.random(in: 0..<8, using: &random) {
                case 0 where !past.isEmpty:
                    _ = try program.run("undo")
                    habit = past.removeLast()
                case 1:
                    _ = try program.run("done", "1", "--early")
                    past.append(habit)
                    habit.done.append(day)
                    habit.due = max(habit.due, day) + 1
                default:
                    let outcome = try program.run("done", "1")
                    let isDoneToday = habit.due > day && habit.done.contains(day)
                    #expect(outcome.output.isEmpty == isDoneToday, "\(outcome)")
                    if isDoneToday { continue }
                    past.append(habit)
                    habit.done.append(day)
                    habit.due = max(habit.due, day) + 1
                }
            }
        }

        let items = try JSONValue(program.run("list", "all", "--sort", "id", "--json").output)["items"]?.elements ?? []
        let open = items.filter { $0["status"] == .string("open") }
        #expect(open.map { $0["id"] } == [.integer(1)] && open.first?["due"] == .string(habit.due.description))
        #expect(open.first?["note"] == .string("slowly"))
        let completed = items.compactMap { $0["completed"]?.text?.prefix(10) }.sorted()
        #expect(completed == habit.done.map { $0.description.prefix(10) })
        try expectCounts(of: habit, from: start, in: program)
    }

    @Test(arguments: OldList.versions)
    func `a list in which each occurrence is an item works on`(version: Int) throws {
        let program = try Program(["ADDER_NOW": "2026-11-26T09:30"])
        for folder in ["data", "data/adder"] { mkdir("\(program.home.path)/\(folder)", 0o700) }
        try OldList.write(version: version, to: program.list)

        let done = try program.run("done", "19")
        #expect(done.output.hasPrefix("Done 19: Water the plants (") && done.output.contains("Mon 30 Nov"), "\(done)")
        #expect(try program.run("undo").ending == .status(0))
        // Version 2 didn't know which items belong together.
        if version == 2 { return }
        #expect(try program.run("reopen", "7").messages.hasPrefix("Its series goes on: 19 Water the plants"))
        #expect(try program.run("done", "7").output == "Done 7: Water the plants\n")
    }

    /// Checks the counts of each day in `stats`, and the open items in `burndown`.
    private func expectCounts(of habit: Habit, from start: Day, in program: Program) throws {
        let stats = try JSONValue(program.run("stats", "--by", "day", "--since", "2026-11-20", "--json").output)[
            "stats"
        ]
        for period in stats?["periods"]?.elements ?? [] {
            guard let text = period["from"]?.text, let day = Day(iso: text) else { continue }
            #expect(period["done"] == .integer(habit.done.count { $0 == day }), "\(day)")
            #expect(period["added"] == .integer(day == start ? 1 : 0), "\(day)")
            #expect(period["open"] == .integer(day < start ? 0 : 1), "\(day)")
        }
        #expect(stats?["postponed"]?.elements?.isEmpty != false && stats?["oldest"] == nil)
        let burndown = try JSONValue(program.run("burndown", "--json").output)["burndown"]
        #expect(burndown?["days"]?.elements?.allSatisfy { $0["open"] == .integer(1) } ?? true)
    }
}

extension JSONValue {
    fileprivate var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
