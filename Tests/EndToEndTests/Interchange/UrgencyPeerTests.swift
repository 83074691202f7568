import Almanac
import TestKit
import Testing

/// The order of `next`, compared with that of Taskwarrior's.
@Suite struct UrgencyPeerTests {
    /// The weights of adder and the coefficients of Taskwarrior that are alike.
    struct Weights: CustomTestStringConvertible {
        let testDescription: String
        let own: [(key: String, weight: String)]
        let coefficients: [(key: String, weight: String)]
    }

    /// Both programs have further terms: Taskwarrior for any tag, project and annotation, adder for parts.
    static let weights = [
        Weights(
            testDescription: "adder's weights",
            own: [("tag.money", "2"), ("tag.later", "-1.5"), ("project.home", "1")],
            coefficients: [
                ("due", "3.5"), ("uda.priority.H", "6"), ("uda.priority.M", "2"), ("uda.priority.L", "1"),
                ("blocking", "2"),
                ("scheduled", "3"), ("age", "0.4"), ("user.tag.money", "2"), ("user.tag.later", "-1.5"),
                ("user.project.home", "1"),
            ]
        ),
        Weights(
            testDescription: "Taskwarrior's weights",
            own: [("due", "12"), ("blocks", "8"), ("back", "5"), ("age", "2"), ("tag.next", "15")],
            coefficients: [
                ("due", "12"), ("uda.priority.H", "6"), ("uda.priority.M", "2"), ("uda.priority.L", "1"),
                ("blocking", "8"),
                ("scheduled", "5"), ("age", "2"), ("user.tag.next", "15"),
            ]
        ),
    ]

    /// Random tasks, the same in each run but for the days, which are relative to now: Taskwarrior's clock can't be set.
    private func tasks(_ count: Int) -> String {
        var chance = Chance(seed: 20_261_121)
        let now = SystemClock().now()
        let midnight = now.instant.seconds / 86_400 * 86_400
        func uuid(_ number: Int) -> String { "00000000-0000-4000-8000-\(number.padded(to: 12))" }
        func time(_ days: Int, _ minute: Int = 0) -> String {
            "\"\(Instant(seconds: midnight + days * 86_400 + minute * 60))\""
        }
        func isLikely(_ percent: Int) -> Bool { chance.number(1...100) <= percent }
        return (1...count).map { number in
            let age = chance.number(1...700)
            var members = [
                "\"uuid\":\"\(uuid(number))\"", "\"description\":\"Task \(number)\"", "\"status\":\"pending\"",
                "\"entry\":\(time(-age))", "\"modified\":\(time(-age))",
            ]
            if isLikely(50) { members.append("\"due\":\(time(chance.number(-40...60), chance.number(0...1) * 1_020))") }
            if isLikely(40) { members.append("\"priority\":\"\(["H", "M", "L"][chance.number(0...2)])\"") }
            if isLikely(30) {
                members.append("\"project\":\"\(["home", "home.garden", "work"][chance.number(0...2)])\"")
            }
            let tags = ["money", "later", "next", "phone"].filter { _ in isLikely(10) }
            if !tags.isEmpty { members.append("\"tags\":[\(tags.map { "\"\($0)\"" }.joined(separator: ","))]") }
            if isLikely(5) {
                members.append("\"wait\":\(time(chance.number(2...90)))")
            } else if isLikely(8), age > 3 {
                members.append("\"scheduled\":\(time(-chance.number(1...(age - 1))))")
            }
            if number > 1, isLikely(8) { members.append("\"depends\":[\"\(uuid(chance.number(1...(number - 1))))\"]") }
            return "{\(members.joined(separator: ","))}"
        }
        .joined(separator: "\n")
    }

    /// The rank correlation of two orders of the same names.
    private func spearman(_ first: [String], _ second: [String]) -> Double {
        let places = Dictionary(uniqueKeysWithValues: zip(second, 0...))
        let squares = first.enumerated().reduce(0.0) { sum, place in
            let distance = Double(place.offset - (places[place.element] ?? 0))
            return sum + distance * distance
        }
        let count = Double(first.count)
        return 1 - 6 * squares / (count * (count * count - 1))
    }

    @Test(arguments: weights)
    func `with the same weights, Taskwarrior's order of random items is nearly the same`(weights: Weights) throws {
        let program = try Program(["LANG": "C.UTF-8"])
        program.variables["ADDER_NOW"] = nil
        try Files.write(tasks(1_000).utf8, to: "\(program.home.path)/tasks.json")
        for (key, weight) in weights.own { _ = try program.run("config", "rank.\(key)", weight) }
        let imported = try program.run("import", "tasks.json")
        try #require(imported.output.hasPrefix("Imported 1000 items"), "\(imported)")
        let none = ["active", "annotations", "tags", "project", "user.tag.next"].map { ($0, "0") }
        let settings =
            [
                "rc:/dev/null", "rc.data.location=tasks", "rc.confirmation=no", "rc.verbose=nothing", "rc.gc=off",
                "rc.report.next.filter=status:pending -WAITING -BLOCKED", "rc.report.next.columns=description.desc",
                "rc.report.next.labels=Task",
            ] + (none + weights.coefficients).map { "rc.urgency.\($0).coefficient=\($1)" }
        func task(_ words: String...) throws -> String {
            let outcome = try program.run(tool: try Tool("task").path, arguments: settings + words)
            try #require(outcome.ending == .status(0), "\(outcome)")
            return outcome.output
        }
        func names(_ answer: String) -> [String] { answer.matches(of: /Task \d+/).map { String($0.output) } }

        _ = try task("import", "tasks.json")
        let theirs = names(try task("next", "limit:1000"))
        let ours = names(try program.run("next", "1000", "--plain").output)
        let sorted = names(try program.run("list", "not", "blocked", "--sort", "urgency", "--plain").output)

        #expect(ours.count > 800 && Set(ours) == Set(theirs))
        #expect(sorted == ours)
        let agreement = spearman(ours, theirs)
        print("The orders of adder and Taskwarrior agree: Spearman \(agreement) for \(weights.testDescription)")
        #expect(agreement >= 0.95, "\(agreement)")
    }
}
