import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

/// Compares the next due dates of random items with those of python-dateutil.
struct RecurrenceOracleTests {
    /// Reads lines of a rule, a due date, a moment, and single days that are left out or added, and writes the first occurrence that is later than both.
    private static let script = """
        import datetime, sys
        from dateutil.rrule import rrulestr
        for line in sys.stdin:
            rule, due, now, *dates = line.split()
            due, now = map(datetime.datetime.fromisoformat, (due, now))
            found = rrulestr("\\n".join(["RRULE:" + rule] + dates), dtstart=due).after(max(due, now))
            print(found.date() if found else "none")
        """

    @Test(arguments: 0..<UInt64(Sampling.rounds(1, full: 5)))
    func `random items are next due when python-dateutil says`(seed: UInt64) throws {
        var chance = Chance(seed: seed)
        var (lines, ours) = ("", [String]())
        for _ in 0..<1_000 {
            let (pattern, day) = (chance.pattern(), chance.day())
            let due = Due(day: day, time: TimeOfDay(minute: chance.number(0...1_439)))
            let now = Moment(
                instant: Instant(seconds: 0),
                today: day + chance.number(-3...500),
                time: TimeOfDay(minute: chance.number(0...1_439)) ?? .noon
            )
            let rule = chance.rule()
            let (days, text) = singleDays(of: .rule(rule), due, &chance)
            lines += "\(rule) \(due) \(Due(day: now.today, time: now.time)) \(text)\n"
            ours.append(Recurrence.rule(rule).with(days).next(due: due, done: now)?.description ?? "none")
            lines += "\(rule) \(due) \(Due(day: now.today, time: now.time))\n"
            ours.append(Recurrence.rule(rule).next(due: due, done: now)?.description ?? "none")
            lines += "\(pattern.rule) \(due) \(Due(day: now.today, time: now.time))\n"
            ours.append(Recurrence.every(pattern).next(due: due, done: now)?.description ?? "none")
        }

        let answer = try Program().run(tool: Tool("python3").path, "-c", Self.script, input: lines)

        #expect(answer.ending == .status(0), "\(answer)")
        for ((line, our), their) in zip(zip(lines.split(separator: "\n"), ours), answer.output.split(separator: "\n")) {
            #expect(our == their, "\(line)")
        }
        #expect(answer.output.split(separator: "\n").count == 3_000)
    }

    /// Returns single days, some of which are occurrences of the rule, and the lines that a calendar has for them.
    private func singleDays(of rule: Recurrence, _ due: Due, _ chance: inout Chance) -> (RuleDays.SingleDays, String) {
        var days = RuleDays.SingleDays(added: [due.day + chance.number(1...400)])
        var day: Due? = due
        while let next = day.flatMap({ rule.occurrence(after: $0, anchoredAt: due) }), days.excluded.count < 3 {
            days.excluded.append(next.day + chance.number(0...1))
            day = next
        }
        let time = (due.time?.description ?? "").filter { $0 != ":" }
        let lines =
            days.excluded.map { "EXDATE:\($0.basicFormat)T\(time)00" }
            + days.added.map {
                "RDATE:\($0.basicFormat)T\(time)00"
            }
        return (days, lines.joined(separator: " "))
    }
}
