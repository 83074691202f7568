import Boundary
import Testing

@testable import Generator

struct PackageTests {
    @Test func `a package of its own gets a folder of its own`() throws {
        let bench = try Bench(SampleTemplates.package)

        let said = bench.run("new", "MyNotes", "--template", "package")

        #expect(said.status == .done)
        #expect(bench.read("my-notes/Package.swift") == "let package = Package(name: \"my-notes\")\n")
        #expect(bench.read("my-notes/Sources/Floor/Floor.swift") == "struct Floor {}\n")
        #expect(bench.read("my-notes/Sources/Floor/Inner/MyNotes.swift") == "struct MyNotesInner {}\n")
        #expect(bench.read("my-notes/Sources/Modules/AddMyNotes/AddMyNotes.swift") == "struct AddMyNotes {}\n")
        #expect(bench.read("my-notes/Templates/project.json")?.contains("S/{{name}}") == true)
        #expect(said.talk == "It is in my-notes; go there and type swift test.\n")
        #expect(bench.run("new", "MyNotes", "--template", "package").answer == "MyNotes is unchanged.\n")
    }

    @Test func `a folder that has something in it is in the way`() throws {
        let bench = try Bench(SampleTemplates.package)
        try bench.write("mine\n", to: "notes/Package.swift")
        let before = bench.tree

        let said = bench.run("new", "Notes", "--template", "package")

        #expect(said.status == .cannotCreate)
        #expect(said.talk.hasSuffix("\n  Package.swift  is there\n"))
        #expect(bench.tree == before)
    }

    @Test func `a folder that nobody may write to is in the way`() throws {
        let bench = try Bench(SampleTemplates.package)
        let disk = FailingFileSystem(after: .max)
        disk.unwritable = bench.folder
        bench.disk = disk

        let said = bench.run("new", "Notes", "--template", "package")

        #expect(said.talk.hasSuffix("\n  \(bench.folder)  cannot be written to\n"))
        #expect(said.status == .cannotCreate)
    }

    @Test func `verifying lints the package's sources, and not what it has for templates`() throws {
        let bench = try Bench(SampleTemplates.package)
        let manifest = try #require(bench.read("Templates/package/template.json"))
        let carried = #"{"from": "Module.swift", "to": "Templates/command/View.swift", "verbatim": true},"#
        try bench.write(
            manifest.replacing("\"files\": [", with: "\"files\": [\n\(carried)"),
            to: "Templates/package/template.json"
        )
        bench.programs.statuses = [0, 1]

        let said = bench.run("new", "Notes", "--template", "package", "--verify")

        let lint =
            "swift format lint --strict Package.swift Sources/Floor/Floor.swift Sources/Floor/Inner/Notes.swift "
            + "Sources/Modules/AddNotes/AddNotes.swift"
        #expect(bench.programs.ran == ["swift build --build-tests", lint])
        #expect(said.talk.hasSuffix("viper-gen: “\(lint)” fails with status 1; mend it.\n"))
    }
}
