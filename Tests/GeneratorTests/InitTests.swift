import Boundary
import Testing

@testable import Generator

struct InitTests {
    private func bench(_ manifest: String) throws -> Bench {
        let bench = try Bench(["Package.swift": manifest])
        for (path, text) in SampleTemplates.package where path.hasPrefix("Templates/package/") {
            try bench.write(text, to: "shelf/\(path.dropFirst("Templates/".count))")
        }
        return bench
    }

    private let manifest = "// swift-tools-version: 6.2\nlet package = Package(\n    name: \"my-notes\"\n)"

    @Test func `a package that is there gets rooms, and one marked block`() throws {
        let bench = try bench(manifest)

        let said = bench.run("init", "--templates", "shelf")

        #expect(said.status == .done)
        #expect(said.answer.hasPrefix(".viper-gen.json"))
        #expect(said.talk == "MyNotes has rooms for modules now; viper-gen new NAME adds one.\n")
        #expect(
            bench.read("Package.swift")
                == manifest + """


                    // viper-gen: begin; what stands between these lines comes from a template.
                    package.targets += [.target(name: "Floor")]
                    // viper-gen: end

                    """
        )
        #expect(bench.read("Sources/Modules/AddMyNotes/AddMyNotes.swift") == "struct AddMyNotes {}\n")
    }

    @Test func `once more changes nothing`() throws {
        let bench = try bench(manifest)
        _ = bench.run("init", "--templates", "shelf")
        let before = bench.tree

        let said = bench.run("init", "--templates", "shelf")

        #expect(said == Said("my-notes is unchanged, as it has Templates/project.json already.\n"))
        #expect(bench.tree == before)
    }

    @Test(arguments: [
        (
            "// swift-tools-version: 6.2\nimport PackageDescription\n",
            "Package.swift has no “let package = Package(”, to which targets could be added; write it that way.",
            Boundary.ExitStatus.badData
        ),
        (
            "// swift-tools-version:5.9\nlet package = Package(name: \"a\")\n",
            "Package.swift is for the tools of Swift 5.9, and what templates write needs 6.0; let it begin with "
                + "// swift-tools-version: 6.0.",
            .badData
        ),
        (
            "let package = Package(name: \"a\")\n",
            "Package.swift does not say for which tools it is; let it begin with // swift-tools-version: 6.0.",
            .badData
        ),
        (
            "// swift-tools-version: 6.0\nlet package = Package(name: \"set\")\n",
            "“Set” is a type that Swift's libraries have; say what it works on too, as in SetItem and give it: "
                + "viper-gen init NAME.",
            .wrongUsage
        ),
    ])
    func `a package that cannot be furnished is refused`(
        manifest: String,
        sentence: String,
        status: Boundary.ExitStatus
    ) throws {
        let bench = try bench(manifest)
        let before = bench.tree

        #expect(bench.run("init", "--templates", "shelf") == Said(talk: "viper-gen: \(sentence)\n", status))
        #expect(bench.tree == before)
    }

    @Test func `another name may be given`() throws {
        let bench = try bench("// swift-tools-version: 6.0\nlet package = Package(name: \"set\")\n")

        #expect(bench.run("init", "SetShelf", "--templates", "shelf").status == .done)
        #expect(bench.read("Sources/Modules/AddSetShelf/AddSetShelf.swift") != nil)
    }

    @Test func `what is in the way is listed, and nothing is written`() throws {
        let bench = try bench(manifest)
        try bench.write("mine\n", to: "Sources/Floor/Floor.swift")
        let before = bench.tree

        let said = bench.run("init", "--templates", "shelf")

        #expect(said.status == .cannotCreate)
        #expect(said.talk.hasSuffix("\n  Sources/Floor/Floor.swift  is there\n"))
        #expect(bench.tree == before)
    }

    @Test func `outside of a package it is said what to type`() throws {
        let bench = try Bench([:])

        #expect(
            bench.run("init")
                == Said(
                    talk: "viper-gen: There is no Package.swift here or above; type viper-gen new NAME --template "
                        + "package for a new one.\n",
                    .notFound
                )
        )
    }

    @Test func `what the package has declared already is named`() throws {
        let bench = try bench(
            "// swift-tools-version: 6.0\nlet settings = 1\nlet package = Package(name: \"my-notes\")\n"
        )
        try bench.write("let settings = 2\nlet others = 3\n", to: "shelf/package/targets.swift")
        let before = bench.tree

        #expect(
            bench.run("init", "--templates", "shelf")
                == Said(
                    talk: "viper-gen: Package.swift declares “settings”, and so does the block that goes to its end; "
                        + "rename it.\n",
                    .cannotCreate
                )
        )
        #expect(bench.tree == before)
    }

    @Test(arguments: [
        (
            "Sources/Floor/Mine.swift", "",
            "Sources/Floor  is a target already, and what is written would become part of it"
        ),
        (
            "Package.swift", "    targets: [.target(name: \"floor\", path: \"Lib\")]",
            "Package.swift:5  declares a target “floor” already"
        ),
    ])
    func `a target that is there already is in the way`(path: String, text: String, place: String) throws {
        let bench = try bench(manifest)
        try bench.write(
            path == "Package.swift" ? manifest.replacing("\"my-notes\"\n", with: "\"my-notes\",\n\n\(text)\n") : text,
            to: path
        )
        let before = bench.tree

        let said = bench.run("init", "--templates", "shelf")

        #expect(said.status == .cannotCreate)
        #expect(said.talk.contains("\n  \(place)\n"))
        #expect(bench.tree == before)
    }

    @Test(arguments: [
        (
            "module=Floor",
            "“Floor” would be a target like Sources/Floor, which such a package has; give another, as in "
                + "--set module=FloorItem."
        ),
        (
            "module=Complaint",
            "“Complaint” would be called like a type in Sources/Floor/Complaint.swift, which such a "
                + "package has; give another, as in --set module=ComplaintItem."
        ),
        (
            "module=Kit",
            "“Kit” would be a target like Tests/Kit, which such a package has; give another, as in --set module=KitItem."
        ),
        (
            "command=help",
            "“help” is a command that such a package answers itself, by its Templates/project.json; give "
                + "another word, as in --command add-my-notes."
        ),
    ])
    func `rooms are not called like others`(answer: String, sentence: String) throws {
        let bench = try bench(manifest)
        try bench.write("package struct Complaint {}\n", to: "shelf/package/floor/Complaint.swift")
        let template = try #require(bench.read("shelf/package/template.json"))
        try bench.write(
            template.replacing(
                "\"parameters\": {",
                with:
                    "\"parameters\": {\"command\": {\"summary\": \"its word\", \"type\": \"word\", \"default\": \"go\"},"
            ).replacing(
                "\"files\": [",
                with:
                    "\"files\": [{\"from\": \"Module.swift\", \"to\": \"Tests/Kit/Stage.swift\", \"with\": {\"name\": \"Stage\"}},"
            ),
            to: "shelf/package/template.json"
        )
        let project = try #require(bench.read("shelf/package/project.json"))
        try bench.write(
            project.replacing("\"schema\": 1,", with: "\"schema\": 1, \"words\": [\"help\"],"),
            to: "shelf/package/project.json"
        )
        let before = bench.tree

        let said = bench.run("init", "--templates", "shelf", "--set", answer)

        #expect(said == Said(talk: "viper-gen: \(sentence)\n", .wrongUsage))
        #expect(bench.tree == before)
    }

    @Test func `what comments say is not declared`() throws {
        let bench = try bench(
            """
            // swift-tools-version: 6.0
            // let package = Package(name: "old")
            /*
            let settings = 1
            .target(name: "Floor")
            */
            let package = Package(name: "my-notes", targets: [.target(name: "\\(1)Floor")])

            """
        )
        try bench.write(
            "let settings = 2\npackage.targets += [.target(name: \"Floor\")]\n",
            to: "shelf/package/targets.swift"
        )

        let said = bench.run("init", "--templates", "shelf")

        #expect(said.status == .done, "\(said.talk)")
        #expect(said.talk.hasPrefix("MyNotes has rooms"))
    }

    @Test(arguments: ["public let settings = 1", "private func settings() {}", "@MainActor var settings = 1"])
    func `whatever stands in front of it, what is declared is declared`(declaration: String) throws {
        let bench = try bench(
            "// swift-tools-version: 6.0\n\(declaration)\nlet package = Package(name: \"my-notes\")\n"
        )
        try bench.write("let settings = 2\n", to: "shelf/package/targets.swift")

        #expect(
            bench.run("init", "--templates", "shelf").talk.contains("Package.swift declares “settings”, and so does")
        )
    }

    @Test(arguments: [["init", "--templates", "shelf"], ["doctor"]])
    func `a Package.swift that is a link is told to be one`(words: [String]) throws {
        let bench = try bench(manifest)
        if words[0] == "doctor" { try bench.write(Bench.project, to: "Templates/project.json") }
        try DiskFileSystem().move("\(bench.folder)/Package.swift", to: "\(bench.above)/Package.txt")
        try Links.make("\(bench.folder)/Package.swift", to: "\(bench.above)/Package.txt")

        #expect(
            bench.run(words)
                == Said(
                    talk: "viper-gen: Package.swift is a link, and only the file itself makes a package; put that in "
                        + "its place.\n",
                    .notFound
                )
        )
    }
}
