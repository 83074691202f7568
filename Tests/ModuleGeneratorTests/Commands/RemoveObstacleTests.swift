import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct RemoveObstacleTests {
    @Test func `remove lists edited and added files and removes nothing`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        try sandbox.write("mine\n", to: "Sources/Modules/X/XView.swift")
        try sandbox.write("mine\n", to: "Tests/Modules/XTests/XFakes.swift")
        let before = sandbox.tree

        let result = sandbox.run("remove", "X")

        #expect(
            result
                == RunResult(
                    messages: """
                        viper-gen: Nothing was removed: X has changed since it was generated. Undo the changes below, or \
                        remove it yourself.
                          Sources/Modules/X/XView.swift      was edited
                          Tests/Modules/XTests/XFakes.swift  was added by hand

                        """,
                    .notPermitted
                )
        )
        #expect(sandbox.tree == before)
    }

    @Test func `a module used by another one is not removed`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        let list = try #require(sandbox.read("Package.swift"))
        try sandbox.write(list.replacing("(\"ShowItem\", [])", with: "(\"ShowItem\", [\"X\"])"), to: "Package.swift")
        let before = sandbox.tree

        let result = sandbox.run("remove", "X")

        #expect(result.status == .notPermitted)
        #expect(result.messages.contains("Package.swift:"))
        #expect(sandbox.tree == before)
    }

    @Test func `a record that names files outside the package is rejected`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        let record = try #require(sandbox.read("Sources/Modules/X/.viper-gen.json"))
        try sandbox.write(
            record.replacing("Sources/Modules/X/XView", with: "../outside"),
            to: "Sources/Modules/X/.viper-gen.json"
        )

        let result = sandbox.run("remove", "X")

        #expect(result.status == .badData)
        #expect(result.messages.contains("is outside the package"))
    }

    @Test(arguments: [
        "Sources/Modules/X/.notes", "Sources/Modules/X/.hidden/notes", "Tests/Modules/XTests/data.json",
        "Sources/Modules/X/Inner/More.swift",
    ])
    func `remove lists files that were not generated, including hidden ones`(path: String) throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        try sandbox.write("mine\n", to: path)
        let before = sandbox.tree

        let result = sandbox.run("remove", "X")

        #expect(result.status == .notPermitted)
        #expect(result.messages.hasSuffix("yourself.\n  \(path)  was added by hand\n"))
        #expect(sandbox.tree == before)
    }

    @Test(arguments: ["Sources/Modules/X", "Tests/Modules/XTests", "Sources/Modules", "Tests"])
    func `nothing is removed through a link`(folder: String) throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        let files = DiskFileSystem()
        try files.move("\(sandbox.folder)/\(folder)", to: "\(sandbox.above)/elsewhere")
        try Links.make("\(sandbox.folder)/\(folder)", to: "\(sandbox.above)/elsewhere")
        let before = sandbox.tree

        let result = sandbox.run("remove", "X")

        #expect(result.status == .notPermitted)
        #expect(result.messages.contains("\n  \(folder)  is a link to \(sandbox.above)/elsewhere\n"))
        #expect(sandbox.tree == before)
    }

    @Test func `a list that is a link is not changed`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        try DiskFileSystem().move("\(sandbox.folder)/Package.swift", to: "\(sandbox.above)/Package.swift")
        try Links.make("\(sandbox.folder)/Package.swift", to: "\(sandbox.above)/Package.swift")

        let result = sandbox.run("remove", "X")

        #expect(result.status != .done)
        #expect(sandbox.read("Sources/Modules/X/XView.swift") != nil)
    }

    @Test(arguments: [
        (
            "XWireframe.useCase,", "XWireframe.useCase(loud: true),", "8",
            "is an entry that was edited or added by hand"
        ),
        (
            "XWireframe.useCase,", "XWireframe.useCase,\n        XWireframe.undo,", "9",
            "is an entry that was edited or added by hand"
        ),
        ("XWireframe.useCase,", "XWireframe.useCase,\n        XWireframe.useCase,", "9", "is a second entry"),
        ("import Wiring", "import Wiring\nlet made = XWireframe()", "5", "uses it"),
    ])
    func `remove lists entries that were not generated`(
        entry: String,
        edited: String,
        line: String,
        reason: String
    ) throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        let path = "Sources/Application/UseCases.swift"
        try sandbox.write(try #require(sandbox.read(path)).replacing(entry, with: edited), to: path)
        let before = sandbox.tree

        let result = sandbox.run("remove", "X")

        #expect(result.status == .notPermitted)
        #expect(result.messages.contains("  \(path):"))
        #expect(result.messages.hasSuffix("  \(reason)\n"))
        #expect(sandbox.tree == before)
    }

    @Test func `a module imported by another one is not removed`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        try sandbox.write("// import X\nimport X\n", to: "Sources/Modules/AddItem/AddItemWireframe.swift")

        let result = sandbox.run("remove", "X")

        #expect(result.messages.hasSuffix("\n  Sources/Modules/AddItem/AddItemWireframe.swift:2  imports it\n"))
    }

    @Test(arguments: [
        "", "<<<<<<< HEAD\n", "{}", "{\"schema\": 1, \"name\": \"Y\", \"kind\": \"module\", \"template\": \"t\"}",
    ])
    func `the advice for a damaged record works`(text: String) throws {
        let sandbox = try Sandbox()
        let before = sandbox.tree
        _ = sandbox.run("new", "X")
        try sandbox.write(text, to: "Sources/Modules/X/.viper-gen.json")

        let rejected = sandbox.run("remove", "X")
        let mended = sandbox.run("new", "X", "--force")
        let removed = sandbox.run("remove", "X")

        #expect(rejected.status == .badData)
        #expect(
            rejected.messages.hasSuffix(
                "run viper-gen new X --force with the original options, then try again.\n"
            )
        )
        #expect(mended.status == .done)
        #expect(removed.status == .done)
        #expect(sandbox.tree == before)
    }

    @Test func `a record that names a file of another module is rejected`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        let path = "Sources/Modules/X/.viper-gen.json"
        let record = try #require(sandbox.read(path))
        try sandbox.write(
            record.replacing("Sources/Modules/X/XView", with: "Sources/Modules/ShowItem/ShowItemView"),
            to: path
        )

        let result = sandbox.run("remove", "X")

        #expect(result.status == .notPermitted)
        #expect(result.messages.contains("ShowItemView.swift  is outside the folders of X; remove it from \(path)\n"))
    }

    @Test func `files replaced by an interrupted run don't count as edited`() throws {
        var isMet = false
        for killed in 0..<30 {
            let sandbox = try Sandbox()
            try sandbox.write("final class AddItemView {}\n", to: "Sources/Modules/AddItem/AddItemView.swift")
            _ = sandbox.run("new", "X")
            let disk = FailingFileSystem(after: killed)
            disk.isDead = true
            sandbox.disk = disk
            _ = sandbox.run("new", "X", "--command", "move", "--force")
            sandbox.disk = DiskFileSystem()
            guard sandbox.paths.keys.contains(".viper-gen-stage/") else { continue }

            #expect(!sandbox.run("doctor").output.contains("Edited since"))
            let result = sandbox.run("remove", "X")
            guard result.status != .done else { continue }
            isMet = true
            #expect(result.messages.hasPrefix("viper-gen: Nothing was removed: viper-gen new was interrupted. "))
        }
        #expect(isMet)
    }
}
