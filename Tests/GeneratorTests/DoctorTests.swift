import Boundary
import Testing

@testable import Generator

struct DoctorTests {
    /// A package in which everything has its file.
    private func bench() throws -> Bench {
        let bench = try Bench()
        try bench.write("final class AddItemView {}\n", to: "Sources/Modules/AddItem/AddItemView.swift")
        return bench
    }

    @Test func `what fits together is well`() throws {
        let bench = try bench()

        #expect(bench.run("doctor") == Said("All is well with 2 modules.\n"))
        _ = bench.run("new", "X")
        #expect(bench.run("doctor") == Said("All is well with 3 modules.\n"))
    }

    @Test func `a module that is not registered is named in each list`() throws {
        let bench = try bench()
        try bench.write("final class LostView {}\n", to: "Sources/Modules/Lost/LostView.swift")

        let said = bench.run("doctor")

        #expect(
            said
                == Said(
                    """
                    Package.swift:4: Lost is not registered; add ("Lost", []).
                    Sources/Application/UseCases.swift:1: Lost is not registered; add import Lost.
                    Sources/Application/UseCases.swift:6: Lost is not registered; add LostWireframe.useCase.
                    Tests/Modules/LostTests:1: Lost has no such folder; make it.

                    """,
                    .badData
                )
        )
    }

    @Test func `what an interrupted run left is named`() throws {
        let bench = try bench()
        try bench.write("", to: ".viper-gen-stage/0.old")

        #expect(bench.run("doctor").answer.hasPrefix(".viper-gen-stage:1: viper-gen was interrupted; "))
    }

    @Test func `an entry whose module is gone is named, and what is left of it`() throws {
        let bench = try bench()
        try DiskFileSystem().removeFile("\(bench.folder)/Sources/Modules/ShowItem/ShowItemView.swift")
        try DiskFileSystem().removeFolder("\(bench.folder)/Sources/Modules/ShowItem")
        try bench.write("", to: "Tests/Modules/ShowItemTests/ShowItemFakes.swift")

        let said = bench.run("doctor")

        #expect(
            said
                == Said(
                    """
                    Package.swift:6: ShowItem is registered, and its folder is gone; take the entry out.
                    Sources/Application/UseCases.swift:8: ShowItem is registered, and its folder is gone; take the entry out.
                    Sources/Application/UseCases.swift:2: ShowItem is imported, and there is no such module; take the import out.
                    Tests/Modules/ShowItemTests:1: ShowItem is gone, and this is left of it; delete it.

                    """,
                    .badData
                )
        )
    }

    @Test func `a file that every module has and that is missing is named`() throws {
        let said = try Bench().run("doctor")

        #expect(
            said
                == Said("Sources/Modules/AddItem/AddItemView.swift:1: AddItem has no such file; write it.\n", .badData)
        )
    }

    @Test func `a generated file that is gone is named once`() throws {
        let bench = try bench()
        _ = bench.run("new", "X")
        try DiskFileSystem().removeFile("\(bench.folder)/Tests/Modules/XTests/XViewTests.swift")

        #expect(
            bench.run("doctor").answer
                == "Tests/Modules/XTests/XViewTests.swift:1: the file was generated for X and is gone; viper-gen new X "
                + "brings it back.\n"
        )
    }

    @Test func `a record of another module is named`() throws {
        let bench = try bench()
        _ = bench.run("new", "X")
        let record = try #require(bench.read("Sources/Modules/X/.viper-gen.json"))
        try bench.write(record, to: "Sources/Modules/AddItem/.viper-gen.json")

        #expect(
            bench.run("doctor").answer
                == "Sources/Modules/AddItem/.viper-gen.json:1: the record is of module X, and stands with AddItem; "
                + "delete it.\n"
        )
    }

    @Test func `a record of which nothing is left is stale`() throws {
        let bench = try bench()
        _ = bench.run("new", "X")
        try DiskFileSystem().removeFile("\(bench.folder)/Tests/Modules/XTests/XViewTests.swift")
        try DiskFileSystem().move(
            "\(bench.folder)/Sources/Modules/X/XView.swift",
            to: "\(bench.folder)/Sources/Modules/X/Other.swift"
        )

        #expect(
            bench.run("doctor").answer.hasSuffix(
                "Sources/Modules/X/.viper-gen.json:1: the record is stale, as nothing is left of what it names; "
                    + "delete it.\n"
            )
        )
    }

    @Test func `a list that is unsorted or gone is named`() throws {
        let bench = try bench()
        try bench.write("let useCases = [\n    (\"ShowItem\", []),\n    (\"AddItem\", []),\n]\n", to: "Package.swift")
        try bench.write("import AddItem\nimport ShowItem\n", to: "Sources/Application/UseCases.swift")

        #expect(
            bench.run("doctor").answer == """
                Package.swift:3: AddItem belongs before ShowItem; sort the list.
                Sources/Application/UseCases.swift:1: there is no list “useCases” here; declare one: let useCases = [.

                """
        )
    }

    @Test func `the answer in JSON has the findings`() throws {
        let said = try Bench().run("doctor", "--json")

        #expect(
            said
                == Said(
                    #"{"viper-gen":1,"doctor":{"well":false,"findings":[{"path":"#
                        + #""Sources/Modules/AddItem/AddItemView.swift","line":1,"message":"#
                        + #""AddItem has no such file; write it"}]}}"# + "\n",
                    .badData
                )
        )
    }

    @Test func `what was edited is told, and no fault`() throws {
        let bench = try bench()
        _ = bench.run("new", "X")
        try bench.write("mine\n", to: "Sources/Modules/X/XView.swift")

        #expect(
            bench.run("doctor")
                == Said("All is well with 3 modules.\nEdited since X was generated: XView.swift.\n")
        )
        #expect(
            bench.run("doctor", "--json").answer
                == #"{"viper-gen":1,"doctor":{"well":true,"findings":[],"edited":[{"module":"X","files":"#
                + #"["Sources/Modules/X/XView.swift"]}]}}"# + "\n"
        )
    }

    @Test func `a use of what is no module is named`() throws {
        let bench = try bench()
        let list = try #require(bench.read("Package.swift"))
        try bench.write(
            list.replacing("(\"ShowItem\", [])", with: "(\"ShowItem\", [\"AddItm\", \"Terminal\", \"Zoo\"])"),
            to: "Package.swift"
        )

        #expect(
            bench.run("doctor").answer == """
                Package.swift:6: ShowItem uses AddItm, and there is no such module; write AddItem.
                Package.swift:6: ShowItem uses Zoo, and there is no such module; take it out.

                """
        )
    }

    @Test func `a record that cannot be read says what to type`() throws {
        let bench = try bench()
        _ = bench.run("new", "X")
        try bench.write("{", to: "Sources/Modules/X/.viper-gen.json")

        #expect(
            bench.run("doctor").answer.hasSuffix(
                "type viper-gen new X --force with the words that it was made with, which writes the record anew.\n"
            )
        )
    }

    @Test func `an empty folder is no module`() throws {
        let bench = try bench()
        try DiskFileSystem().makeFolder("\(bench.folder)/Sources/Modules/X")

        #expect(bench.run("doctor").answer == "Sources/Modules/X:1: the folder is empty; delete it.\n")
        #expect(
            bench.run("remove", "X").talk
                == "viper-gen: Of “X” there is only an empty folder, Sources/Modules/X; delete it.\n"
        )
    }

    @Test(arguments: [[], ["--command", "move"], ["--no-tests"], ["--summary", "move it"]])
    func `what doctor says brings a file back does, whatever the module was made with`(words: [String]) throws {
        let bench = try bench()
        let manifest = Bench.manifest.replacing(
            "\"files\": [",
            with: #""files": [{"from": "ViewTests.swift", "to": "Sources/Modules/{{name}}/{{name}}More.swift"},"#
        )
        try bench.write(manifest, to: "Templates/command/template.json")
        _ = bench.run(["new", "Y"] + words)
        let made = bench.tree
        try DiskFileSystem().removeFile("\(bench.folder)/Sources/Modules/Y/YMore.swift")
        try bench.write("final class YView { /* mine */ }\n", to: "Sources/Modules/Y/YView.swift")

        let doctor = bench.run("doctor")
        let said = bench.run("new", "Y")

        #expect(
            doctor.answer.contains(
                "YMore.swift:1: the file was generated for Y and is gone; viper-gen new Y brings it back.\n"
            )
        )
        #expect(said.status == .done, "\(said.talk)")
        let view = "\(bench.folder)/Sources/Modules/Y/YView.swift"
        #expect(bench.tree == made.merging([view: "final class YView { /* mine */ }\n"]) { $1 })
    }

    @Test func `what a template does not write any more comes from version control`() throws {
        let bench = try bench()
        _ = bench.run("new", "X")
        try DiskFileSystem().removeFile("\(bench.folder)/Tests/Modules/XTests/XViewTests.swift")
        try bench.write("struct {{name}}OtherTests {}\n", to: "Templates/command/ViewTests.swift")

        #expect(bench.run("new", "X").status == .cannotCreate)
        #expect(
            bench.run("doctor").answer.contains(
                "XViewTests.swift:1: the file was generated for X and is gone; restore it"
            )
        )
    }

    @Test func `an import whose module is gone is named, and nobody else's is`() throws {
        let bench = try bench()
        let path = "Sources/Application/UseCases.swift"
        let source = try #require(bench.read(path))
        try bench.write("import Foundation\nimport Gone\nimport Others\n\n" + source, to: path)
        let package = try #require(bench.read("Package.swift"))
        let product = "let others = Target.Dependency.product(name: \"Others\", package: \"o\")\n"
        try bench.write("\(package)// Gone\n\(product)", to: "Package.swift")

        #expect(
            bench.run("doctor")
                == Said("\(path):2: Gone is imported, and there is no such module; take the import out.\n", .badData)
        )
    }
}
