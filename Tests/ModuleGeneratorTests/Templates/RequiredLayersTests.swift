import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct RequiredLayersTests {
    private func sandbox(needs: String, layers: String) throws -> Sandbox {
        var files = Sandbox.package
        files["Templates/command/template.json"] = Sandbox.manifest.replacing(
            "\"kind\": \"module\",",
            with: "\"kind\": \"module\", \"needs\": \(needs),"
        )
        files["Templates/project.json"] = Sandbox.project.replacing(
            "\"schema\": 1,",
            with: "\"schema\": 1, \"layers\": \(layers),"
        )
        return try Sandbox(files)
    }

    @Test func `a template can be used if the package has all its layers`() throws {
        let sandbox = try sandbox(needs: #"["Store"]"#, layers: #"["Grammar", "Store"]"#)

        #expect(sandbox.run("list") == RunResult("  command  project  A use case over the list\n"))
        #expect(sandbox.run("new", "X").status == .done)
    }

    @Test(arguments: [
        (#"["Store"]"#, "it needs the layer Store"),
        (#"["Store", "Grammar", "Wiring", "Words"]"#, "it needs the layers Store, Wiring and Words"),
    ])
    func `a template that needs missing layers can't be used`(needs: String, unmetRequirement: String) throws {
        let sandbox = try sandbox(needs: needs, layers: #"["Grammar"]"#)
        let before = sandbox.tree

        #expect(
            sandbox.run("list").output
                == "  command  project  A use case over the list\n           not for this package: \(unmetRequirement)\n"
        )
        #expect(sandbox.run("list", "--json").output.contains(#""lack":"\#(unmetRequirement)""#))
        #expect(
            sandbox.run("new", "X")
                == RunResult(
                    messages:
                        "viper-gen: Template command is not for this package: \(unmetRequirement). See viper-gen list for "
                        + "others.\n",
                    .badData
                )
        )
        #expect(sandbox.tree == before)
    }

    @Test func `a template of a kind that the package lacks can't be used`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            Sandbox.manifest.replacing("\"kind\": \"module\"", with: "\"kind\": \"service\""),
            to: "Templates/source/template.json"
        )

        let lines = sandbox.run("list").output.split(separator: "\n")

        #expect(lines.last == "           not for this package: it needs the kind “service” in Templates/project.json")
    }
}

struct LengthTests {
    private func sandbox(_ length: String = "[1, 9]") throws -> Sandbox {
        var files = Sandbox.package
        files["Templates/command/template.json"] = Sandbox.manifest.replacing(
            "\"type\": \"text\",",
            with: "\"type\": \"text\", \"length\": \(length),"
        )
        return try Sandbox(files)
    }

    @Test(arguments: ["a", "123456789", "우유 사기 🎉🎉🎉"])
    func `text of permitted length is accepted`(text: String) throws {
        #expect(try sandbox().run("new", "X", "--summary", text).status == .done)
    }

    @Test(arguments: [
        ("1234567890", "“1234567890” has 10 characters; 1 to 9 are allowed"),
        ("123456789012345678901", "“12345678901234567890…” has 21 characters; 1 to 9 are allowed"),
        (#"a "b" "c""#, #"“a "b" "c"” has 13 characters, including backslashes; 1 to 9 are allowed"#),
    ])
    func `text that is too long is rejected`(text: String, reason: String) throws {
        let result = try sandbox().run("new", "X", "--summary", text)

        #expect(
            result == RunResult(messages: "viper-gen: \(reason). Use --set summary=\"another text\".\n", .wrongUsage)
        )
    }

    @Test(arguments: ["[2, 1]", "[-1, 2]", "[1]", "9"])
    func `an invalid length in the manifest is rejected`(length: String) throws {
        let result = try sandbox(length).run("new", "X")

        #expect(result.status == .badData)
        #expect(
            result.messages.hasSuffix(
                "“parameters.summary.length” must be the minimum and maximum number of characters, as in [1, 90].\n"
            )
        )
    }
}
