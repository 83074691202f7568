import TestKit
import Testing

/// Filters with operators, attributes and names, in every command that takes a filter.
@Suite struct FilterTests {
    /// 1 Rent (home, +money, done), 2 Report (work), 3 Slides (+office, due today), 4 Sow (home.garden, waiting).
    private func program() throws -> Program {
        let program = try Program()
        try program.fill("Rent project:home +money fri", "Report project:work pri:high", "Slides +office due:today")
        try program.fill("Sow project:home.garden wait:1 dec")
        _ = try program.run("done", "1")
        _ = try program.run("config", "filter.office", "project:work or +office")
        return program
    }

    private func ids(_ outcome: Outcome) -> [Int] {
        outcome.output.split(separator: "\n").filter { $0.hasPrefix("item ") }
            .compactMap { Int($0.dropFirst(5).prefix { $0 != ":" }) }
    }

    @Test(arguments: [
        (["not", "+office"], [2]), (["!+office"], [2]), (["not +office"], [2]), (["pri:none"], [3]),
        (["(+office", "or", "pri:high)", "due:any"], [3]), (["(+office or pri:high) due:any"], [3]),
        (["completed:today"], [1]), (["completed.before:today"], []), (["status:done"], [1]), (["due:today..+1d"], [3]),
        (["wait:any"], [4]), (["wait.after:today"], [4]), (["not", "done", "project:home"], [4]), (["office"], [3]),
        (["work"], [2]), (["is:done"], [1]), (["status:completed"], [1]), (["PROJECT:home", "all"], [1, 4]),
        (["due:this", "weekend"], [3]), (["completed:this week"], [1]), (["completed:last week"], []),
        (["created:this month", "not", "wait:any"], [3, 2]), ([":office"], [3, 2]),
        (["not", ":office", "all"], [1, 4]),
        ([":office or wait:any"], [3, 2, 4]),
    ])
    func `a filter lists what it says`(words: [String], expected: [Int]) throws {
        let program = try program()

        let outcome = try program.run(arguments: (["list", "--plain"] + words).map { Array($0.utf8) })

        #expect(ids(outcome) == expected)
        #expect(outcome.messages.isEmpty)
    }

    @Test func `done items match only by id or if the filter names a state`() throws {
        let program = try program()

        #expect(try !program.run("show", "project:home").output.contains("Rent"))
        #expect(try program.run("show", "project:home", "done").output.contains("Rent"))
        #expect(try program.run("show", "1").output.contains("Rent"))
        #expect(try program.run("remove", "project:home", "--yes").output == "Removed 4: Sow\n")
        #expect(try program.run("remove", "project:home", "all", "--yes").output == "Removed 1: Rent\n")
    }

    @Test(arguments: [
        (["list", "+offce"], "Nothing matches. No item has the tag +offce. Did you mean “+office”?\n"),
        (["show", "+offce"], "Nothing matches. No item has the tag +offce. Did you mean “+office”?\n"),
        (["tags", "project:hme"], "Nothing matches. No item is in the project hme. Did you mean “project:home”?\n"),
        (
            ["list", "next", "week"],
            "Nothing matches. Searched titles and notes for “next week”. Did you mean “due:next week”?\n"
        ),
        (["upcoming", "+money"], "All matching items are done. To see them, run adder list +money closed.\n"),
        (["show", "+money"], "All matching items are done. Add closed to the filter to see them.\n"),
        (["upcoming", "waiting", "due:any"], "No matching items are due through Sun 29 Nov.\n"),
    ])
    func `an empty answer says why`(words: [String], sentence: String) throws {
        let program = try program()

        #expect(try program.run(arguments: words.map { Array($0.utf8) }) == Outcome(sentence))
    }

    @Test func `a change that matches nothing says why`() throws {
        let program = try program()

        #expect(
            try program.run("done", "+money")
                == Outcome(messages: "All matching items are done, so nothing was changed.\n")
        )
        #expect(
            try program.run("remove", "+money", "--yes").messages
                == "All matching items are done, so nothing was changed. To include them, add closed to the filter.\n"
        )

        #expect(
            try program.run("done", "+offce").messages
                == "Nothing matches, so nothing was changed. No item has the tag +offce. Did you mean “+office”?\n"
        )
    }

    @Test func `every command takes a saved filter`() throws {
        let program = try program()

        #expect(try ids(program.run("upcoming", ":office", "--plain")) == [3, 2])
        #expect(try program.run("show", ":office").output.contains("Report"))
        #expect(try program.run("show", "not :office").output.contains("Sow"))
        #expect(try program.run("tags", ":office").output.contains("office"))
        #expect(try program.run("projects", ":office").output.contains("work"))
        #expect(try program.run("change", ":office", "to", "+desk", "--yes").output.contains("Changed 2"))
        #expect(try program.run("done", ":office", "--yes").output.contains("Done 2"))
        #expect(try program.run("reopen", ":office", "--yes").output.contains("Slides"))
        #expect(try program.run("remove", "not :office", "--yes").output == "Removed 4: Sow\n")
    }

    @Test func `commands on standard input use filters saved by earlier ones`() throws {
        let program = try program()

        let outcome = try program.run(
            input: "config filter.rest not :office\nlist :rest wait:any --plain\nls \":rest or 3\" --plain\n"
        )

        #expect(ids(outcome) == [4, 3])
    }

    @Test(arguments: [
        (":offce", "There is no saved filter “:offce”. Did you mean “:office”?"),
        ("foo:bar", "“foo:bar” is not a filter. See adder help filters. To use it as text, put -- before it."),
        ("(+office", "“(” has no matching “)”. Example: adder list \"(+home or +garden) overdue\""),
        ("today", "“today” is not a filter. Did you mean “due:today”? To use it as text, put -- before it."),
        ("high", "“high” is not a filter. Did you mean “pri:high”? To use it as text, put -- before it."),
        ("tag:a,b", "A filter takes one tag per word. Use “+a +b”."),
        ("not", "“not” needs a filter after it, as in “not +home”."),
    ])
    func `an invalid filter is an error, not a search`(word: String, sentence: String) throws {
        let program = try program()

        #expect(try program.run("list", word) == Outcome(messages: "adder: \(sentence)\n", status: 64))
        #expect(try program.run("done", word, "--yes") == Outcome(messages: "adder: \(sentence)\n", status: 64))
    }

    @Test(arguments: [
        ["done", "-n", "1"], ["tags", "-n5", "+home"], ["change", "-n", "1", "to", "+x"], ["find", "rent", "-n"],
    ])
    func `an option of other commands is not a tag`(words: [String]) throws {
        let sentence = "-n is an option of list, today and upcoming only. To use it as text, put -- before it."

        #expect(
            try program().run(words[0], words[1], words[2]) == Outcome(messages: "adder: \(sentence)\n", status: 64)
        )
    }

    @Test func `a filter that refers to itself is refused`() throws {
        let program = try program()

        let outcome = try program.run("config", "filter.office", "+x or :office")

        #expect(outcome.messages.contains("The saved filter “:office” refers to itself: :office, :office."))
        #expect(try ids(program.run("list", ":office", "--plain")) == [3, 2])
    }

    @Test func `saved filters are completed by name`() throws {
        let program = try program()

        #expect(try program.run("suggest", "--", "done", ":of") == Outcome(":office\n"))
    }
}
