import ProgramOutput
import Testing

import enum ProgramOutput.ExitStatus

@testable import ModuleGenerator

struct InitManualStepsTests {
    private let manifest = "// swift-tools-version: 6.2\nlet package = Package(\n    name: \"my-notes\"\n)\n"
    private let manualSteps = "Pass it to MyNotes:\n    run()\n"

    private func sandbox(_ manifest: String) throws -> Sandbox {
        let sandbox = try Sandbox(["Package.swift": manifest])
        for (path, text) in SampleTemplates.package where path.hasPrefix("Templates/package/") {
            try sandbox.write(text, to: "custom/\(path.dropFirst("Templates/".count))")
        }
        try sandbox.write(
            (sandbox.read("custom/package/template.json") ?? "").replacing(
                "\"files\": [",
                with: """
                    "files": [
                        {"from": "manual-steps.txt", "instructions": true, "if": "not fresh"},
                        {"from": "format.json", "to": ".format", "keep": true},
                    """
            ),
            to: "custom/package/template.json"
        )
        try sandbox.write("Pass it to {{name}}:\n    run()\n", to: "custom/package/manual-steps.txt")
        try sandbox.write("{}\n", to: "custom/package/format.json")
        return sandbox
    }

    @Test func `init prints the manual steps`() throws {
        let sandbox = try sandbox(manifest)

        let result = sandbox.run("init", "--templates", "custom")

        #expect(result.messages == "MyNotes is ready for modules. Run viper-gen new NAME to add one.\n" + manualSteps)
        #expect(sandbox.read("manual-steps.txt") == nil)
        #expect(sandbox.read(".format") == "{}\n")
    }

    @Test func `a preview prints the block and the manual steps, and writes nothing`() throws {
        let sandbox = try sandbox(manifest)
        let before = sandbox.tree

        let result = sandbox.run("init", "--templates", "custom", "--dry-run")

        #expect(
            result.output.hasSuffix(
                "\n\nAppended to Package.swift:\n\npackage.targets += [.target(name: \"Layer\")]\n"
            )
        )
        #expect(result.messages == "Nothing was changed. Omit --dry-run to write the files.\n" + manualSteps)
        #expect(sandbox.tree == before)
    }

    @Test func `JSON output includes the manual steps`() throws {
        let result = try sandbox(manifest).run("init", "--templates", "custom", "--json")

        #expect(result.output.contains(#""byHand":"Pass it to MyNotes:\n    run()\n""#))
        #expect(result.messages.isEmpty)
    }

    @Test func `an existing file is kept if the template says so`() throws {
        let sandbox = try sandbox(manifest)
        try sandbox.write("mine\n", to: ".format")

        let result = sandbox.run("init", "--templates", "custom")

        #expect(result.status == .done)
        #expect(result.messages.hasPrefix("Left unchanged: .format.\n"))
        #expect(sandbox.read(".format") == "mine\n")
        #expect(sandbox.read(".viper-gen.json")?.contains(".format") == false)
    }

    @Test(arguments: [
        (
            "// swift-tools-version:5.9\nlet package = Package(name: \"notes\")\n",
            "Package.swift has tools version 5.9, but templates need 6.0. Begin it with "
                + "// swift-tools-version: 6.0.",
            ExitStatus.badData
        ),
        (
            "// swift-tools-version: 6.2\nlet package = Package(name: \"notes\", targets: [.target(\n    name: \"Layer\")])\n",
            "Package.swift and the block to append both have a target “Layer”. Rename it in Package.swift.",
            .cannotCreate
        ),
    ])
    func `a block that would not compile is not written`(
        manifest: String,
        sentence: String,
        status: ExitStatus
    ) throws {
        let sandbox = try sandbox(manifest)
        let before = sandbox.tree

        #expect(sandbox.run("init", "--templates", "custom") == RunResult(messages: "viper-gen: \(sentence)\n", status))
        #expect(sandbox.tree == before)
    }
}
