import TestKit
import Testing

/// `adder export` and `adder import` without another program in between.
@Suite struct RoundTripTests {
    /// What each format can't hold. `changed` is the time of the import where a format doesn't have it.
    private static let losses: [(format: String, lost: Set<String>)] = [
        ("json", []), ("csv", []), ("ical", []), ("taskwarrior", []),
        ("markdown", ["uuid", "created", "changed"]),
        ("obsidian", ["uuid", "created", "changed", "completed"]),
        ("todo.txt", ["uuid", "note", "created", "changed", "completed"]),
        ("org", ["uuid", "changed"]), ("taskpaper", ["uuid", "created", "changed", "completed", "tags"]),
    ]

    @Test(arguments: losses)
    func `a list comes back from every format, except for what the report names`(
        format: String,
        lost: Set<String>
    ) throws {
        let (before, after) = (try ExchangedList.program(), try Program())
        let path = "\(before.home.path)/items"

        let export = try before.run("export", "--format", format, "--output", path, "--json")
        let outcome = try after.run("import", path, "--format", format, "--json")

        #expect(export.ending == .status(0) && outcome.ending == .status(0), "\(outcome)")
        let items = try ExchangedList.items(of: before, without: lost)
        #expect(try ExchangedList.items(of: after, without: lost) == items && items.count == 6)
        // UUIDs and instants are only reported with --ids.
        let unreported: Set = ["uuid", "created", "changed", "completed"]
        let reported = try fields(ofLossesIn: export.output).union(fields(ofLossesIn: outcome.output))
        #expect(reported.isSubset(of: lost) && lost.subtracting(reported).isSubset(of: unreported))
    }

    private func fields(ofLossesIn document: String) throws -> Set<String> {
        guard case .array(let losses)? = try JSONValue(document)["losses"] else { return [] }
        return Set(
            losses.compactMap { loss in
                if case .string(let field)? = loss["field"] { field } else { nil }
            }
        )
    }

    @Test(arguments: losses.map(\.format))
    func `a place and a link come back, or are reported as lost`(format: String) throws {
        let (before, after) = (try Program(), try Program())
        try before.fill("Meet place:\"Café; 2, b\" link:https://a.org/?b=c,d;e")
        let path = "\(before.home.path)/items"

        let export = try before.run("export", "--format", format, "--output", path, "--json")
        _ = try after.run("import", path, "--format", format)

        let isKept = ["json", "csv", "ical"].contains(format)
        let item = try ExchangedList.items(of: after)["Meet"]
        #expect(try fields(ofLossesIn: export.output) == (isKept ? [] : ["place", "link"]), "\(export)")
        #expect(item?["place"] == (isKept ? .string("Café; 2, b") : nil))
        #expect(item?["link"] == (isKept ? .string("https://a.org/?b=c,d;e") : nil))
    }

    @Test(arguments: losses.map(\.format))
    func `importing the same file again adds nothing, and one undo takes it all back`(format: String) throws {
        let (before, after) = (try ExchangedList.program(), try Program())
        let file = try before.run("export", "--format", format).output
        _ = try after.run("import", "-", "--format", format, input: file)

        let again = try after.run("import", "-", "--format", format, input: file)
        let undone = try after.run("undo")

        #expect(again.output.hasPrefix("Imported 0 items"))
        #expect(again.messages == "Already in the list: 6 items.\n")
        #expect(undone.ending == .status(0))
        #expect(try after.run("list", "all", "--json").output == "{\"adder\":1,\"items\":[]}\n")
    }

    @Test(arguments: ["json", "csv", "ical", "taskwarrior"])
    func `importing a list's own export adds nothing`(format: String) throws {
        let program = try ExchangedList.program()
        let file = try program.run("export", "--format", format).output

        let outcome = try program.run("import", "-", "--format", format, input: file)

        #expect(outcome.output.hasPrefix("Imported 0 items"), "\(outcome)")
    }

    @Test(arguments: ["todo.txt", "markdown", "obsidian", "org", "taskpaper"])
    func `importing an export with --ids in a format without UUIDs adds nothing`(format: String) throws {
        let program = try ExchangedList.program()
        let file = try program.run("export", "--format", format, "--ids").output

        let outcome = try program.run("import", "-", "--format", format, input: file)

        #expect(outcome.output.hasPrefix("Imported 0 items"), "\(outcome)")
    }

    @Test func `an update takes what was changed later in the file`() throws {
        let (one, other) = (try ExchangedList.program(), try Program())
        _ = try other.run("import", "-", input: try one.run("export").output)
        other.variables["ADDER_NOW"] = "2026-11-22T08:00"
        _ = try other.run("change", "2", "+sweet", "due:fri")
        _ = try other.run("done", "3")
        let file = try other.run("export").output

        let look = try one.run("import", "-", input: file)
        let update = try one.run("import", "-", "--update", input: file)

        #expect(look.messages.contains("Different in the list and left unchanged: 2 우유 사기, 3 Bake a cake."))
        #expect(update.messages.contains("Updated: 2 우유 사기, 3 Bake a cake."), "\(update)")
        let left: Set = ["changed"]
        #expect(try ExchangedList.items(of: one, without: left) == ExchangedList.items(of: other, without: left))
    }

    @Test func `a filter chooses the items, and what leaves the file is reported`() throws {
        let program = try ExchangedList.program()

        let outcome = try program.run("export", "6", "--format", "todo.txt")

        #expect(outcome.output == "2026-11-21 Buy flour; milk, \"eggs\"\n", "\(outcome)")
        #expect(outcome.messages.contains("  1 reference to another item (parent): 6 (“3”)\n"))
    }

    @Test func `a file is written as a whole, and replaced only if that is confirmed`() throws {
        let program = try ExchangedList.program()

        let first = try program.run("export", "--output", "all.ics")
        let second = try program.run("export", "--output", "all.ics")
        let third = try program.run("export", "+money", "--output", "all.ics", "--yes")
        let strict = try program.run("export", "--output", "list.txt", "--strict")

        #expect(first.output == "Exported 6 items to all.ics  (ical)\n")
        #expect(second.ending == .status(64) && third.output == "Exported 1 item to all.ics  (ical)\n")
        #expect(strict.ending == .status(65) && strict.output.isEmpty)
        let names = Files.names(in: program.home.path).filter { $0.hasSuffix(".ics") || $0.hasPrefix("list") }
        #expect(names == ["all.ics"])
    }
}
