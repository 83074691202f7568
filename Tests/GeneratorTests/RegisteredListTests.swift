import Testing

@testable import Generator

struct RegisteredListTests {
    private let list = Project.List(file: "P.swift", list: "useCases", entry: "{{name}}Wireframe.useCase,")
    private let imports = Project.List(file: "P.swift", list: "import", entry: "import {{name}}")

    private func adding(_ name: String, to list: Project.List, _ text: String) throws -> String {
        var registered = try RegisteredList(list, in: text)
        registered.add(name)
        return registered.text
    }

    private func removing(_ name: String, from list: Project.List, _ text: String) throws -> String {
        var registered = try RegisteredList(list, in: text)
        registered.remove(name)
        return registered.text
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
            "\nlet useCases = []\n", 2,
            "“useCases” does not open a bracket at the end of a line; write one entry a line between [ and ]"
        ),
        (
            "let useCases = [\n    AWireframe.useCase,\n", 1,
            "the list “useCases” has no end; close it with ] on a line of its own"
        ),
    ])
    func `a list that cannot be read is named`(text: String, line: Int, reason: String) {
        #expect(throws: RegisteredList.Mistake(line: line, reason: reason)) {
            try RegisteredList(list, in: text)
        }
    }

    @Test func `what is unsorted or doubled is named`() throws {
        let text = "let useCases = [\n    BWireframe.a,\n    AWireframe.a,\n    AWireframe.a,\n    AWireframe.b,\n]\n"

        let troubles = try RegisteredList(list, in: text).troubles

        #expect(troubles.map(\.line) == [3, 4])
        #expect(troubles.map(\.reason) == ["A belongs before B; sort the list", "A is there twice; take one out"])
    }
}
