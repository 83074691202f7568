import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct RemoveTests {
    @Test(arguments: ["RescheduleItem", "X", "HTTPThing", "ItemReschedule2", "Zoom", "AAA"])
    func `remove restores the tree exactly`(name: String) throws {
        let sandbox = try Sandbox()
        let before = sandbox.tree
        _ = sandbox.run("new", name)

        let result = sandbox.run("remove", name)

        #expect(result.status == .done)
        #expect(sandbox.tree == before)
    }

    @Test func `two modules can be removed in any order`() throws {
        let sandbox = try Sandbox()
        let before = sandbox.tree
        _ = sandbox.run("new", "One")
        _ = sandbox.run("new", "Two")

        _ = sandbox.run("remove", "One")
        _ = sandbox.run("remove", "Two")

        #expect(sandbox.tree == before)
    }

    @Test func `other edits of the lists are kept`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        let package = try #require(sandbox.read("Package.swift"))
        try sandbox.write(
            package.replacing("(\"ShowItem\", [])", with: "(\"ShowItem\", [\"AddItem\"])"),
            to: "Package.swift"
        )

        _ = sandbox.run("remove", "X")

        #expect(sandbox.read("Package.swift")?.contains("    (\"ShowItem\", [\"AddItem\"]),\n]") == true)
    }

    @Test func `a module that was not generated is not removed`() throws {
        let result = try Sandbox().run("remove", "AddItem")

        #expect(
            result
                == RunResult(
                    messages: "viper-gen: “AddItem” was not generated: Sources/Modules/AddItem has no .viper-gen.json. "
                        + "Remove it by hand.\n",
                    .notPermitted
                )
        )
    }

    @Test(arguments: [
        ("AdItem", "“AdItem” is not a module. Did you mean “AddItem”?"),
        ("Nothing", "“Nothing” is not a module. Run viper-gen doctor --metrics for a list."),
    ])
    func `an unknown module is rejected`(name: String, sentence: String) throws {
        #expect(try Sandbox().run("remove", name) == RunResult(messages: "viper-gen: \(sentence)\n", .notFound))
    }

    @Test func `a dry run removes nothing`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        let before = sandbox.tree

        let result = sandbox.run("remove", "X", "--dry-run")

        #expect(result.output.contains("XView.swift       removed\n"))
        #expect(sandbox.tree == before)
    }

    @Test(
        arguments: [
            ["A"], ["A", "B"], ["B", "A"], ["A", "Z"], ["Z", "A"], ["Zoom", "Ace", "Mid"],
        ],
        [
            "[\n    (\"List\", []),\n]", "[\n    (\"List\", [])\n]", "[(\"List\", []),]", "[(\"List\", [])]", "[]",
            "[\n]",
            "[\n    (\"List\", []),  // one\n]", "[\n    (\"List\", []),\n    (\"More\", [])\n]",
            "[\n    (\"List\", []),\n    (\"More\", []),\n]",
        ]
    )
    func `remove restores lists with any style of commas`(names: [String], list: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "// swift-tools-version: 6.2\nlet useCases: [(name: String, presents: [String])] = \(list)\n",
            to: "Package.swift"
        )
        let before = sandbox.tree
        for backwards in [false, true] {
            for name in names { _ = sandbox.run("new", "\(name)Thing") }
            for name in backwards ? names.reversed() : names { _ = sandbox.run("remove", "\(name)Thing") }

            #expect(sandbox.tree == before)
        }
    }

    @Test func `folders that were empty before are kept`() throws {
        let sandbox = try Sandbox()
        let disk = DiskFileSystem()
        try disk.makeFolder("\(sandbox.folder)/Tests/Modules/OneTests")
        try sandbox.write(
            Sandbox.manifest.replacing("Tests/{{name}}View", with: "Tests/Inner/{{name}}View"),
            to: "Templates/command/template.json"
        )
        let before = sandbox.tree
        _ = sandbox.run("new", "One")
        _ = sandbox.run("new", "Two")

        _ = sandbox.run("remove", "One")
        _ = sandbox.run("remove", "Two")

        #expect(sandbox.tree == before)
    }

    @Test func `a module that came with its package is not removed`() throws {
        let sandbox = try Sandbox(SampleTemplates.package)
        try sandbox.write(
            #"{"schema": 1, "kinds": {"module": {"folders": ["Sources/Modules/{{name}}"]}}}"#,
            to: "Templates/package/project.json"
        )
        _ = sandbox.run("new", "Notes", "--template", "package")
        sandbox.folder += "/notes"

        #expect(
            sandbox.run("remove", "AddNotes")
                == RunResult(
                    messages: "viper-gen: “AddNotes” came with the package. Remove it by hand.\n",
                    .notPermitted
                )
        )
    }
}
