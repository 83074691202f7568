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
            ["list", "milk", "next", "week"],
            "Nothing matches. Searched titles, notes, projects and tags for “next week”. Did you mean “due:next week”?\n"
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
        (
            "tag:a,b",
            "A filter takes one tag per word. Write “+a +b” for items with all of them, or “+a or +b” for items with any."
        ),
        (
            "@a,@b",
            "A filter takes one tag per word. Write “@a @b” for items with all of them, or “@a or @b” for items with any."
        ),
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
        let sentence =
            "-n (--limit) is an option of list, today and upcoming only. To use it as text, put -- before it."

        #expect(
            try program().run(words[0], words[1], words[2]) == Outcome(messages: "adder: \(sentence)\n", status: 64)
        )
    }

    @Test(arguments: [
        (["list", "today"], [3], "“today” was read as “due:today”."),
        (["ls", "high"], [2], "“high” was read as “pri:high”."),
        (["ls", "completed"], [1], "“completed” was read as “done”."),
        (["ls", "high", "or", "today"], [3, 2], "“high” was read as “pri:high”, “today” as “due:today”."),
        (["next", "today"], [3], "“today” was read as “due:today”."),
        (["up", "today"], [3, 2], "“today” was read as “due.by:today”."),
        (["up", "this", "week"], [3, 2], "“this week” was read as “due.by:this week”."),
        (["ls", "due<=today"], [3], "“due<=today” was read as “due.by:today”."),
    ])
    func `a word with one meaning is done and said`(words: [String], expected: [Int], sentence: String) throws {
        let outcome = try program().run(arguments: (words + ["--plain"]).map { Array($0.utf8) })

        #expect(ids(outcome) == expected)
        #expect(outcome.messages.hasPrefix(sentence))
    }

    @Test func `a change says how it read the filter before it asks`() throws {
        let program = try program()

        #expect(try program.run("done", "high").messages.hasPrefix("“high” was read as “pri:high”."))
        #expect(try program.run("list", "--json", "high", "all").messages.isEmpty)
    }

    @Test func `a word that could be a filter is searched for beside other words, which is said`() throws {
        let program = try Program()
        try program.fill("Buy Todays paper")

        let outcome = try program.run("list", "buy", "today")

        #expect(outcome.output.contains("Todays"))
        #expect(outcome.messages == "“today” was searched for as text. Did you mean “due:today”?\n")
    }

    @Test func `a tag also matches the place of the same name, and says so`() throws {
        let program = try Program()
        try program.fill("Stamps @town today", "Parking +town today", "Milk @home today")

        for command in ["list", "upcoming", "next"] {
            let outcome = try program.run(command, "+town", "--plain")

            #expect(ids(outcome).sorted() == [1, 2])
            #expect(outcome.messages == "“+town” also matches “@town”.\n")
        }
        #expect(try ids(program.run("list", "@town", "--plain")) == [1])
        #expect(try ids(program.run("list", "-town", "--plain")) == [3])
        #expect(try ids(program.run("list", "+town @town", "--plain")) == [1])
        #expect(try ids(program.run("list", "+town or @home", "--plain")).sorted() == [1, 2, 3])
        #expect(try program.run("list", "+twn").output.contains("Did you mean “+town”?"))
    }

    @Test(arguments: [
        ["today", "+town"], ["agenda", "+town"], ["tags", "+town"], ["stats", "+town"], ["find", "sta", "tag:town"],
        ["export", "--format", "todo.txt", "+town"], ["burndown", "+town"], ["calendar", "+town"],
    ])
    func `every command with a filter says that a tag meets places`(words: [String]) throws {
        let program = try Program()
        try program.fill("Stamps @town today", "Parking +town today", "Milk @home today")

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        #expect(outcome.messages.hasPrefix("“+town” also matches “@town”.\n"), "\(outcome)")
        #expect(try program.run("list", "-town").messages == "“-town” also leaves out “@town”.\n")
        #expect(try program.run("list", "+home").messages == "“+home” also matches “@home”.\n")
        #expect(try program.run("list", "@town").messages == "")
    }

    @Test func `a change of items that meet a tag by their place says so`() throws {
        let program = try Program()
        try program.fill("Stamps @town", "Parking +town", "Coins @town")

        let question = try program.run("remove", "+town").messages
        let answer = try program.run("done", "+town", "--yes").messages
        let one = try program.run("change", "+town", "closed", "1", "to", "note:x").messages

        #expect(
            question.hasPrefix(
                "adder: Remove 3 items (1 Stamps, 2 Parking, 3 Coins)? 2 of them have @town, not +town. Can't"
            )
        )
        #expect(answer == "2 of them have @town, not +town.\nadder undo reverses it.\n")
        #expect(one == "It has @town, not +town.\nadder undo reverses it.\n")
        #expect(try program.run("change", "2", "+x").messages == "adder undo reverses it.\n")
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
