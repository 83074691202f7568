import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct DoctorTests {
    /// A package without problems.
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write("final class AddItemView {}\n", to: "Sources/Modules/AddItem/AddItemView.swift")
        return sandbox
    }

    @Test func `doctor finds no problems in a consistent package`() throws {
        let sandbox = try sandbox()

        #expect(sandbox.run("doctor") == RunResult("No problems found in 2 modules.\n"))
        _ = sandbox.run("new", "X")
        #expect(sandbox.run("doctor") == RunResult("No problems found in 3 modules.\n"))
    }

    @Test func `doctor reports a module missing from each list`() throws {
        let sandbox = try sandbox()
        try sandbox.write("final class LostView {}\n", to: "Sources/Modules/Lost/LostView.swift")

        let result = sandbox.run("doctor")

        #expect(
            result
                == RunResult(
                    """
                    Package.swift:4: Lost is not registered. Add ("Lost", []).
                    Sources/Application/UseCases.swift:1: Lost is not registered. Add import Lost.
                    Sources/Application/UseCases.swift:6: Lost is not registered. Add LostWireframe.useCase.
                    Tests/Modules/LostTests:1: Lost needs this folder. Create it.

                    """,
                    .badData
                )
        )
    }

    @Test func `doctor reports the staging folder of an interrupted run`() throws {
        let sandbox = try sandbox()
        try sandbox.write("", to: ".viper-gen-stage/0.old")

        #expect(sandbox.run("doctor").output.hasPrefix(".viper-gen-stage:1: viper-gen was interrupted. "))
    }

    @Test func `doctor reports the entries and remaining folders of a missing module`() throws {
        let sandbox = try sandbox()
        try DiskFileSystem().removeFile("\(sandbox.folder)/Sources/Modules/ShowItem/ShowItemView.swift")
        try DiskFileSystem().removeFolder("\(sandbox.folder)/Sources/Modules/ShowItem")
        try sandbox.write("", to: "Tests/Modules/ShowItemTests/ShowItemFakes.swift")

        let result = sandbox.run("doctor")

        #expect(
            result
                == RunResult(
                    """
                    Package.swift:6: ShowItem is registered, but its folder is missing. Remove the entry.
                    Sources/Application/UseCases.swift:8: ShowItem is registered, but its folder is missing. Remove the entry.
                    Sources/Application/UseCases.swift:2: ShowItem is imported, but there is no such module. Remove the import.
                    Tests/Modules/ShowItemTests:1: ShowItem no longer exists, but this folder remains. Delete it.

                    """,
                    .badData
                )
        )
    }

    @Test func `doctor reports a missing required file`() throws {
        let result = try Sandbox().run("doctor")

        #expect(
            result
                == RunResult(
                    "Sources/Modules/AddItem/AddItemView.swift:1: AddItem needs this file. Create it.\n",
                    .badData
                )
        )
    }

    @Test func `doctor reports a missing generated file once`() throws {
        let sandbox = try sandbox()
        _ = sandbox.run("new", "X")
        try DiskFileSystem().removeFile("\(sandbox.folder)/Tests/Modules/XTests/XViewTests.swift")

        #expect(
            sandbox.run("doctor").output
                == "Tests/Modules/XTests/XViewTests.swift:1: This file was generated for X and is missing. "
                + "Run viper-gen new X to restore it.\n"
        )
    }

    @Test func `doctor reports the record of another module`() throws {
        let sandbox = try sandbox()
        _ = sandbox.run("new", "X")
        let record = try #require(sandbox.read("Sources/Modules/X/.viper-gen.json"))
        try sandbox.write(record, to: "Sources/Modules/AddItem/.viper-gen.json")

        #expect(
            sandbox.run("doctor").output
                == "Sources/Modules/AddItem/.viper-gen.json:1: This is the record of module X, not of AddItem. Delete it.\n"
        )
    }

    @Test func `doctor reports a record without any remaining file`() throws {
        let sandbox = try sandbox()
        _ = sandbox.run("new", "X")
        try DiskFileSystem().removeFile("\(sandbox.folder)/Tests/Modules/XTests/XViewTests.swift")
        try DiskFileSystem().move(
            "\(sandbox.folder)/Sources/Modules/X/XView.swift",
            to: "\(sandbox.folder)/Sources/Modules/X/Other.swift"
        )

        #expect(
            sandbox.run("doctor").output.hasSuffix(
                "Sources/Modules/X/.viper-gen.json:1: The record is stale: none of its files exist. Delete it.\n"
            )
        )
    }

    @Test func `doctor reports an unsorted and a missing list`() throws {
        let sandbox = try sandbox()
        try sandbox.write("let useCases = [\n    (\"ShowItem\", []),\n    (\"AddItem\", []),\n]\n", to: "Package.swift")
        try sandbox.write("import AddItem\nimport ShowItem\n", to: "Sources/Application/UseCases.swift")

        #expect(
            sandbox.run("doctor").output == """
                Package.swift:3: AddItem must come before ShowItem. Sort the list.
                Sources/Application/UseCases.swift:1: Missing list “useCases”. Declare it: let useCases = [].

                """
        )
    }

    @Test func `JSON output lists the problems`() throws {
        let result = try Sandbox().run("doctor", "--json")

        #expect(
            result
                == RunResult(
                    #"{"viper-gen":1,"doctor":{"well":false,"findings":[{"path":"#
                        + #""Sources/Modules/AddItem/AddItemView.swift","line":1,"message":"#
                        + #""AddItem needs this file. Create it."}]}}"# + "\n",
                    .badData
                )
        )
    }

    @Test func `doctor lists edited files without treating them as problems`() throws {
        let sandbox = try sandbox()
        _ = sandbox.run("new", "X")
        try sandbox.write("mine\n", to: "Sources/Modules/X/XView.swift")

        #expect(
            sandbox.run("doctor")
                == RunResult("No problems found in 3 modules.\nEdited since X was generated: XView.swift.\n")
        )
        #expect(
            sandbox.run("doctor", "--json").output
                == #"{"viper-gen":1,"doctor":{"well":true,"findings":[],"edited":[{"module":"X","files":"#
                + #"["Sources/Modules/X/XView.swift"]}]}}"# + "\n"
        )
    }

    @Test func `doctor reports a use of something that is not a module`() throws {
        let sandbox = try sandbox()
        let list = try #require(sandbox.read("Package.swift"))
        try sandbox.write(
            list.replacing("(\"ShowItem\", [])", with: "(\"ShowItem\", [\"AddItm\", \"Terminal\", \"Zoo\"])"),
            to: "Package.swift"
        )

        #expect(
            sandbox.run("doctor").output == """
                Package.swift:6: ShowItem uses AddItm, which is not a module. Did you mean “AddItem”?
                Package.swift:6: ShowItem uses Zoo, which is not a module. Remove it.

                """
        )
    }

    @Test func `doctor explains how to rewrite a damaged record`() throws {
        let sandbox = try sandbox()
        _ = sandbox.run("new", "X")
        try sandbox.write("{", to: "Sources/Modules/X/.viper-gen.json")

        #expect(
            sandbox.run("doctor").output.hasSuffix(
                "To rewrite it, run viper-gen new X --force with the original options.\n"
            )
        )
    }

    @Test func `an empty folder is not a module`() throws {
        let sandbox = try sandbox()
        try DiskFileSystem().makeFolder("\(sandbox.folder)/Sources/Modules/X")

        #expect(sandbox.run("doctor").output == "Sources/Modules/X:1: The folder is empty. Delete it.\n")
        #expect(
            sandbox.run("remove", "X").messages
                == "viper-gen: “X” is only an empty folder, Sources/Modules/X. Delete it.\n"
        )
    }

    @Test(arguments: [[], ["--command", "move"], ["--no-tests"], ["--summary", "move it"]])
    func `the command suggested by doctor restores a file for any original options`(words: [String]) throws {
        let sandbox = try sandbox()
        let manifest = Sandbox.manifest.replacing(
            "\"files\": [",
            with: #""files": [{"from": "ViewTests.swift", "to": "Sources/Modules/{{name}}/{{name}}More.swift"},"#
        )
        try sandbox.write(manifest, to: "Templates/command/template.json")
        _ = sandbox.run(["new", "Y"] + words)
        let made = sandbox.tree
        try DiskFileSystem().removeFile("\(sandbox.folder)/Sources/Modules/Y/YMore.swift")
        try sandbox.write("final class YView { /* mine */ }\n", to: "Sources/Modules/Y/YView.swift")

        let doctor = sandbox.run("doctor")
        let result = sandbox.run("new", "Y")

        #expect(
            doctor.output.contains(
                "YMore.swift:1: This file was generated for Y and is missing. Run viper-gen new Y to restore it.\n"
            )
        )
        #expect(result.status == .done, "\(result.messages)")
        let view = "\(sandbox.folder)/Sources/Modules/Y/YView.swift"
        #expect(sandbox.tree == made.merging([view: "final class YView { /* mine */ }\n"]) { $1 })
    }

    @Test func `doctor refers to version control if the template no longer writes the file`() throws {
        let sandbox = try sandbox()
        _ = sandbox.run("new", "X")
        try DiskFileSystem().removeFile("\(sandbox.folder)/Tests/Modules/XTests/XViewTests.swift")
        try sandbox.write("struct {{name}}OtherTests {}\n", to: "Templates/command/ViewTests.swift")

        #expect(sandbox.run("new", "X").status == .cannotCreate)
        #expect(
            sandbox.run("doctor").output.contains(
                "XViewTests.swift:1: This file was generated for X and is missing. Restore it"
            )
        )
    }

    @Test func `doctor reports an import of a missing module, but not other imports`() throws {
        let sandbox = try sandbox()
        let path = "Sources/Application/UseCases.swift"
        let source = try #require(sandbox.read(path))
        try sandbox.write("import Foundation\nimport Gone\nimport Others\n\n" + source, to: path)
        let package = try #require(sandbox.read("Package.swift"))
        let product = "let others = Target.Dependency.product(name: \"Others\", package: \"o\")\n"
        try sandbox.write("\(package)// Gone\n\(product)", to: "Package.swift")

        #expect(
            sandbox.run("doctor")
                == RunResult("\(path):2: Gone is imported, but there is no such module. Remove the import.\n", .badData)
        )
    }
}
