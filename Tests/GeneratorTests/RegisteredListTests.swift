import Testing

@testable import Generator

struct RegisteredListTests {
    private let list = Project.List(file: "P.swift", list: "useCases", entry: "{{name}}Wireframe.useCase,")
    private let imports = Project.List(file: "P.swift", list: "import", entry: "import {{name}}")

    private func adding(_ name: String, to list: Project.List, _ text: String) throws -> String {
        try RegisteredList(list, in: text).adding(name)
    }

    private func removing(_ name: String, from list: Project.List, _ text: String) throws -> String {
        try RegisteredList(list, in: text).removing(name)
    }

    private static let useCases = """
        var useCases: [UseCase] {
            [
                AddItemWireframe.useCase,
                // The shell.
                ShellWireframe.useCase(
                    presenting: [.built]
                ),
                UndoRedoWireframe.redo,
                UndoRedoWireframe.undo,
            ]
        }
        """

    @Test(arguments: [
        ("AAA", "    [\n        AAAWireframe.useCase,\n        AddItem"),
        (
            "RescheduleItem",
            "AddItemWireframe.useCase,\n        RescheduleItemWireframe.useCase,\n        // The shell."
        ),
        ("ShowItem", "        ),\n        ShowItemWireframe.useCase,\n        UndoRedoWireframe.redo"),
        ("Zoom", "UndoRedoWireframe.undo,\n        ZoomWireframe.useCase,\n    ]"),
    ])
    func `an entry goes in by its place, and out again`(name: String, expected: String) throws {
        let added = try adding(name, to: list, Self.useCases)

        #expect(added.contains(expected))
        #expect(try removing(name, from: list, added) == Self.useCases)
    }

    @Test(arguments: ["AddItem", "Shell", "UndoRedo"])
    func `an entry that is there stays as it is`(name: String) throws {
        #expect(try adding(name, to: list, Self.useCases) == Self.useCases)
    }

