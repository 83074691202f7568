import Glibc
import ProgramOutput
import Testing

import enum ProgramOutput.ExitStatus

@testable import ModuleGenerator

struct RemoveTests {
    @Test(arguments: [["One", "Two"], ["Two", "One"], ["Zoom", "Ace", "Mid"]])
    func `remove undoes new without a trace, in any order`(names: [String]) throws {
        let sandbox = try Sandbox()
        let before = sandbox.tree
        for name in names { #expect(sandbox.run("new", name).status == .done) }

        for name in names { #expect(sandbox.run("remove", name).status == .done) }

        #expect(sandbox.tree == before)
    }

    @Test func `remove lists its changes, and a dry run makes none`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        let before = sandbox.tree

        let previewed = sandbox.run("remove", "X", "--dry-run")

        #expect(sandbox.tree == before)
        #expect(
            previewed.output
                == """
                Package.swift                          without ("X", [])
                Sources/Application/UseCases.swift     without import X
                Sources/Application/UseCases.swift     without XWireframe.useCase
                Sources/Modules/X/.viper-gen.json      removed
                Sources/Modules/X/XView.swift          removed
                Tests/Modules/XTests/XViewTests.swift  removed

                """
        )
        #expect(sandbox.run("remove", "X") == RunResult(previewed.output))
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

    @Test func `deleted files don't matter`() throws {
        let sandbox = try Sandbox()
        let before = sandbox.tree
        _ = sandbox.run("new", "X")
        try Disk.removeFile("\(sandbox.folder)/Sources/Modules/X/XView.swift")

        #expect(sandbox.run("remove", "X").status == .done)
        #expect(sandbox.tree == before)
    }

    @Test func `a module that was not generated is not removed`() throws {
        let sentence =
            "“AddItem” has no Sources/Modules/AddItem/.viper-gen.json, so viper-gen didn't generate it. "
            + "Remove it by hand."

        #expect(
            try Sandbox().run("remove", "AddItem") == RunResult(messages: "viper-gen: \(sentence)\n", .notPermitted)
        )
    }

    @Test(arguments: [
        ("AdItem", "“AdItem” is not a module. Did you mean “AddItem”?", ExitStatus.notFound),
        ("Nothing", "“Nothing” is not a module. Check its name.", .notFound),
        ("../X", "“../X” is not a name of letters and digits in UpperCamelCase. Try X.", .wrongUsage),
    ])
    func `an unknown module is rejected`(name: String, sentence: String, status: ExitStatus) throws {
        #expect(try Sandbox().run("remove", name) == RunResult(messages: "viper-gen: \(sentence)\n", status))
    }

    @Test(arguments: [
        ("Sources/Modules/X/XView.swift", "mine", "Sources/Modules/X/XView.swift  was edited"),
        ("Sources/Modules/X/.notes", "mine", "Sources/Modules/X/.notes  was added by hand"),
        ("Sources/Other/A.swift", "import Foo\nimport X\n", "Sources/Other/A.swift:2  imports it"),
        ("Tests/OtherTests/A.swift", "@testable import X\n", "Tests/OtherTests/A.swift:1  imports it"),
    ])
    func `edits, additions and uses are listed, and nothing is removed`(path: String, text: String, obstacle: String)
        throws
    {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        try sandbox.write(text, to: path)
        let before = sandbox.tree

        let result = sandbox.run("remove", "X")

        #expect(result.status == .notPermitted)
        #expect(
            result.messages == "viper-gen: Nothing was removed: X has changed since it was generated. "
                + "Undo the changes below, or remove it yourself.\n  \(obstacle)\n"
        )
        #expect(sandbox.tree == before)
    }

    @Test(arguments: [
        ("(\"X\", [])", "(\"X\", [\"AddItem\"])", "Package.swift:7"),
        ("(\"ShowItem\", [])", "(\"ShowItem\", [\"X\"])", "Package.swift:6"),
    ])
    func `an edited entry and another one that uses the module are listed`(entry: String, edited: String, line: String)
        throws
    {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        let package = try #require(sandbox.read("Package.swift"))
        try sandbox.write(package.replacing(entry, with: edited), to: "Package.swift")

        #expect(sandbox.run("remove", "X").messages.hasSuffix("\n  \(line)  was edited, or uses it\n"))
    }

    @Test func `a symbolic link is not followed`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "X")
        let view = "\(sandbox.folder)/Sources/Modules/X/XView.swift"
        rename(view, "\(sandbox.above)/elsewhere.swift")
        symlink("\(sandbox.above)/elsewhere.swift", view)

        #expect(sandbox.run("remove", "X").messages.hasSuffix("\n  Sources/Modules/X/XView.swift  was edited\n"))
        #expect(Disk.exists("\(sandbox.above)/elsewhere.swift"))
    }
}
