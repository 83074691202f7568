import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct NewTests {
    @Test func `new writes, registers and records a module`() throws {
        let sandbox = try Sandbox()

        let result = sandbox.run("new", "RescheduleItem", "--command", "reschedule", "--summary", "move \"it\"")

        #expect(
            result
                == RunResult(
                    """
                    Package.swift                        useCases: RescheduleItem
                    Sources/
                      Application/
                        UseCases.swift                   import: RescheduleItem, useCases: RescheduleItem
                      Modules/
                        RescheduleItem/
                          .viper-gen.json                new, 15 lines
                          RescheduleItemView.swift       new, 5 lines
                    Tests/
                      Modules/
                        RescheduleItemTests/
                          RescheduleItemViewTests.swift  new, 1 line

                    """,
                    messages:
                        "Write its first rule in Sources/Modules/RescheduleItem/RescheduleItemView.swift. "
                        + "Run swift test to check it.\n"
                )
        )
        #expect(
            sandbox.read("Sources/Modules/RescheduleItem/RescheduleItemView.swift") == """
                // The reschedule item.
                struct RescheduleItemView {
                    let word = "reschedule"
                    let summary = "move \\"it\\""
                }

                """
        )
        #expect(
            sandbox.read("Sources/Application/UseCases.swift") == """
                import AddItem
                import RescheduleItem
                import ShowItem
                import Wiring

                var useCases: [UseCase] {
                    [
                        AddItemWireframe.useCase,
                        RescheduleItemWireframe.useCase,
                        ShowItemWireframe.useCase,
                    ]
                }

                """
        )
        #expect(sandbox.read("Package.swift")?.contains("    (\"RescheduleItem\", []),\n    (\"ShowItem\"") == true)
    }

    @Test func `new says how its module differs from most others`() throws {
        let sandbox = try Sandbox()
        try DiskFileSystem().removeFile("\(sandbox.folder)/Sources/Modules/ShowItem/ShowItemView.swift")
        for name in ["AddItem", "ShowItem"] {
            for role in ["Router", "Builder"] {
                try sandbox.write("\n", to: "Sources/Modules/\(name)/\(name)\(role).swift")
            }
        }

        let result = sandbox.run("new", "RescheduleItem")

        let sentences =
            "Most modules here have …Builder.swift and …Router.swift, which this template doesn't write. "
            + "No other module here has …View.swift.\n"
        #expect(result.messages.hasPrefix(sentences))
    }

    @Test func `running new again changes nothing`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "RescheduleItem")
        let before = sandbox.tree

        let result = sandbox.run("new", "RescheduleItem")

        #expect(result == RunResult("RescheduleItem is unchanged.\n"))
        #expect(sandbox.tree == before)
    }

    @Test func `the output depends only on the arguments`() throws {
        let trees = try (0..<2).map { _ in
            let sandbox = try Sandbox()
            _ = sandbox.run("new", "RescheduleItem")
            return Set(sandbox.tree.values)
        }

        #expect(trees[0] == trees[1])
    }

    @Test func `new lists all conflicting paths and writes nothing`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("mine\n", to: "Sources/Modules/RescheduleItem/RescheduleItemView.swift")
        try sandbox.write("mine\n", to: "Tests/Modules/RescheduleItemTests")
        let before = sandbox.tree

        let result = sandbox.run("new", "RescheduleItem")

        #expect(
            result
                == RunResult(
                    messages: """
                        viper-gen: Nothing was written: these paths conflict with RescheduleItem. Move them out of the way, or \
                        choose another name.
                          Sources/Modules/RescheduleItem/RescheduleItemView.swift  already exists
                          Tests/Modules/RescheduleItemTests                        is not a folder

                        """,
                    .cannotCreate
                )
        )
        #expect(sandbox.tree == before)
    }

    @Test func `force replaces unedited files and removes those no longer generated`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "RescheduleItem")

        let rejected = sandbox.run("new", "RescheduleItem", "--no-tests")
        let result = sandbox.run("new", "RescheduleItem", "--no-tests", "--force")

        #expect(rejected.status == .cannotCreate)
        #expect(
            rejected.messages.contains(". Use --force to replace unedited files, or choose another name.\n")
        )
        #expect(rejected.messages.contains("RescheduleItemView.swift  was generated with other parameters\n"))
        #expect(result.status == .done)
        #expect(sandbox.read("Tests/Modules/RescheduleItemTests/RescheduleItemViewTests.swift") == nil)
        #expect(sandbox.run("new", "RescheduleItem", "--no-tests") == RunResult("RescheduleItem is unchanged.\n"))
    }

    @Test func `force does not replace edited files`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "RescheduleItem")
        try sandbox.write("mine\n", to: "Sources/Modules/RescheduleItem/RescheduleItemView.swift")
        let before = sandbox.tree

        let result = sandbox.run("new", "RescheduleItem", "--command", "move", "--force")

        #expect(result.status == .cannotCreate)
        #expect(
            result.messages.hasSuffix(
                "\n  Sources/Modules/RescheduleItem/RescheduleItemView.swift  was edited since it was generated\n"
            )
        )
        #expect(sandbox.tree == before)
    }

    @Test func `running new again restores deleted files`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "RescheduleItem")
        let before = sandbox.tree
        try DiskFileSystem().removeFile(
            "\(sandbox.folder)/Tests/Modules/RescheduleItemTests/RescheduleItemViewTests.swift"
        )

        let result = sandbox.run("new", "RescheduleItem")

        #expect(result.status == .done)
        #expect(sandbox.tree == before)
    }

    @Test(arguments: [["--dry-run"], ["--diff"], ["--dry-run", "--diff"], ["--dry-run", "--json"]])
    func `a preview writes nothing`(flags: [String]) throws {
        let sandbox = try Sandbox()
        let before = sandbox.tree

        let result =
            flags.count == 1
            ? sandbox.run("new", "RescheduleItem", flags[0])
            : sandbox.run("new", "RescheduleItem", flags[0], flags[1])

        #expect(result.status == .done)
        #expect(result.output.contains("RescheduleItemView.swift"))
        #expect(sandbox.tree == before)
    }

    @Test func `a dry run prints the same tree as the real run`() throws {
        let sandbox = try Sandbox()

        let previewed = sandbox.run("new", "RescheduleItem", "--dry-run")
        let written = sandbox.run("new", "RescheduleItem")

        #expect(
            previewed
                == RunResult(written.output, messages: "Nothing was changed. Omit --dry-run to write the files.\n")
        )
    }

    @Test func `JSON output lists every file`() throws {
        let sandbox = try Sandbox()

        let result = sandbox.run("new", "X", "--no-tests", "--json")

        #expect(
            result.output
                == #"{"viper-gen":1,"new":{"name":"X","template":"command","root":"\#(sandbox.folder)","written":true,"#
                + #""unchanged":false,"files":[{"path":"Package.swift","state":"changed","lines":10,"#
                + #""entries":["useCases: X"]},{"path":"Sources/Application/UseCases.swift","state":"changed","#
                + #""lines":12,"entries":["import: X","useCases: X"]},{"path":"Sources/Modules/X/.viper-gen.json","#
                + #""state":"new","lines":14},{"path":"Sources/Modules/X/XView.swift","state":"new","lines":4}]}}"#
                + "\n"
        )
    }

    @Test func `a JSON error lists its paths`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "Sources/Modules/X/XView.swift")

        let result = sandbox.run("new", "X", "--json")

        #expect(
            result.messages.hasSuffix(
                #""places":[{"path":"Sources/Modules/X/XView.swift","reason":"already exists"}]}}"#
                    + "\n"
            )
        )
        #expect(result.output.isEmpty)
    }

    @Test func `new works in any folder of the package`() throws {
        let sandbox = try Sandbox()
        sandbox.folder += "/Sources/Modules"

        #expect(sandbox.run("new", "X").status == .done)
        #expect(sandbox.read("Sources/Modules/X/XView.swift") != nil)
    }

    @Test func `force lists added files and links`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        try sandbox.write("mine\n", to: "Sources/Modules/X/.notes")
        try DiskFileSystem().move("\(sandbox.folder)/Tests/Modules/XTests", to: "\(sandbox.above)/XTests")
        try Links.make("\(sandbox.folder)/Tests/Modules/XTests", to: "\(sandbox.above)/XTests")
        let before = sandbox.tree

        let result = sandbox.run("new", "X", "--no-tests", "--force")

        #expect(result.status == .cannotCreate)
        #expect(result.messages.contains("\n  Sources/Modules/X/.notes  was added by hand\n"))
        #expect(result.messages.contains("\n  Tests/Modules/XTests      is a link to \(sandbox.above)/XTests\n"))
        #expect(sandbox.tree == before)
    }

    @Test func `new says where to write the first rule and how to check it`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("check: lint\n", to: "Makefile")
        try sandbox.write(
            Sandbox.manifest.replacing("{{name}}View.swift\"}", with: "{{name}}Entity.swift\"}"),
            to: "Templates/command/template.json"
        )

        #expect(
            sandbox.run("new", "X").messages
                == "Write its first rule in Sources/Modules/X/XEntity.swift. Run make check to check it.\n"
        )
        #expect(sandbox.run("new", "X").messages.isEmpty)
    }

    @Test func `JSON output includes the diff only if requested`() throws {
        let sandbox = try Sandbox()

        let result = sandbox.run("new", "X", "--diff", "--json")
        let plain = sandbox.run("new", "X", "--dry-run", "--json")

        #expect(result.output.contains(#""diff":"--- a/Package.swift\n+++ b/Package.swift\n@@ -4,6 +4,7 @@\n"#))
        #expect(
            result.output.contains(#""diff":"--- /dev/null\n+++ b/Sources/Modules/X/XView.swift\n@@ -0,0 +1,5 @@\n"#)
        )
        #expect(!plain.output.contains(#""diff""#))
    }
}
