import Boundary
import Testing

@testable import Generator

struct RemoveTests {
    @Test(arguments: ["RescheduleItem", "X", "HTTPThing", "ItemReschedule2", "Zoom", "AAA"])
    func `what was generated is gone again, and the tree is what it was`(name: String) throws {
        let bench = try Bench()
        let before = bench.tree
        _ = bench.run("new", name)

        let said = bench.run("remove", name)

        #expect(said.status == .done)
        #expect(bench.tree == before)
    }

    @Test func `two go in any order`() throws {
        let bench = try Bench()
        let before = bench.tree
        _ = bench.run("new", "One")
        _ = bench.run("new", "Two")

        _ = bench.run("remove", "One")
        _ = bench.run("remove", "Two")

        #expect(bench.tree == before)
    }

    @Test func `what else was written into the lists stays`() throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        let package = try #require(bench.read("Package.swift"))
        try bench.write(
            package.replacing("(\"ShowItem\", [])", with: "(\"ShowItem\", [\"AddItem\"])"),
            to: "Package.swift"
        )

        _ = bench.run("remove", "X")

        #expect(bench.read("Package.swift")?.contains("    (\"ShowItem\", [\"AddItem\"]),\n]") == true)
    }

    @Test func `a module that was written by hand is not touched`() throws {
        let said = try Bench().run("remove", "AddItem")

        #expect(
            said
                == Said(
                    talk: "viper-gen: “AddItem” was not generated, as Sources/Modules/AddItem has no .viper-gen.json; "
                        + "remove it by hand.\n",
                    .notPermitted
                )
        )
    }

    @Test(arguments: [
        ("AdItem", "There is no module “AdItem”; did you mean “AddItem”?"),
        ("Nothing", "There is no module “Nothing”; viper-gen doctor lists what there is."),
    ])
    func `a module that is not there is named`(name: String, sentence: String) throws {
        #expect(try Bench().run("remove", name) == Said(talk: "viper-gen: \(sentence)\n", .notFound))
    }

    @Test func `a dry run removes nothing`() throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        let before = bench.tree

        let said = bench.run("remove", "X", "--dry-run")

        #expect(said.answer.contains("XView.swift       removed\n"))
        #expect(bench.tree == before)
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
    func `lists are what they were, however their commas stood`(names: [String], list: String) throws {
        let bench = try Bench()
        try bench.write(
            "// swift-tools-version: 6.2\nlet useCases: [(name: String, presents: [String])] = \(list)\n",
            to: "Package.swift"
        )
        let before = bench.tree
        for backwards in [false, true] {
            for name in names { _ = bench.run("new", "\(name)Thing") }
            for name in backwards ? names.reversed() : names { _ = bench.run("remove", "\(name)Thing") }

            #expect(bench.tree == before)
        }
    }

    @Test func `folders that were there with nothing in them stay`() throws {
        let bench = try Bench()
        let disk = DiskFileSystem()
        try disk.makeFolder("\(bench.folder)/Tests/Modules/OneTests")
        try bench.write(
            Bench.manifest.replacing("Tests/{{name}}View", with: "Tests/Inner/{{name}}View"),
            to: "Templates/command/template.json"
        )
        let before = bench.tree
        _ = bench.run("new", "One")
        _ = bench.run("new", "Two")

        _ = bench.run("remove", "One")
        _ = bench.run("remove", "Two")

        #expect(bench.tree == before)
    }

    @Test func `a module that came with its package is said to have`() throws {
        let bench = try Bench(SampleTemplates.package)
        try bench.write(
            #"{"schema": 1, "kinds": {"module": {"folders": ["Sources/Modules/{{name}}"]}}}"#,
            to: "Templates/package/project.json"
        )
        _ = bench.run("new", "Notes", "--template", "package")
        bench.folder += "/notes"

        #expect(
            bench.run("remove", "AddNotes")
                == Said(talk: "viper-gen: “AddNotes” came with the package; remove it by hand.\n", .notPermitted)
        )
    }
}
