import ProgramOutput
import Testing

import enum ProgramOutput.ExitStatus

@testable import ModuleGenerator

struct InitTests {
    private func sandbox(_ manifest: String) throws -> Sandbox {
        let sandbox = try Sandbox(["Package.swift": manifest])
        for (path, text) in SampleTemplates.package where path.hasPrefix("Templates/package/") {
            try sandbox.write(text, to: "custom/\(path.dropFirst("Templates/".count))")
        }
        return sandbox
    }

    private let manifest = "// swift-tools-version: 6.2\nlet package = Package(\n    name: \"my-notes\"\n)"

    @Test func `init adds files and one marked block to an existing package`() throws {
        let sandbox = try sandbox(manifest)

        let result = sandbox.run("init", "--templates", "custom")

        #expect(result.status == .done)
        #expect(result.output.hasPrefix(".viper-gen.json"))
        #expect(result.messages == "MyNotes is ready for modules. Run viper-gen new NAME to add one.\n")
        #expect(
            sandbox.read("Package.swift")
                == manifest + """


                    // viper-gen: begin (generated from a template)
                    package.targets += [.target(name: "Layer")]
                    // viper-gen: end

                    """
        )
        #expect(sandbox.read("Sources/Modules/AddMyNotes/AddMyNotes.swift") == "struct AddMyNotes {}\n")
    }

    @Test func `running init again changes nothing`() throws {
        let sandbox = try sandbox(manifest)
        _ = sandbox.run("init", "--templates", "custom")
        let before = sandbox.tree

        let result = sandbox.run("init", "--templates", "custom")

        #expect(result == RunResult("my-notes is unchanged: Templates/project.json already exists.\n"))
        #expect(sandbox.tree == before)
    }

    @Test(arguments: [
        (
            "// swift-tools-version: 6.2\nimport PackageDescription\n",
            "Package.swift has no “let package = Package(”. Declare the package that way, so that targets can be added.",
            ExitStatus.badData
        ),
        (
            "// swift-tools-version:5.9\nlet package = Package(name: \"a\")\n",
            "Package.swift has tools version 5.9, but templates need 6.0. Begin it with "
                + "// swift-tools-version: 6.0.",
            .badData
        ),
        (
            "let package = Package(name: \"a\")\n",
            "Package.swift has no tools version. Begin it with // swift-tools-version: 6.0.",
            .badData
        ),
        (
            "// swift-tools-version: 6.0\nlet package = Package(name: \"set\")\n",
            "“Set” is a type in Swift's libraries. Use a longer name, such as SetItem: viper-gen init NAME.",
            .wrongUsage
        ),
    ])
    func `init rejects a package that it can't extend`(
        manifest: String,
        sentence: String,
        status: ExitStatus
    ) throws {
        let sandbox = try sandbox(manifest)
        let before = sandbox.tree

        #expect(sandbox.run("init", "--templates", "custom") == RunResult(messages: "viper-gen: \(sentence)\n", status))
        #expect(sandbox.tree == before)
    }

    @Test func `init accepts another name`() throws {
        let sandbox = try sandbox("// swift-tools-version: 6.0\nlet package = Package(name: \"set\")\n")

        #expect(sandbox.run("init", "SetCards", "--templates", "custom").status == .done)
        #expect(sandbox.read("Sources/Modules/AddSetCards/AddSetCards.swift") != nil)
    }

    @Test func `init lists the conflicting files and writes nothing`() throws {
        let sandbox = try sandbox(manifest)
        try sandbox.write("mine\n", to: "Sources/Layer/Layer.swift")
        let before = sandbox.tree

        let result = sandbox.run("init", "--templates", "custom")

        #expect(result.status == .cannotCreate)
        #expect(result.messages.hasSuffix("\n  Sources/Layer/Layer.swift  already exists\n"))
        #expect(sandbox.tree == before)
    }

    @Test func `outside a package, the error says how to create one`() throws {
        let sandbox = try Sandbox([:])

        #expect(
            sandbox.run("init")
                == RunResult(
                    messages:
                        "viper-gen: No Package.swift here or in a folder above. To create one, run viper-gen new NAME "
                        + "--template package.\n",
                    .notFound
                )
        )
    }

    @Test func `a declaration that the package already has is reported`() throws {
        let sandbox = try sandbox(
            "// swift-tools-version: 6.0\nlet settings = 1\nlet package = Package(name: \"my-notes\")\n"
        )
        try sandbox.write("let settings = 2\nlet others = 3\n", to: "custom/package/targets.swift")
        let before = sandbox.tree

        #expect(
            sandbox.run("init", "--templates", "custom")
                == RunResult(
                    messages: "viper-gen: Package.swift and the block to append both declare “settings”. Rename it in "
                        + "Package.swift.\n",
                    .cannotCreate
                )
        )
        #expect(sandbox.tree == before)
    }

    @Test(arguments: [
        (
            "Sources/Layer/Mine.swift", "",
            "Sources/Layer  is already a target, and the new files would become part of it"
        ),
        (
            "Package.swift", "    targets: [.target(name: \"layer\", path: \"Lib\")]",
            "Package.swift:5  already declares a target “layer”"
        ),
    ])
    func `an existing target is reported as a conflict`(path: String, text: String, obstacle: String) throws {
        let sandbox = try sandbox(manifest)
        try sandbox.write(
            path == "Package.swift" ? manifest.replacing("\"my-notes\"\n", with: "\"my-notes\",\n\n\(text)\n") : text,
            to: path
        )
        let before = sandbox.tree

        let result = sandbox.run("init", "--templates", "custom")

        #expect(result.status == .cannotCreate)
        #expect(result.messages.contains("\n  \(obstacle)\n"))
        #expect(sandbox.tree == before)
    }

    @Test(arguments: [
        (
            "module=Layer",
            "“Layer” would clash with the package's target Sources/Layer. Use another one, such as "
                + "--set module=LayerItem."
        ),
        (
            "module=ErrorMessage",
            "“ErrorMessage” would clash with a type in Sources/Layer/ErrorMessage.swift. "
                + "Use another one, such as --set module=ErrorMessageItem."
        ),
        (
            "module=Kit",
            "“Kit” would clash with the package's target Tests/Kit. Use another one, such as --set module=KitItem."
        ),
        (
            "command=help",
            "“help” is a built-in command of the package (Templates/project.json). Use another one, such as "
                + "--command add-my-notes."
        ),
    ])
    func `init rejects names that clash with the template's own`(parameter: String, sentence: String) throws {
        let sandbox = try sandbox(manifest)
        try sandbox.write("package struct ErrorMessage {}\n", to: "custom/package/layer/ErrorMessage.swift")
        let template = try #require(sandbox.read("custom/package/template.json"))
        try sandbox.write(
            template.replacing(
                "\"parameters\": {",
                with:
                    "\"parameters\": {\"command\": {\"summary\": \"its word\", \"type\": \"word\", \"default\": \"go\"},"
            ).replacing(
                "\"files\": [",
                with:
                    "\"files\": [{\"from\": \"Module.swift\", \"to\": \"Tests/Kit/Stage.swift\", \"with\": {\"name\": \"Stage\"}},"
            ),
            to: "custom/package/template.json"
        )
        let project = try #require(sandbox.read("custom/package/project.json"))
        try sandbox.write(
            project.replacing("\"schema\": 1,", with: "\"schema\": 1, \"words\": [\"help\"],"),
            to: "custom/package/project.json"
        )
        let before = sandbox.tree

        let result = sandbox.run("init", "--templates", "custom", "--set", parameter)

        #expect(result == RunResult(messages: "viper-gen: \(sentence)\n", .wrongUsage))
        #expect(sandbox.tree == before)
    }

    @Test func `declarations in comments are ignored`() throws {
        let sandbox = try sandbox(
            """
            // swift-tools-version: 6.0
            // let package = Package(name: "old")
            /*
            let settings = 1
            .target(name: "Layer")
            */
            let package = Package(name: "my-notes", targets: [.target(name: "\\(1)Layer")])

            """
        )
        try sandbox.write(
            "let settings = 2\npackage.targets += [.target(name: \"Layer\")]\n",
            to: "custom/package/targets.swift"
        )

        let result = sandbox.run("init", "--templates", "custom")

        #expect(result.status == .done, "\(result.messages)")
        #expect(result.messages.hasPrefix("MyNotes is ready"))
    }

    @Test(arguments: ["public let settings = 1", "private func settings() {}", "@MainActor var settings = 1"])
    func `declarations are recognized after modifiers and attributes`(declaration: String) throws {
        let sandbox = try sandbox(
            "// swift-tools-version: 6.0\n\(declaration)\nlet package = Package(name: \"my-notes\")\n"
        )
        try sandbox.write("let settings = 2\n", to: "custom/package/targets.swift")

        #expect(
            sandbox.run("init", "--templates", "custom").messages.contains(
                "Package.swift and the block to append both declare “settings”."
            )
        )
    }

    @Test(arguments: [["init", "--templates", "custom"], ["doctor"]])
    func `a Package.swift that is a symbolic link is rejected`(words: [String]) throws {
        let sandbox = try sandbox(manifest)
        if words[0] == "doctor" { try sandbox.write(Sandbox.project, to: "Templates/project.json") }
        try DiskFileSystem().move("\(sandbox.folder)/Package.swift", to: "\(sandbox.above)/Package.txt")
        try Links.make("\(sandbox.folder)/Package.swift", to: "\(sandbox.above)/Package.txt")

        #expect(
            sandbox.run(words)
                == RunResult(
                    messages: "viper-gen: Package.swift is a symbolic link. Replace it with the file itself.\n",
                    .notFound
                )
        )
    }
}
