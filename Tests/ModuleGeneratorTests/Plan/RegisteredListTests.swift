import Testing

@testable import ModuleGenerator

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
    func `an entry is added in order and removed again`(name: String, expected: String) throws {
        let added = try adding(name, to: list, Self.useCases)

        #expect(added.contains(expected))
        #expect(try removing(name, from: list, added) == Self.useCases)
    }

    @Test(arguments: ["AddItem", "Shell", "UndoRedo"])
    func `an existing entry is not changed`(name: String) throws {
        #expect(try adding(name, to: list, Self.useCases) == Self.useCases)
    }

    @Test func `a tuple is the entry of the module it begins with`() throws {
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
    func `adding and removing keep commas in swift-format's style`(text: String, added: String) throws {
        #expect(try adding("A", to: list, text) == added)
        #expect(try removing("A", from: list, added) == text)
    }

    @Test(arguments: ["BWireframe.useCase  // the last, so far", "BWireframe.useCase(\"a//b\")"])
    func `a comma is added before a trailing comment`(last: String) throws {
        let text = "let useCases = [\n    AWireframe.useCase,\n    \(last)\n]\n"
        let shown = last.replacing("useCase  //", with: "useCase,  //")

        let added = try adding("C", to: list, text)

        #expect(
            added == "let useCases = [\n    AWireframe.useCase,\n    \(shown == last ? "\(last)," : shown)\n"
                + "    CWireframe.useCase\n]\n"
        )
        #expect(try removing("C", from: list, added) == text)
    }

    @Test func `a last entry without a trailing comma stays that way`() throws {
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
        ("#if os(Linux)\n    import Glibc\n#endif\nimport B\n", "C", 4), ("let a = 1\n", "Foo", 0),
    ])
    func `an import is added in order within its block`(text: String, name: String, line: Int) throws {
        let added = try adding(name, to: imports, text)

        #expect(added.split(separator: "\n", omittingEmptySubsequences: false)[line] == "import \(name)")
        #expect(try removing(name, from: imports, added) == text)
        #expect(try adding("Wiring", to: imports, "import struct Wiring.X\nimport Wiring\n").contains("Wiring.X"))
    }

    @Test func `an import with an access level is recognized`() throws {
        #expect(try adding("Foo", to: imports, "package import Foo\n") == "package import Foo\n")
    }

    @Test(arguments: [
        ("let others = [\n]\n", 1, "Missing list “useCases”. Declare it: let useCases = []."),
        (
            "\nlet useCases = all()\n", 2,
            "“useCases” is not a list in brackets. Write let useCases = [, then one entry per line."
        ),
        (
            "let useCases = [\n    AWireframe.useCase,\n", 1,
            "The list “useCases” is not closed. Add ]."
        ),
        (
            "#if os(Linux)\nlet useCases = [\n]\n#else\nlet useCases = [\n]\n#endif\n", 5,
            "“useCases” is also declared on line 2. Rename one of them."
        ),
        (
            "let useCases = [\n]\n/* for ever\n", 3,
            "Unterminated string or comment. Close it."
        ),
    ])
    func `a list that can't be parsed is reported`(text: String, line: Int, reason: String) {
        #expect(throws: RegisteredList.ParseError(line: line, reason: reason)) {
            try RegisteredList(list, in: text)
        }
    }

    @Test(arguments: [
        "/*\nlet useCases = [\n    NoWireframe.useCase,\n]\n*/\n",
        "let text = \"\"\"\n    let useCases = [\n    ]\n    \"\"\"\n",
        "// let useCases = [\nfunc f() { let useCases = [\n1\n] }\n",
        "let other = \"let useCases = [\"\nif let useCases = other {\n}\n",
    ])
    func `text that only looks like the list is ignored`(decoy: String) throws {
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
    func `multiline entries and brackets in strings and comments are handled`(inner: String) throws {
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

    @Test func `edited entries and other uses of a module are found`() throws {
        let text = """
            let useCases = [
                AWireframe.useCase(1),
                BWireframe.useCase,
                BWireframe.undo,
                CWireframe  // unchanged
                    .useCase,
            ]
            let other = BWireframe.useCase, text = "AWireframe"
            """

        let registered = try RegisteredList(list, in: text)

        #expect(registered.foreignLines(naming: "A") == [2])
        #expect(registered.foreignLines(naming: "B") == [4, 8])
        #expect(registered.foreignLines(naming: "C") == [])
    }
}