    @Test func `a tuple is the entry of the module in it, whatever else it says`() throws {
        let list = Project.List(file: "P", list: "useCases", entry: "(\"{{name}}\", []),")
        let text = "let useCases = [\n    (\"AddItem\", [\"ShowItem\"]),\n    (\"Zoom\", []),\n]\n"

        #expect(try adding("AddItem", to: list, text) == text)
        #expect(
            try adding("ShowItem", to: list, text)
                == "let useCases = [\n    (\"AddItem\", [\"ShowItem\"]),\n    (\"ShowItem\", []),\n    (\"Zoom\", []),\n]\n"
        )
    }

    @Test(arguments: [
        ("let useCases = [\n]\n", "let useCases = [\n    AWireframe.useCase\n]\n"),
        (
            "let useCases = [\n    BWireframe.useCase\n]\n",
            "let useCases = [\n    AWireframe.useCase,\n    BWireframe.useCase,\n]\n"
        ),
        (
            "let useCases = [\n    BWireframe.useCase,\n    CWireframe.useCase\n]\n",
            "let useCases = [\n    AWireframe.useCase,\n    BWireframe.useCase,\n    CWireframe.useCase\n]\n"
        ),
    ])
    func `commas stay as swift-format wants them, both ways`(text: String, added: String) throws {
        #expect(try adding("A", to: list, text) == added)
        #expect(try removing("A", from: list, added) == text)
    }

    @Test func `the first entry stands below the comment of an empty list`() throws {
        let text = "var useCases: [UseCase] {\n    [\n        // None yet.\n    ]\n}\n"

        let added = try adding("AddItem", to: list, text)

        #expect(added.contains("[\n        // None yet.\n        AddItemWireframe.useCase\n    ]"))
        #expect(try removing("AddItem", from: list, added) == text)
    }

    @Test(arguments: ["BWireframe.useCase  // the last, so far", "BWireframe.useCase(\"a//b\")"])
    func `a comma stands behind the entry, whatever remark follows it`(last: String) throws {
        let text = "let useCases = [\n    AWireframe.useCase,\n    \(last)\n]\n"
        let shown = last.replacing("useCase  //", with: "useCase,  //")

        let added = try adding("C", to: list, text)

        #expect(
            added == "let useCases = [\n    AWireframe.useCase,\n    \(shown == last ? "\(last)," : shown)\n"
                + "    CWireframe.useCase\n]\n"
        )
        #expect(try removing("C", from: list, added) == text)
    }

    @Test func `a last entry without a comma keeps being one`() throws {
        let text = "let useCases = [\n    AWireframe.useCase,\n    BWireframe.useCase\n]\n"

        let added = try adding("C", to: list, text)

        #expect(
            added == "let useCases = [\n    AWireframe.useCase,\n    BWireframe.useCase,\n    CWireframe.useCase\n]\n"
        )
        #expect(try removing("C", from: list, added) == text)
    }

    @Test(arguments: [
        ("import AddItem\npackage import Shell\nimport Wiring\n\nlet a = 1\n", "Reopen", 1),
        ("// A line.\n\nimport Wiring\n", "Zoom", 3), ("@testable import Foo\nimport Bar\n", "Baz", 2),
    ])
    func `imports are sorted in their block`(text: String, name: String, line: Int) throws {
        let added = try adding(name, to: imports, text)

        #expect(added.split(separator: "\n", omittingEmptySubsequences: false)[line] == "import \(name)")
        #expect(try removing(name, from: imports, added) == text)
        #expect(try adding("Wiring", to: imports, "import struct Wiring.X\nimport Wiring\n").contains("Wiring.X"))
    }

    @Test func `an import with an access level is one`() throws {
        #expect(try adding("Foo", to: imports, "package import Foo\n") == "package import Foo\n")
    }

    @Test func `a first import stands apart`() throws {
        let added = try adding("Foo", to: imports, "// Hi.\nlet a = 1\n")

        #expect(added == "// Hi.\nimport Foo\n\nlet a = 1\n")
        #expect(try removing("Foo", from: imports, added) == "// Hi.\nlet a = 1\n")
    }

    @Test(arguments: [
        ("let others = [\n]\n", 1, "there is no list “useCases” here; declare one: let useCases = ["),
        (
            "\nlet useCases = all()\n", 2,
            "“useCases” is no list in brackets; write let useCases = [, and one entry a line"
        ),
        (
            "let useCases = [\n    AWireframe.useCase,\n", 1,
            "the list “useCases” has no end; close it with ]"
        ),
        (
            "#if os(Linux)\nlet useCases = [\n]\n#else\nlet useCases = [\n]\n#endif\n", 5,
            "“useCases” is declared here and in line 2; rename one of them"
        ),
        (
            "let useCases = [\n]\n/* for ever\n", 3,
            "what begins here has no end, so that no list can be read; close it"
        ),
    ])
    func `a list that cannot be read is named`(text: String, line: Int, reason: String) {
        #expect(throws: RegisteredList.Mistake(line: line, reason: reason)) {
            try RegisteredList(list, in: text)
        }
    }

    @Test(arguments: [
        "/*\nlet useCases = [\n    NoWireframe.useCase,\n]\n*/\n",
        "let text = \"\"\"\n    let useCases = [\n    ]\n    \"\"\"\n",
        "// let useCases = [\nfunc f() { let useCases = [\n1\n] }\n",
        "let other = \"let useCases = [\"\nif let useCases = other {\n}\n",
    ])
    func `what only looks like the list is left alone`(decoy: String) throws {
        let text = "let useCases = [\n    BWireframe.useCase,\n    CWireframe.useCase,\n]\n"

        let added = try adding("A", to: list, decoy + text)

        #expect(added == decoy + text.replacing("    BW", with: "    AWireframe.useCase,\n    BW"))
        #expect(try removing("A", from: list, added) == decoy + text)
    }

    @Test(arguments: [
        "    BWireframe\n        .useCase,\n    DWireframe.useCase(\n        of: [\n            1,\n        ]\n    ),\n",
        "    BWireframe.useCase(\"]\"),\n    DWireframe.useCase(\"[\"),\n",
        "    BWireframe.useCase,  // ]\n    /* [\n    ( */\n    DWireframe.useCase,\n",
        "    BWireframe.useCase,\n\n    // The last, [ so far.\n    DWireframe.useCase,\n",
        "\tBWireframe.useCase,\n\tDWireframe.useCase\n",
    ])
    func `entries over several lines, and brackets that are none, are seen as what they are`(inner: String) throws {
        let text = "let useCases: [(a: String, b: [Int])] = [\n\(inner)]\nlet others = [\n]\n"

        for name in ["A", "C", "E"] {
            let added = try adding(name, to: list, text)

            #expect(try RegisteredList(list, in: added).modules == ["B", "D", name].sorted())
            #expect(try removing(name, from: list, added) == text)
            #expect(added.hasSuffix("]\nlet others = [\n]\n"))
        }
    }

    @Test(arguments: [
        ("[]", "[AWireframe.useCase]"),
        ("[BWireframe.useCase]", "[AWireframe.useCase, BWireframe.useCase]"),
        ("[BWireframe.useCase, CWireframe.useCase,]", "[AWireframe.useCase, BWireframe.useCase, CWireframe.useCase,]"),
    ])
    func `a list on one line stays on one line`(text: String, expected: String) throws {
        let added = try adding("A", to: list, "let useCases = \(text)\n")
        let last = try adding("Z", to: list, "let useCases = \(text)\n")

        #expect(added == "let useCases = \(expected)\n")
        #expect(try removing("A", from: list, added) == "let useCases = \(text)\n")
        #expect(try removing("Z", from: list, last) == "let useCases = \(text)\n")
    }

    @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
    func `the ends of lines and the mark in front stay what they are`(newline: String, mark: String) throws {
        let lines = "import B\nimport D\n\nlet useCases = [\n    BWireframe.useCase,\n    DWireframe.useCase,\n]\n"
        let text = mark + lines.replacing("\n", with: newline)

        for name in ["A", "C", "E"] {
            let added = try adding(name, to: imports, try adding(name, to: list, text))

            let ends = added.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            #expect(newline != "\r\n" || ends.allSatisfy { $0.last == "\r" })
            #expect(newline != "\r" || ends.isEmpty)
            #expect(added.unicodeScalars.first == text.unicodeScalars.first)
            let removed = try removing(name, from: list, try removing(name, from: imports, added))
            #expect(removed.utf8.elementsEqual(text.utf8))
        }
    }

    @Test func `an import that only some systems have is none of the block, and the largest block is the one`() throws {
        let text = "#if os(Linux)\nimport Glibc\n#endif\nimport Foundation\n\nimport B\nimport struct C.D\nimport E"

        let added = try adding("Z", to: imports, text)

        #expect(added == text + "\nimport Z")
        #expect(try removing("Z", from: imports, added) == text)
        #expect(try adding("C", to: imports, text).contains("import struct C.D\nimport C\nimport E"))
    }

    @Test func `a first import does not come between a declaration and what documents it`() throws {
        let text = "// License.\n\n/// All of them.\nlet a = 1\n"

        let added = try adding("Foo", to: imports, text)

        #expect(added == "// License.\n\nimport Foo\n\n/// All of them.\nlet a = 1\n")
        #expect(try removing("Foo", from: imports, added) == text)
    }

    @Test func `an entry that somebody made another of is not what was generated`() throws {
        let text = """
            let useCases = [
                AWireframe.useCase(1),
                BWireframe.useCase,
                BWireframe.undo,
                CWireframe  // as it was
                    .useCase,
            ]
            let other = BWireframe.useCase, text = "AWireframe"
            """

        let registered = try RegisteredList(list, in: text)

        #expect(registered.strangers(of: "A").map(\.line) == [2])
        #expect(registered.strangers(of: "B").map(\.line) == [4])
        #expect(registered.strangers(of: "C").isEmpty)
        #expect(registered.lines(speakingOf: "B", by: [ListEntry(list.entry)]) == [8])
        #expect(registered.lines(speakingOf: "A", by: [ListEntry(list.entry)]) == [])
    }

    @Test func `a module that a text names twice is named, whatever else the entries say`() throws {
        let list = Project.List(file: "P", list: "useCases", entry: "(\"{{name}}\", []),")
        let text = "let useCases = [\n    (\"A\", [\"B\"]),\n    (\"A\", []),\n]\n"

        let registered = try RegisteredList(list, in: text)

        #expect(registered.troubles.map(\.reason) == ["A is there twice, in line 2 with another rest; take one out"])
        #expect(registered.uses.map(\.used) == ["B"])
    }

    @Test func `what is unsorted or doubled is named`() throws {
        let text = "let useCases = [\n    BWireframe.a,\n    AWireframe.a,\n    AWireframe.a,\n    AWireframe.b,\n]\n"

        let troubles = try RegisteredList(list, in: text).troubles

        #expect(troubles.map(\.line) == [3, 4])
        #expect(troubles.map(\.reason) == ["A belongs before B; sort the list", "A is there twice; take one out"])
    }
}
