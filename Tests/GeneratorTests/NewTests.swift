import Boundary
import Testing

@testable import Generator

struct NewTests {
    @Test func `a module is written, registered and recorded`() throws {
        let bench = try Bench()

        let said = bench.run("new", "RescheduleItem", "--command", "reschedule", "--summary", "move \"it\"")

        #expect(
            said
                == Said(
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
                    talk:
                        "Its first rule goes into Sources/Modules/RescheduleItem/RescheduleItemView.swift; swift test "
                        + "tells whether all is well.\n"
                )
        )
        #expect(
            bench.read("Sources/Modules/RescheduleItem/RescheduleItemView.swift") == """
                // The reschedule item.
                struct RescheduleItemView {
                    let word = "reschedule"
                    let summary = "move \\"it\\""
                }

                """
        )
        #expect(
            bench.read("Sources/Application/UseCases.swift") == """
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
        #expect(bench.read("Package.swift")?.contains("    (\"RescheduleItem\", []),\n    (\"ShowItem\"") == true)
    }

    @Test func `the same once more changes nothing`() throws {
        let bench = try Bench()
        _ = bench.run("new", "RescheduleItem")
        let before = bench.tree

        let said = bench.run("new", "RescheduleItem")

        #expect(said == Said("RescheduleItem is unchanged.\n"))
        #expect(bench.tree == before)
    }

    @Test func `what is generated depends on nothing but the words`() throws {
        let trees = try (0..<2).map { _ in
            let bench = try Bench()
            _ = bench.run("new", "RescheduleItem")
            return Set(bench.tree.values)
        }

        #expect(trees[0] == trees[1])
    }

    @Test func `all that is in the way is listed, and nothing is written`() throws {
        let bench = try Bench()
        try bench.write("mine\n", to: "Sources/Modules/RescheduleItem/RescheduleItemView.swift")
        try bench.write("mine\n", to: "Tests/Modules/RescheduleItemTests")
        let before = bench.tree

        let said = bench.run("new", "RescheduleItem")

        #expect(
            said
                == Said(
                    talk: """
                        viper-gen: Nothing was written, as this is in the way of RescheduleItem; move it away, or \
                        choose another name.
                          Sources/Modules/RescheduleItem/RescheduleItemView.swift  is there
                          Tests/Modules/RescheduleItemTests                        is no folder

                        """,
                    .cannotCreate
                )
        )
        #expect(bench.tree == before)
    }

    @Test func `force replaces what was not edited, and takes away what is not wanted any more`() throws {
        let bench = try Bench()
        _ = bench.run("new", "RescheduleItem")

        let refused = bench.run("new", "RescheduleItem", "--no-tests")
        let said = bench.run("new", "RescheduleItem", "--no-tests", "--force")

        #expect(refused.status == .cannotCreate)
        #expect(
            refused.talk.contains("; --force replaces what was generated and not edited, or choose another name.\n")
        )
        #expect(refused.talk.contains("RescheduleItemView.swift  was generated with other answers\n"))
        #expect(said.status == .done)
        #expect(bench.read("Tests/Modules/RescheduleItemTests/RescheduleItemViewTests.swift") == nil)
        #expect(bench.run("new", "RescheduleItem", "--no-tests") == Said("RescheduleItem is unchanged.\n"))
    }

    @Test func `force does not replace what was edited`() throws {
        let bench = try Bench()
        _ = bench.run("new", "RescheduleItem")
        try bench.write("mine\n", to: "Sources/Modules/RescheduleItem/RescheduleItemView.swift")
        let before = bench.tree

        let said = bench.run("new", "RescheduleItem", "--command", "move", "--force")

        #expect(said.status == .cannotCreate)
        #expect(
            said.talk.hasSuffix(
                "\n  Sources/Modules/RescheduleItem/RescheduleItemView.swift  was edited since it was generated\n"
            )
        )
        #expect(bench.tree == before)
    }

    @Test func `what was deleted by hand comes back`() throws {
        let bench = try Bench()
        _ = bench.run("new", "RescheduleItem")
        let before = bench.tree
        try DiskFileSystem().removeFile(
            "\(bench.folder)/Tests/Modules/RescheduleItemTests/RescheduleItemViewTests.swift"
        )

        let said = bench.run("new", "RescheduleItem")

        #expect(said.status == .done)
        #expect(bench.tree == before)
    }

    @Test(arguments: [["--dry-run"], ["--diff"], ["--dry-run", "--diff"], ["--dry-run", "--json"]])
    func `a preview writes nothing`(flags: [String]) throws {
        let bench = try Bench()
        let before = bench.tree

        let said =
            flags.count == 1
            ? bench.run("new", "RescheduleItem", flags[0])
            : bench.run("new", "RescheduleItem", flags[0], flags[1])

        #expect(said.status == .done)
        #expect(said.answer.contains("RescheduleItemView.swift"))
        #expect(bench.tree == before)
    }

    @Test func `the tree of a dry run is what is written then`() throws {
        let bench = try Bench()

        let previewed = bench.run("new", "RescheduleItem", "--dry-run")
        let written = bench.run("new", "RescheduleItem")

        #expect(previewed == Said(written.answer, talk: "Nothing was written; leave out --dry-run to write it.\n"))
    }

    @Test func `the answer in JSON has every file`() throws {
        let bench = try Bench()

        let said = bench.run("new", "X", "--no-tests", "--json")

        #expect(
            said.answer
                == #"{"viper-gen":1,"new":{"name":"X","template":"command","root":"\#(bench.folder)","written":true,"#
                + #""unchanged":false,"files":[{"path":"Package.swift","state":"changed","lines":10,"#
                + #""entries":["useCases: X"]},{"path":"Sources/Application/UseCases.swift","state":"changed","#
                + #""lines":12,"entries":["import: X","useCases: X"]},{"path":"Sources/Modules/X/.viper-gen.json","#
                + #""state":"new","lines":14},{"path":"Sources/Modules/X/XView.swift","state":"new","lines":4}]}}"#
                + "\n"
        )
    }

    @Test func `an error in JSON has its places`() throws {
        let bench = try Bench()
        try bench.write("", to: "Sources/Modules/X/XView.swift")

        let said = bench.run("new", "X", "--json")

        #expect(
            said.talk.hasSuffix(
                #""places":[{"path":"Sources/Modules/X/XView.swift","reason":"is there"}]}}"#
                    + "\n"
            )
        )
        #expect(said.answer.isEmpty)
    }

    @Test func `a folder below the package will do`() throws {
        let bench = try Bench()
        bench.folder += "/Sources/Modules"

        #expect(bench.run("new", "X").status == .done)
        #expect(bench.read("Sources/Modules/X/XView.swift") != nil)
    }

    @Test func `force lists what somebody added, and what is behind a link`() throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        try bench.write("mine\n", to: "Sources/Modules/X/.notes")
        try DiskFileSystem().move("\(bench.folder)/Tests/Modules/XTests", to: "\(bench.above)/XTests")
        try Links.make("\(bench.folder)/Tests/Modules/XTests", to: "\(bench.above)/XTests")
        let before = bench.tree

        let said = bench.run("new", "X", "--no-tests", "--force")

        #expect(said.status == .cannotCreate)
        #expect(said.talk.contains("\n  Sources/Modules/X/.notes  was added by hand\n"))
        #expect(said.talk.contains("\n  Tests/Modules/XTests      is a link to \(bench.above)/XTests\n"))
        #expect(bench.tree == before)
    }

    @Test func `it is said where the first rule goes, and what tells whether all is well`() throws {
        let bench = try Bench()
        try bench.write("check: lint\n", to: "Makefile")
        try bench.write(
            Bench.manifest.replacing("{{name}}View.swift\"}", with: "{{name}}Entity.swift\"}"),
            to: "Templates/command/template.json"
        )

        #expect(
            bench.run("new", "X").talk
                == "Its first rule goes into Sources/Modules/X/XEntity.swift; make check tells whether all is well.\n"
        )
        #expect(bench.run("new", "X").talk.isEmpty)
    }

    @Test func `the answer in JSON has the diff where that is asked for`() throws {
        let bench = try Bench()

        let said = bench.run("new", "X", "--diff", "--json")
        let plain = bench.run("new", "X", "--dry-run", "--json")

        #expect(said.answer.contains(#""diff":"--- a/Package.swift\n+++ b/Package.swift\n@@ -4,6 +4,7 @@\n"#))
        #expect(said.answer.contains(#""diff":"--- /dev/null\n+++ b/Sources/Modules/X/XView.swift\n@@ -0,0 +1,5 @@\n"#))
        #expect(!plain.answer.contains(#""diff""#))
    }
}
