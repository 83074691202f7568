import ProgramOutput
import Testing

@testable import ModuleGenerator

struct PackageTests {
    @Test func `a new package gets its own folder`() throws {
        let sandbox = try Sandbox(Sandbox.packageTemplate)

        let result = sandbox.run("new", "MyNotes", "--template", "package")

        #expect(result.status == .done)
        #expect(result.messages == "Created in my-notes. Type next:\n\n  cd my-notes\n  swift test\n")
        #expect(sandbox.read("my-notes/Package.swift") == "let package = Package(name: \"my-notes\")\n")
        #expect(sandbox.read("my-notes/Sources/Layer/Layer.swift") == "struct Layer {}\n")
        #expect(sandbox.read("my-notes/Sources/Layer/Inner/MyNotes.swift") == "struct MyNotesInner {}\n")
        #expect(sandbox.read("my-notes/.swift-format") == "{}\n")
    }

    @Test func `a package carries its templates, and modules made from them`() throws {
        let sandbox = try Sandbox(Sandbox.packageTemplate)

        _ = sandbox.run("new", "MyNotes", "--template", "package")

        #expect(sandbox.read("my-notes/Sources/S/AddNote/AddNote.swift") == "let AddNote = \"add\"\n")
        #expect(
            sandbox.read("my-notes/Templates/command/Sources/S/{{name}}/{{name}}.swift")
                == "let {{name}} = \"{{command}}\"\n"
        )
    }

    @Test func `a template can extend another one and replace its files`() throws {
        let sandbox = try Sandbox(Sandbox.packageTemplate)

        _ = sandbox.run("new", "MyNotes", "--template", "larger")

        #expect(sandbox.read("my-notes/Sources/Layer/Layer.swift") == "struct LargerLayer {}\n")
        #expect(sandbox.read("my-notes/Package.swift") == "let package = Package(name: \"my-notes\")\n")
    }

    @Test func `an existing folder is left alone`() throws {
        let sandbox = try Sandbox(Sandbox.packageTemplate)
        try sandbox.write("mine\n", to: "notes/Package.swift")
        let before = sandbox.tree

        let result = sandbox.run("new", "Notes", "--template", "package")

        let sentence = "notes already exists. Choose another name, or move it out of the way."
        #expect(result == RunResult(messages: "viper-gen: \(sentence)\n", .cannotCreate))
        #expect(sandbox.tree == before)
    }

    @Test func `the program can't have the name of a layer`() throws {
        let result = try Sandbox(Sandbox.packageTemplate).run("new", "Layer", "--template", "package")

        let sentence = "“layer” would be a second target beside Sources/Layer. Use another name."
        #expect(result == RunResult(messages: "viper-gen: \(sentence)\n", .wrongUsage))
    }
}
