import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct LintTests {
    private func lint(_ files: [String: String]) throws -> RunResult {
        let sandbox = try Sandbox()
        for (path, text) in files { try sandbox.write(text, to: "Templates/command/\(path)") }
        return sandbox.run("lint", "command")
    }

    private func rejected(_ sentence: String) -> RunResult {
        RunResult(messages: "viper-gen: Template command has a problem: \(sentence)\n", .badData)
    }

    @Test(arguments: [
        (
            "View.swift", "a\n{{nam}}\n",
            "Templates/command/View.swift:2: “nam” is not a variable. Did you mean “name”?"
        ),
        (
            "Extra.swift", "",
            "Templates/command/Extra.swift:1: This file is not used. List it in template.json, or delete it."
        ),
        (
            "template.json",
            Sandbox.manifest.replacing("Sources/Modules/{{name}}/", with: "Sources/Others/{{name}}/"),
            "Templates/command/template.json: Sources/Others/X/XView.swift is outside the folders of a module. "
                + "Move it into one of them."
        ),
        (
            "template.json", Sandbox.manifest.replacing("\"View.swift\"", with: "\"Vew.swift\""),
            "Templates/command/template.json:11: “files[0].from” names “Vew.swift”, which is not a file. "
                + "Correct the name, or end it with / if it is a folder."
        ),
    ])
    func `lint reports an error with its position`(path: String, text: String, sentence: String) throws {
        let result = try lint([path: text])

        #expect(result.status == .badData)
        #expect(result.messages.contains(sentence))
    }

    @Test func `lint finds an error that only one choice reveals`() throws {
        let manifest = Sandbox.manifest
            .replacing(#""type": "flag", "default": true"#, with: #""type": "flag", "default": false"#)
            .replacing(#""from": "ViewTests.swift""#, with: #""from": "{{name}}.swift""#)

        #expect(try lint(["template.json": manifest]).status == .badData)
    }

    @Test(arguments: [
        ("{", "Templates/command/template.json:1: Invalid JSON: expected a key in quotes."),
        (
            Sandbox.manifest.replacing("\"summary\": \"A", with: "\"sumary\": \"A"),
            "Templates/command/template.json:3: “sumary” is not a key of this file. Did you mean “summary”?"
        ),
        (
            Sandbox.manifest.replacing("\"schema\": 1", with: "\"schema\": 2"),
            "Templates/command/template.json:2: “schema” is not 1, the only version that this viper-gen supports. "
                + "Update viper-gen."
        ),
        (
            Sandbox.manifest.replacing("\"type\": \"word\"", with: "\"type\": \"wrod\""),
            "Templates/command/template.json:6: “parameters.command.type” can't be “wrod”. Did you mean “word”?"
        ),
        (
            Sandbox.manifest.replacing("{\"from\": \"View.swift\", ", with: "{\"form\": \"View.swift\", "),
            "Templates/command/template.json:11: “form” is not a key of “files[0]”. Did you mean “from”?"
        ),
        (
            Sandbox.manifest.replacing("\"kind\": \"module\",", with: "\"kind\": 1,"),
            "Templates/command/template.json:4: “kind” must be a string, not a number."
        ),
        (
            Sandbox.manifest.replacing("\"kind\": \"module\",", with: ""),
            "Templates/command/template.json:1: “kind” is missing. It must be a string."
        ),
    ])
    func `an error in the manifest has its line and key`(manifest: String, sentence: String) throws {
        #expect(try lint(["template.json": manifest]) == RunResult(messages: "viper-gen: \(sentence)\n", .badData))
    }

    @Test(arguments: [
        (
            Sandbox.manifest.replacing("Sources/Modules/{{name}}/", with: "Sources/Others/{{name}}/"),
            "is outside the folders of a module. Move it into one of them."
        ),
        (
            Sandbox.manifest.replacing("{{name}}View.swift\"}", with: ".viper-gen.json\"}"),
            "is reserved for viper-gen. Rename the file."
        ),
        (
            Sandbox.manifest.replacing("XTests/{{name}}ViewTests.swift\"", with: "")
                .replacing("Tests/Modules/{{name}}Tests/", with: "Sources/Modules/{{name}}/{{name}}View.swift/"),
            "would be both a file and a folder. Rename one of them."
        ),
        (
            Sandbox.manifest.replacing("\"kind\": \"module\"", with: "\"kind\": \"modul\""),
            "This package has no kind “modul”. Did you mean “module”?"
        ),
        (
            Sandbox.manifest.replacing(
                "\"to\": \"Sources/Modules/{{name}}/{{name}}View.swift\"",
                with: "\"append\": \"A\""
            ),
            "Only viper-gen init can append to a file (A). Write a new file instead."
        ),
    ])
    func `new rejects what lint reports`(manifest: String, sentence: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write(manifest, to: "Templates/command/template.json")
        let before = sandbox.tree

        let linted = sandbox.run("lint", "command")
        let rejected = sandbox.run("new", "X")

        #expect(linted.status == .badData)
        #expect(linted.messages.contains(sentence))
        #expect(rejected.status == .badData)
        #expect(rejected.messages.hasSuffix("\(sentence)\n"))
        #expect(sandbox.tree == before)
    }

    @Test(arguments: [
        (#""default": "{{name:kebab}}""#, #""default": "{{nam:kebab}}""#, 6, "variable"),
        (#""if": "tests""#, #""if": "test""#, 12, "variable"),
        ("Modules/{{name}}/{{name}}View", "Modules/{{name}}/{{nam}}View", 11, "variable"),
        (#"{"from": "View.swift""#, #"{"from": "Vew.swift""#, 11, "not a file"),
    ])
    func `lint reports an error in the manifest with its line`(text: String, wrong: String, line: Int, part: String)
        throws
    {
        let sandbox = try Sandbox()
        try sandbox.write(Sandbox.manifest.replacing(text, with: wrong), to: "Templates/command/template.json")

        let result = sandbox.run("lint", "command")

        #expect(result.status == .badData)
        #expect(result.messages.contains("Templates/command/template.json:\(line): "), "\(result.messages)")
        #expect(result.messages.contains(part))
    }

    @Test func `an error in project.json is reported with its line`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            Sandbox.project.replacing("{{name}}View.swift", with: "{{nam}}View.swift"),
            to: "Templates/project.json"
        )

        #expect(
            sandbox.run("doctor").messages.hasPrefix("viper-gen: Templates/project.json:6: “nam” is not a variable.")
        )
    }
}
