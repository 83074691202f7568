import TestKit
import Testing

/// The list of an earlier day.
struct PastTests {
    /// A list in which an item was added on Thursday, and done and followed by another one on Saturday.
    private func program() throws -> Program {
        let program = try Program()
        program.variables["ADDER_NOW"] = "2026-11-19T09:30"
        try program.fill("Buy milk sat")
        program.variables["ADDER_NOW"] = "2026-11-21T09:30"
        _ = try program.run("done", "1")
        try program.fill("Pay rent sat")
        return program
    }

    @Test(arguments: ["list", "upcoming"])
    func `a list of an earlier day has the items that were open then`(command: String) throws {
        let program = try program()

        let past = try program.run(command, "--as-of", "fri")
        let today = try program.run(command, "--as-of", "today")

        #expect(past.output.contains("Buy milk") && !past.output.contains("Pay rent"))
        #expect(today == (try program.run(command)))
        #expect(today.output.contains("Pay rent") && !today.output.contains("Buy milk"))
    }

    @Test(arguments: [
        ("tomorrow", "“tomorrow” is in the future. Name today or an earlier day."),
        ("soonish", "“soonish” is not a date. Examples of past days: 2026-01-01, 1 jan, yesterday, 2y."),
    ])
    func `only today and past days have a list`(day: String, message: String) throws {
        let outcome = try program().run("list", "--as-of", day)

        #expect(outcome == Outcome(messages: "adder: \(message)\n", status: 65))
    }
}
