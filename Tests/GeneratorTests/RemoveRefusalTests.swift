import Boundary
import Testing

@testable import Generator

/// What keeps a module, and all that was generated with it, where it is.
struct RemoveRefusalTests {
    @Test func `what was edited or added is listed, and nothing is removed`() throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        try bench.write("mine\n", to: "Sources/Modules/X/XView.swift")
        try bench.write("mine\n", to: "Tests/Modules/XTests/XFakes.swift")
        let before = bench.tree

        let said = bench.run("remove", "X")

        #expect(
            said
                == Said(
                    talk: """
                        viper-gen: Nothing was removed, as somebody worked on X; put back what is listed, or remove it \
                        by hand.
                          Sources/Modules/X/XView.swift      was edited
                          Tests/Modules/XTests/XFakes.swift  was added by hand

                        """,
                    .notPermitted
                )
        )
        #expect(bench.tree == before)
    }

    @Test func `a module that another one uses is not removed`() throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        let list = try #require(bench.read("Package.swift"))
        try bench.write(list.replacing("(\"ShowItem\", [])", with: "(\"ShowItem\", [\"X\"])"), to: "Package.swift")
        let before = bench.tree

        let said = bench.run("remove", "X")

        #expect(said.status == .notPermitted)
        #expect(said.talk.contains("Package.swift:"))
        #expect(bench.tree == before)
    }

    @Test func `a record that names files elsewhere is not believed`() throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        let record = try #require(bench.read("Sources/Modules/X/.viper-gen.json"))
        try bench.write(
            record.replacing("Sources/Modules/X/XView", with: "../outside"),
            to: "Sources/Modules/X/.viper-gen.json"
        )

        let said = bench.run("remove", "X")

        #expect(said.status == .badData)
        #expect(said.talk.contains("leads out of the package"))
    }

    @Test(arguments: [
        "Sources/Modules/X/.notes", "Sources/Modules/X/.hidden/notes", "Tests/Modules/XTests/data.json",
        "Sources/Modules/X/Inner/More.swift",
    ])
    func `a file of somebody else's is listed, hidden or not`(path: String) throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        try bench.write("mine\n", to: path)
        let before = bench.tree

        let said = bench.run("remove", "X")

        #expect(said.status == .notPermitted)
        #expect(said.talk.hasSuffix("by hand.\n  \(path)  was added by hand\n"))
        #expect(bench.tree == before)
    }

    @Test(arguments: ["Sources/Modules/X", "Tests/Modules/XTests", "Sources/Modules", "Tests"])
    func `nothing is removed through a link`(folder: String) throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        let files = DiskFileSystem()
        try files.move("\(bench.folder)/\(folder)", to: "\(bench.above)/elsewhere")
        try Links.make("\(bench.folder)/\(folder)", to: "\(bench.above)/elsewhere")
        let before = bench.tree

        let said = bench.run("remove", "X")

        #expect(said.status == .notPermitted)
        #expect(said.talk.contains("\n  \(folder)  is a link to \(bench.above)/elsewhere\n"))
        #expect(bench.tree == before)
    }

    @Test func `a list that is a link is not changed`() throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        try DiskFileSystem().move("\(bench.folder)/Package.swift", to: "\(bench.above)/Package.swift")
        try Links.make("\(bench.folder)/Package.swift", to: "\(bench.above)/Package.swift")

        let said = bench.run("remove", "X")

        #expect(said.status != .done)
        #expect(bench.read("Sources/Modules/X/XView.swift") != nil)
    }

    @Test(arguments: [
        (
            "XWireframe.useCase,", "XWireframe.useCase(loud: true),", "8",
            "is an entry of it that was edited, or added by hand"
        ),
        (
            "XWireframe.useCase,", "XWireframe.useCase,\n        XWireframe.undo,", "9",
            "is an entry of it that was edited, or added by hand"
        ),
        ("XWireframe.useCase,", "XWireframe.useCase,\n        XWireframe.useCase,", "9", "is a second entry of it"),
        ("import Wiring", "import Wiring\nlet made = XWireframe()", "5", "uses it"),
    ])
    func `an entry that is not the generated one is listed`(
        entry: String,
        edited: String,
        line: String,
        reason: String
    ) throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        let path = "Sources/Application/UseCases.swift"
        try bench.write(try #require(bench.read(path)).replacing(entry, with: edited), to: path)
        let before = bench.tree

        let said = bench.run("remove", "X")

        #expect(said.status == .notPermitted)
        #expect(said.talk.contains("  \(path):"))
        #expect(said.talk.hasSuffix("  \(reason)\n"))
        #expect(bench.tree == before)
    }

    @Test func `a module that another one imports is not removed`() throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        try bench.write("// import X\nimport X\n", to: "Sources/Modules/AddItem/AddItemWireframe.swift")

        let said = bench.run("remove", "X")

        #expect(said.talk.hasSuffix("\n  Sources/Modules/AddItem/AddItemWireframe.swift:2  imports it\n"))
    }

    @Test(arguments: [
        "", "<<<<<<< HEAD\n", "{}", "{\"schema\": 1, \"name\": \"Y\", \"kind\": \"module\", \"template\": \"t\"}",
    ])
    func `a damaged record says what to type, and that works`(text: String) throws {
        let bench = try Bench()
        let before = bench.tree
        _ = bench.run("new", "X")
        try bench.write(text, to: "Sources/Modules/X/.viper-gen.json")

        let refused = bench.run("remove", "X")
        let mended = bench.run("new", "X", "--force")
        let removed = bench.run("remove", "X")

        #expect(refused.status == .badData)
        #expect(
            refused.talk.hasSuffix(
                "type viper-gen new X --force with the words that it was made with, which writes the record anew, and "
                    + "then remove it.\n"
            )
        )
        #expect(mended.status == .done)
        #expect(removed.status == .done)
        #expect(bench.tree == before)
    }

    @Test func `a record that names a file of another module is not believed`() throws {
        let bench = try Bench()
        _ = bench.run("new", "X")
        let path = "Sources/Modules/X/.viper-gen.json"
        let record = try #require(bench.read(path))
        try bench.write(
            record.replacing("Sources/Modules/X/XView", with: "Sources/Modules/ShowItem/ShowItemView"),
            to: path
        )

        let said = bench.run("remove", "X")

        #expect(said.status == .notPermitted)
        #expect(said.talk.contains("ShowItemView.swift  is in none of the folders of X; take it out of \(path)\n"))
    }

    @Test func `what an interrupted run replaced is nobody's work`() throws {
        var isMet = false
        for killed in 0..<30 {
            let bench = try Bench()
            try bench.write("final class AddItemView {}\n", to: "Sources/Modules/AddItem/AddItemView.swift")
            _ = bench.run("new", "X")
            let disk = FailingFileSystem(after: killed)
            disk.isDead = true
            bench.disk = disk
            _ = bench.run("new", "X", "--command", "move", "--force")
            bench.disk = DiskFileSystem()
            guard bench.paths.keys.contains(".viper-gen-stage/") else { continue }

            #expect(!bench.run("doctor").answer.contains("Edited since"))
            let said = bench.run("remove", "X")
            guard said.status != .done else { continue }
            isMet = true
            #expect(said.talk.hasPrefix("viper-gen: Nothing was removed, as a viper-gen new was interrupted; "))
        }
        #expect(isMet)
    }
}
