import TestKit
import Testing

@Suite struct TextTests {
    @Test(arguments: [
        (["add", "Buy", "milk"].map { Array($0.utf8) } + [[0x43, 0x61, 0x66, 0xE9]], 4, 4),
        ([[0xFF]], 1, 1),
        ([Array("add".utf8), Array("한".utf8) + [0xED, 0xA0, 0x80]], 2, 4),
    ])
    func `an argument that is not UTF-8 is rejected with the position of the byte`(
        arguments: [[UInt8]],
        word: Int,
        byte: Int
    ) throws {
        let program = try Program()

        let outcome = try program.run(arguments: arguments)

        let sentence = "Argument \(word) is not valid UTF-8 (byte \(byte)). Retype it or convert it to UTF-8."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 65))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a line of standard input that is not UTF-8 is rejected with its number`() throws {
        let program = try Program()

        let outcome = try program.run(
            arguments: [Array("add".utf8), Array("-".utf8)],
            input: Array("Buy milk\nCaf".utf8) + [0xE9, 0x0A]
        )

        let sentence = "Line 2: The text is not valid UTF-8 (byte 4). Retype it or convert it to UTF-8."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 65))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `control characters in a title are made visible`() throws {
        let program = try Program()
        let title = "a\u{1B}[31mb\u{1B}]52;c;aGk=\u{07}c\u{9B}2Jd\u{202E}e\u{2066}f\u{7F}g\u{2028}h\ti"
        let visible = "a␛[31mb␛]52;c;aGk=␇c<U+009B>2Jd<U+202E>e<U+2066>f␡g<U+2028>h␉i"

        let added = try program.run("add", title, "due:today")
        let columns = try program.run("upcoming")
        let plain = try program.run("upcoming", "--plain")
        let json = try program.run("upcoming", "--json")

        #expect(added == Outcome("Added 1: \(visible)\n  due Sat 21 Nov\n"))
        #expect(columns == Outcome("Today (1)\n  1  \(visible)\n"))
        #expect(plain == Outcome("Today:\nitem 1: \(visible); due today\n"))
        let escaped = #"a\u001b[31mb\u001b]52;c;aGk=\u0007c\u009b2Jd\u202ee\u2066f\u007fg\u2028h\ti"#
        #expect(json.output.contains(#""title":"\#(escaped)""#))
    }

    @Test func `control characters in an error message are made visible`() throws {
        let program = try Program()

        let outcome = try program.run("up\u{1B}[2J")

        #expect(
            outcome == Outcome(messages: "adder: “up␛[2J” is not a command. Run adder help for a list.\n", status: 64)
        )
    }

    @Test func `columns line up after wide characters and emoji`() throws {
        let program = try Program()
        try program.fill("우유 사기 🥛 today +집", "Milk today @shop", "Café 👩‍👩‍👧‍👦 today +é")

        let outcome = try program.run("upcoming")

        #expect(
            outcome
                == Outcome(
                    """
                    Today (3)
                      1  우유 사기 🥛  +집
                      2  Milk          @shop
                      3  Café 👩‍👩‍👧‍👦       +é

                    """
                )
        )
    }

    @Test func `text is stored in composed form and matches decomposed input`() throws {
        let program = try Program()
        let (composed, decomposed) = ("Caf\u{E9} 한국", "Cafe\u{301} \u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}")

        let added = try program.run("add", decomposed, "today", "+e\u{301}t\u{E9}")

        #expect(added == Outcome("Added 1: \(composed)\n  due Sat 21 Nov, +\u{E9}t\u{E9}\n"))
        // Compares bytes because Swift strings are equal in any normalization form.
        let row = try DatabaseFile(program.list).column("SELECT title || ' ' || name FROM item JOIN tag ON item = id")
        #expect(row.map { Array($0.utf8) } == [Array("\(composed) \u{E9}t\u{E9}".utf8)])
        for word in ["caf\u{E9}", "cafe\u{301}", "\u{1112}\u{1161}\u{11AB}", "+\u{E9}te\u{301}"] {
            let found = try program.run("upcoming", "--plain", word)
            #expect(found == Outcome("Today:\nitem 1: \(composed); due today; tags +\u{E9}t\u{E9}\n"), "\(word)")
        }
    }

    @Test(arguments: ["C", "POSIX", "ko_KR.UTF-8", "de_DE.ISO-8859-1", "nonsense"])
    func `the locale has no effect on stored and shown text`(locale: String) throws {
        let program = try Program(["LANG": locale, "LC_ALL": locale])

        let added = try program.run("add", "우유 사기", "today")
        let shown = try program.run("upcoming")

        #expect(added == Outcome("Added 1: 우유 사기\n  due Sat 21 Nov\n"))
        #expect(shown == Outcome("Today (1)\n  1  우유 사기\n"))
    }
}
