import TestKit
import Testing
import UnicodeText

@Suite struct FindTests {
    /// A list with a match for “rent” in every searchable field.
    private func programWithList() throws -> Program {
        let program = try Program()
        try program.fill(
            "Pay RENT fri 5pm +money project:home pri:high",
            "주간회의록 정리 mon +회사",
            "Visit my parents tomorrow",
            "Call Anna note:\"ask her about the deposit, the rent of the garage and when the keys are handed over\"",
            "Café with Mina project:fun.current",
            "Rent a van"
        )
        _ = try program.run("done", "6")
        return program
    }

    @Test func `the best match comes first, and matches outside the title get a line of their own`() throws {
        let program = try programWithList()

        let outcome = try program.run("find", "rent")

        #expect(
            outcome
                == Outcome(
                    """
                      6                      ✓  Rent a van
                      3  tomorrow               Visit my parents
                      1  Fri 27 Nov 17:00  !!!  Pay RENT          home  +money
                      5                         Café with Mina    fun.current
                         project: fun.current
                      4                         Call Anna ✎
                         note: ask her about the deposit, the rent of the garage and when the keys…

                    """
                )
        )
    }

    @Test func `plain output names the field of the match`() throws {
        let program = try programWithList()

        let outcome = try program.run("find", "--plain", "rent", "a")

        #expect(
            outcome
                == Outcome(
                    """
                    item 6: Rent a van; state done
                    item 3: Visit my parents; due tomorrow
                    item 1: Pay RENT; due Fri 27 Nov 17:00; priority high; project home; tags +money
                    item 5: Café with Mina; project fun.current; match project: fun.current
                    item 4: Call Anna; has note; match note: ask her about the deposit, the rent of the garage and when the keys…

                    """
                )
        )
    }

    @Test(arguments: [("cafe", "1"), ("CAFÉ", "1"), ("strasse", "2"), ("STRAßE", "2"), ("ﬁnd", "3"), ("find", "3")])
    func `find and list match the same words, without accents and ligatures`(word: String, id: String) throws {
        let program = try Program()
        try program.fill("Le Café noir", "Die Straße", "ﬁnd me", "한글 공부")

        for command in ["find", "list"] {
            let outcome = try program.run(command, "--plain", word)

            #expect(outcome.output.hasPrefix("item \(id): "), "\(outcome)")
            #expect(outcome.output.split(separator: "\n").filter { $0.hasPrefix("item ") }.count == 1, "\(outcome)")
        }
    }

    @Test(arguments: [
        (["회의"], "2"), (["의록"], "2"), (["\u{1112}\u{116C}\u{110B}\u{1174}"], "2"), (["회"], "2"), (["+회"], "2"),
        (["CAFE\u{301}"], "5"), (["café"], "5"), (["caf"], "5"), (["MINA", "fé"], "5"),
        (["parent"], "3"), (["+mon"], "1"), (["#money"], "1"), (["project:fun"], "5"), (["project:current"], "5"),
        (["garage", "anna"], "4"), (["anna garage"], "4"), (["--open", "rent", "fri"], ""), (["v"], "6 3 4"),
        (["--", "--open"], ""), (["--open", "van"], ""), (["fun.cur"], "5"), (["\""], ""), (["*"], ""),
    ])
    func `parts of words match regardless of case and Unicode normalization`(words: [String], ids: String) throws {
        let program = try programWithList()

        let outcome = try program.run(arguments: (["find", "--plain"] + words).map { Array($0.utf8) })

        let found = outcome.output.split(separator: "\n").compactMap { line in
            line.hasPrefix("item ") ? String(line.dropFirst(5).prefix { $0 != ":" }) : nil
        }
        #expect(found.joined(separator: " ") == ids)
        #expect(outcome == Outcome(outcome.output))
    }

    @Test func `JSON output has the items followed by their matches`() throws {
        let program = try programWithList()

        let outcome = try program.run("find", "--json", "anna", "rent")
        let shown = try program.run("list", "--json", "4")

        let items = shown.output.dropLast(2)
        let matches = [
            #"{"id":4,"in":"title","text":"Call Anna","found":["Anna"]}"#,
            #"{"id":4,"in":"note","text":"ask her about the deposit, the rent of the garage and when the keys…","#
                + #""found":["rent"]}"#,
        ]
        .joined(separator: ",")
        #expect(outcome == Outcome(#"\#(items),"matches":[\#(matches)]}"# + "\n"))
    }

    @Test(arguments: [
        (["find", "xyz"], "No item contains this word. Try part of it, or another word.\n"),
        (["find", "rent", "xyz"], "No item contains all of these words. Try fewer words, or parts of words.\n"),
        (
            ["find", "--open", "van"],
            "Only done items match. Omit --open to see them.\n"
        ),
        (["find", "xyz", "--json"], #"{"adder":1,"items":[],"matches":[]}"# + "\n"),
    ])
    func `a result without matches suggests what to try`(words: [String], answer: String) throws {
        let program = try programWithList()

        #expect(try program.run(arguments: words.map { Array($0.utf8) }) == Outcome(answer))
    }

    @Test func `searching a missing list explains how to add items and creates nothing`() throws {
        let program = try Program()

        let outcome = try program.run("find", "rent")

        #expect(outcome == Outcome("Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test(arguments: [
        (["find"], "Missing argument. Example: adder find rent"),
        (["find", " "], "Missing argument. Example: adder find rent"),
        (
            ["find", "--opne", "x"],
            "adder find has no option --opne. Did you mean “--open”? To use it as text, put -- before it."
        ),
    ])
    func `invalid arguments are rejected with a suggestion`(words: [String], sentence: String) throws {
        let program = try Program()

        let outcome = try program.run(arguments: words.map { Array($0.utf8) })

        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 64))
    }

    // MARK: On a terminal

    @Test func `a narrow terminal shows and highlights the matching part`() throws {
        let program = try Program()
        try program.fill(
            "아주 긴 제목이 있는 항목인데 그 끝에 가서야 주간회의록 이야기가 나온다",
            "우유 note:\"냉장고에 있는지 먼저 보고, 없으면 회의 전에 사 온다\""
        )

        let pty = try Pty(program, "find", "회의", columns: 40)

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.lines.allSatisfy { UnicodeText.width($0) <= 40 }, "\(pty.lines.joined(separator: "\n"))")
        #expect(
            pty.lines == [
                "  1  … 끝에 가서야 주간회의록 이야기가 …", "  2  우유 ✎",
                "     note: … 보고, 없으면 회의 전에 사 …", "", "2 items found", "",
            ]
        )
        #expect(pty.printed.occurrences(of: "\u{1B}[4m회의\u{1B}[0m") == 2)
    }

    @Test func `without color no escape sequences are written`() throws {
        let program = try programWithList()
        program.variables["NO_COLOR"] = "1"

        let pty = try Pty(program, "find", "rent")

        #expect(try pty.waitForExit() == .status(0))
        #expect(!pty.printed.contains("\u{1B}"))
        #expect(pty.lines.suffix(3) == ["", "5 items found, 1 done", ""])
    }

    @Test func `control characters are made visible, and the highlight is still correct`() throws {
        let program = try Program()
        try program.fill("a\u{1B}[2Jb\u{202E}rent")

        let outcome = try program.run("find", "rent", "--color", "always")

        #expect(outcome == Outcome("  1  a␛[2Jb<U+202E>\u{1B}[4mrent\u{1B}[0m\n"))
    }

    @Test func `find works in the shell`() throws {
        let program = try programWithList()

        let outcome = try program.run(input: "find +mon\nfind nothing\n")

        #expect(
            outcome
                == Outcome(
                    """
                      1  Fri 27 Nov 17:00  !!!  Pay RENT  home  +money
                         tag: +money
                    No item contains this word. Try part of it, or another word.

                    """
                )
        )
    }

    @Test func `a typing error is tolerated if nothing matches, and it is said`() throws {
        let program = try programWithList()

        let outcome = try program.run("find", "visti", "parentts", "--plain")
        let json = try program.run("find", "visti", "--json").output

        #expect(
            outcome
                == Outcome(
                    "item 3: Visit my parents; due tomorrow\n",
                    messages: "Nothing matches “visti” and “parentts”; these match “visit” and “parents”.\n"
                )
        )
        #expect(json.contains(#""corrections":[{"typed":"visti","found":"visit"}]"#))
        #expect(try program.run("find", "회의룩").output.contains("주간회의록") == false)
        #expect(
            try program.run("find", "zebra")
                == Outcome("No item contains this word. Try part of it, or another word.\n")
        )
    }
}

extension String {
    /// Returns the number of occurrences of `text`.
    fileprivate func occurrences(of text: String) -> Int {
        indices.count { self[$0...].hasPrefix(text) }
    }
}
