import ProgramOutput
import Testing

import enum ProgramOutput.ExitStatus

@testable import ModuleGenerator

struct InitTests {
    private func sandbox(_ manifest: String) throws -> Sandbox {
        let sandbox = try Sandbox(["Package.swift": manifest])
        for (path, text) in Sandbox.packageTemplate where path.hasPrefix("Templates/package/") {
            try sandbox.write(text, to: "custom/\(path.dropFirst("Templates/".count))")
        }
        return sandbox
    }

    private let manifest = "// swift-tools-version: 6.2\nlet package = Package(\n    name: \"my-notes\"\n)"

    private func rejected(_ sentence: String, _ status: ExitStatus = .cannotCreate) -> RunResult {
        RunResult(messages: "viper-gen: \(sentence)\n", status)
    }

    @Test func `init adds files and one marked block to an existing package, and says what is left`() throws {
        let sandbox = try sandbox(manifest)
        try sandbox.write("mine", to: ".swift-format")

        let result = sandbox.run("init", "--templates", "custom")

        #expect(result.status == .done)
        #expect(result.output.contains(" a block at the end\n"))
        #expect(result.messages == "Left unchanged: .swift-format.\nRun my-notes.\n")
        #expect(
            sandbox.read("Package.swift")
                == manifest + """


                    // viper-gen: begin (generated from a template)
                    package.targets += [.target(name: "Layer")]
                    // viper-gen: end

                    """
        )
        #expect(sandbox.read("Sources/S/AddNote/AddNote.swift") != nil)
        #expect(sandbox.read(".swift-format") == "mine")
    }

    @Test func `a dry run writes nothing`() throws {
        let sandbox = try sandbox(manifest)
        let before = sandbox.tree

        let result = sandbox.run("init", "--templates", "custom", "--dry-run")

        #expect(result.output.contains("Sources/Layer/Layer.swift"))
        #expect(result.output.contains("\nAdded to Package.swift:\n\n\n// viper-gen: begin"))
        #expect(sandbox.tree == before)
    }

    @Test func `init is rejected in a package that has modules`() throws {
        let sandbox = try sandbox(manifest)
        _ = sandbox.run("init", "--templates", "custom")
        let before = sandbox.tree

        #expect(
            sandbox.run("init", "--templates", "custom")
                == rejected("Templates/project.json already exists. Run viper-gen new NAME to add a module.")
        )
        #expect(sandbox.tree == before)
    }

    @Test(arguments: [
        (
            "// swift-tools-version: 6.2\nimport PackageDescription\n",
            "Package.swift has no “let package = Package(name: \"…\"”. Declare the package so."
        ),
        (
            "// swift-tools-version:5.9\nlet package = Package(name: \"a\")\n",
            "Package.swift needs tools version 6.0 or newer. Begin it with // swift-tools-version: 6.0."
        ),
        (
            "let package = Package(name: \"a\")\n",
            "Package.swift needs tools version 6.0 or newer. Begin it with // swift-tools-version: 6.0."
        ),
    ])
    func `init rejects a package that it can't extend`(manifest: String, sentence: String) throws {
        let sandbox = try sandbox(manifest)
        let before = sandbox.tree

        #expect(sandbox.run("init", "--templates", "custom") == rejected(sentence, .badData))
        #expect(sandbox.tree == before)
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
        #expect(
            try Sandbox([:]).run("init")
                == rejected(
                    "No Package.swift here or in a folder above. To create one, run viper-gen new NAME "
                        + "--template package.",
                    .notFound
                )
        )
    }

    @Test(arguments: [
        ("\npublic let settings = 1", "settings"), ("\nprivate func settings() {}", "settings"),
        ("\n@MainActor var settings = 1", "settings"),
        ("\nlet more: [Target] = [.target(name: \"layer\", path: \"Lib\")]", "Layer"),
    ])
    func `a name that the package already has is reported`(declaration: String, name: String) throws {
        let sandbox = try sandbox(manifest + declaration)
        try sandbox.write(
            "let settings = 2\npackage.targets += [.target(name: \"Layer\", path: \"A\")]\n",
            to: "custom/package/targets.swift"
        )
        let before = sandbox.tree

        #expect(
            sandbox.run("init", "--templates", "custom")
                == rejected(
                    "Package.swift and the block to append both declare “\(name)”. Rename it in Package.swift."
                )
        )
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
        try sandbox.write("let settings = 2\n", to: "custom/package/targets.swift")

        #expect(sandbox.run("init", "--templates", "custom").status == .done)
    }
}
