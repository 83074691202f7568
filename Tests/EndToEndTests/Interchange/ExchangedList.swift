import TestKit
import Testing

/// Lists that are compared before and after they were in another program's file.
enum ExchangedList {
    /// A list with something in every field.
    static func program() throws -> Program {
        let program = try Program()
        try program.fill(
            "Pay rent fri 5pm +money +flat pri:high project:home.flat every:month note:\"call first\"",
            "우유 사기 today @shop pri:low",
            "Bake a cake",
            "Water the plants due:2026-12-01 wait:2026-11-25 again:2weeks",
            "Old thing project:attic"
        )
        try program.fill("Buy flour; milk, \"eggs\" parent:3")
        for line in ["change 3 needs:6", "done 5"] {
            let outcome = try program.shell("adder \(line)")
            try #require(outcome.ending == .status(0), "\(outcome)")
        }
        return program
    }

    /// The items of the program's list by title, without ids and without the keys `left`. References are titles.
    static func items(of program: Program, without left: Set<String> = []) throws -> [String: [String: JSONValue]] {
        let document = try JSONValue(try program.run("list", "all", "--json").output)
        guard case .array(let items)? = document["items"] else { return [:] }
        var titles: [JSONValue: JSONValue] = [:]
        for item in items { if let id = item["id"] { titles[id] = item["title"] } }
        var found: [String: [String: JSONValue]] = [:]
        for item in items {
            guard case .object(var values) = item, case .string(let title)? = values["title"] else { continue }
            values["id"] = nil
            values["parent"] = values["parent"].flatMap { titles[$0] }
            if case .array(let needs)? = values["needs"] { values["needs"] = .array(needs.compactMap { titles[$0] }) }
            found[title] = values.filter { !left.contains($0.key) }
        }
        return found
    }
}
