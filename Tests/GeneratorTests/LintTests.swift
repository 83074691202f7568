import Boundary
import Testing

@testable import Generator

struct LintTests {
    private func lint(_ files: [String: String]) throws -> Said {
        let bench = try Bench()
        for (path, text) in files { try bench.write(text, to: "Templates/command/\(path)") }
        return bench.run("lint", "command")
    }

    private func refused(_ sentence: String) -> Said {
        Said(talk: "viper-gen: The template command has a mistake: \(sentence)\n", .badData)
    }

    @Test(arguments: [
        (
            "View.swift", "a\n{{nam}}\n",
            "Templates/command/View.swift:2: There is no variable “nam”; did you mean “name”?"
        ),
        (
            "Extra.swift", "",
            "Templates/command/Extra.swift:1: Nothing uses this file; name it in template.json, or delete it."
        ),
        (
            "template.json",
            Bench.manifest.replacing("Sources/Modules/{{name}}/", with: "Sources/Others/{{name}}/"),
            "Templates/command/template.json: Sources/Others/X/XView.swift is in none of the folders of a module; "
                + "name one of them."
        ),
        (
            "template.json", Bench.manifest.replacing("\"View.swift\"", with: "\"Vew.swift\""),
            "Templates/command/template.json:11: “files[0].from” names “Vew.swift”, and there is no such file; "
                + "correct the name, or end it in / if it is a folder."
        ),
    ])
    func `a mistake is named with its place`(path: String, text: String, sentence: String) throws {
        let said = try lint([path: text])

        #expect(said.status == .badData)
        #expect(said.talk.contains(sentence))
    }

    @Test func `a mistake that only one choice shows is found`() throws {
        let manifest = Bench.manifest
            .replacing(#""type": "flag", "default": true"#, with: #""type": "flag", "default": false"#)
            .replacing(#""from": "ViewTests.swift""#, with: #""from": "{{name}}.swift""#)

        #expect(try lint(["template.json": manifest]).status == .badData)
    }

    @Test(arguments: [
        ("{", "Templates/command/template.json:1: This is no JSON: a key in quotes is expected."),
        (
            Bench.manifest.replacing("\"summary\": \"A", with: "\"sumary\": \"A"),
            "Templates/command/template.json:3: There is no key “sumary” in this file; did you mean “summary”?"
        ),
        (
            Bench.manifest.replacing("\"schema\": 1", with: "\"schema\": 2"),
            "Templates/command/template.json:2: “schema” is not 1, the only one that this viper-gen knows; "
                + "update viper-gen."
        ),
        (
            Bench.manifest.replacing("\"type\": \"word\"", with: "\"type\": \"wrod\""),
            "Templates/command/template.json:6: “parameters.command.type” cannot be “wrod”; did you mean “word”?"
        ),
        (
            Bench.manifest.replacing("{\"from\": \"View.swift\", ", with: "{\"form\": \"View.swift\", "),
            "Templates/command/template.json:11: There is no key “form” in “files[0]”; did you mean “from”?"
        ),
        (
            Bench.manifest.replacing("\"kind\": \"module\",", with: "\"kind\": 1,"),
            "Templates/command/template.json:4: “kind” has to be a text, and is a number."
        ),
        (
            Bench.manifest.replacing("\"kind\": \"module\",", with: ""),
            "Templates/command/template.json:1: “kind” is missing; it has to be a text."
        ),
    ])
    func `a manifest's mistake is named with line and key`(manifest: String, sentence: String) throws {
        #expect(try lint(["template.json": manifest]) == Said(talk: "viper-gen: \(sentence)\n", .badData))
    }

    @Test(arguments: [
        (
            Bench.manifest.replacing("Sources/Modules/{{name}}/", with: "Sources/Others/{{name}}/"),
            "is in none of the folders of a module; name one of them."
        ),
        (
            Bench.manifest.replacing("{{name}}View.swift\"}", with: ".viper-gen.json\"}"),
            "is what viper-gen writes itself; give the file another name."
        ),
        (
            Bench.manifest.replacing("XTests/{{name}}ViewTests.swift\"", with: "")
                .replacing("Tests/Modules/{{name}}Tests/", with: "Sources/Modules/{{name}}/{{name}}View.swift/"),
            "would be a file and a folder; give one of them another name."
        ),
        (
            Bench.manifest.replacing("\"kind\": \"module\"", with: "\"kind\": \"modul\""),
            "There is no kind “modul” in this package; did you mean “module”?"
        ),
        (
            Bench.manifest.replacing(
                "\"to\": \"Sources/Modules/{{name}}/{{name}}View.swift\"",
                with: "\"append\": \"A\""
            ),
            "Something is appended to A, which only init does; leave it to a package that is there already."
        ),
    ])
    func `what lint finds, new refuses as well`(manifest: String, sentence: String) throws {
        let bench = try Bench()
        try bench.write(manifest, to: "Templates/command/template.json")
        let before = bench.tree

        let linted = bench.run("lint", "command")
        let refused = bench.run("new", "X")

        #expect(linted.status == .badData)
        #expect(linted.talk.contains(sentence))
        #expect(refused.status == .badData)
        #expect(refused.talk.hasSuffix("\(sentence)\n"))
        #expect(bench.tree == before)
    }

    @Test(arguments: [
        (#""default": "{{name:kebab}}""#, #""default": "{{nam:kebab}}""#, 6, "variable"),
        (#""if": "tests""#, #""if": "test""#, 12, "variable"),
        ("Modules/{{name}}/{{name}}View", "Modules/{{name}}/{{nam}}View", 11, "variable"),
        (#"{"from": "View.swift""#, #"{"from": "Vew.swift""#, 11, "such file"),
    ])
    func `a mistake in the manifest is told with its line`(text: String, wrong: String, line: Int, part: String) throws
    {
        let bench = try Bench()
        try bench.write(Bench.manifest.replacing(text, with: wrong), to: "Templates/command/template.json")

        let said = bench.run("lint", "command")

        #expect(said.status == .badData)
        #expect(said.talk.contains("Templates/command/template.json:\(line): "), "\(said.talk)")
        #expect(said.talk.contains(part))
    }

    @Test func `a mistake in the project's file is told with its line`() throws {
        let bench = try Bench()
        try bench.write(
            Bench.project.replacing("{{name}}View.swift", with: "{{nam}}View.swift"),
            to: "Templates/project.json"
        )

        #expect(bench.run("doctor").talk.hasPrefix("viper-gen: Templates/project.json:6: There is no variable “nam”"))
    }
}
