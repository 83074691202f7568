import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct PackageTests {
    @Test func `a new package gets its own folder`() throws {
        let sandbox = try Sandbox(SampleTemplates.package)

        let result = sandbox.run("new", "MyNotes", "--template", "package")

        #expect(result.status == .done)
        #expect(sandbox.read("my-notes/Package.swift") == "let package = Package(name: \"my-notes\")\n")
        #expect(sandbox.read("my-notes/Sources/Layer/Layer.swift") == "struct Layer {}\n")
        #expect(sandbox.read("my-notes/Sources/Layer/Inner/MyNotes.swift") == "struct MyNotesInner {}\n")
        #expect(sandbox.read("my-notes/Sources/Modules/AddMyNotes/AddMyNotes.swift") == "struct AddMyNotes {}\n")
        #expect(sandbox.read("my-notes/Templates/project.json")?.contains("S/{{name}}") == true)
        #expect(result.messages == "Created in my-notes. Type next:\n\n  cd my-notes\n  swift test\n\n")
        #expect(sandbox.run("new", "MyNotes", "--template", "package").output == "MyNotes is unchanged.\n")
    }

    @Test func `a non-empty folder is reported as a conflict`() throws {
        let sandbox = try Sandbox(SampleTemplates.package)
        try sandbox.write("mine\n", to: "notes/Package.swift")
        let before = sandbox.tree

        let result = sandbox.run("new", "Notes", "--template", "package")

        #expect(result.status == .cannotCreate)
        #expect(result.messages.hasSuffix("\n  Package.swift  already exists\n"))
        #expect(sandbox.tree == before)
    }

    @Test func `a folder that is not writable is reported`() throws {
        let sandbox = try Sandbox(SampleTemplates.package)
        let disk = FailingFileSystem(after: .max)
        disk.unwritable = sandbox.folder
        sandbox.disk = disk

        let result = sandbox.run("new", "Notes", "--template", "package")

        #expect(result.messages.hasSuffix("\n  \(sandbox.folder)  is not writable\n"))
        #expect(result.status == .cannotCreate)
    }

    @Test func `verify lints the package's sources, but not its templates`() throws {
        let sandbox = try Sandbox(SampleTemplates.package)
        let manifest = try #require(sandbox.read("Templates/package/template.json"))
        let carried = #"{"from": "Module.swift", "to": "Templates/command/View.swift", "verbatim": true},"#
        try sandbox.write(
            manifest.replacing("\"files\": [", with: "\"files\": [\n\(carried)"),
            to: "Templates/package/template.json"
        )
        sandbox.programs.statuses = [0, 1]

        let result = sandbox.run("new", "Notes", "--template", "package", "--verify")

        let lint =
            "swift format lint --strict Package.swift Sources/Layer/Inner/Notes.swift Sources/Layer/Layer.swift "
            + "Sources/Modules/AddNotes/AddNotes.swift"
        #expect(sandbox.programs.ran == ["swift build --build-tests", lint])
        #expect(result.messages.hasSuffix("viper-gen: “\(lint)” failed with status 1. Fix the errors.\n"))
    }
}
