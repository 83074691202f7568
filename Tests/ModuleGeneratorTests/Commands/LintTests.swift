import ProgramOutput
import Testing

@testable import ModuleGenerator

struct LintTests {
    @Test func `a valid template has no problems`() throws {
        let sandbox = try Sandbox()

        #expect(sandbox.run("lint", "command") == RunResult("No problems found in template command.\n"))
        #expect(sandbox.run("lint", "Templates/command") == sandbox.run("lint", "command"))
    }

    @Test(arguments: [
        (Sandbox.view, "a\n{{nam}}\n", "\(Sandbox.view):2: “nam” is not a variable. Did you mean “name”?"),
        (
            "Templates/command/Sources/Others/{{name}}.swift", "",
            "Templates/command/template.json: Sources/Others/X.swift is outside the folders of the module. "
                + "Move it into one of them."
        ),
        (
            "Templates/command/template.json",
            Sandbox.manifest.replacing(
                "\"module\"",
                with: #""module", "files": [{"from": "Sources/"}, {"from": "Tests/", "to": "\#(Sandbox.viewPath)/"}]"#
            ),
            "Sources/Modules/X/XView.swift would be both a file and a folder. Rename one of them."
        ),
        ("Templates/command/template.json", "{", "Templates/command/template.json: Invalid JSON."),
        (
            "Templates/command/template.json", Sandbox.manifest.replacing("\"summary\"", with: "\"sumary\""),
            "Templates/command/template.json: “sumary”: This key is unknown. Did you mean “summary”?"
        ),
        (
            "Templates/command/template.json", Sandbox.manifest.replacing("\"module\"", with: "1"),
            "Templates/command/template.json: “kind” has the wrong type."
        ),
        (
            "Templates/command/template.json",
            Sandbox.manifest.replacing("\"module\"", with: "\"module\", \"files\": [{\"from\": \"Source/\"}]"),
            "Templates/command/template.json: “Source/” is not a folder. Correct the name."
        ),
        (
            "Templates/command/template.json",
            Sandbox.manifest.replacing("\"module\"", with: "\"module\", \"files\": [{\"form\": \"Sources/\"}]"),
            "Templates/command/template.json: “files[0].form”: This key is unknown. Did you mean “from”?"
        ),
        (
            "Templates/command/template.json",
            Sandbox.manifest.replacing("\"module\"", with: "\"module\", \"help\": \"{{nme}}\""),
            "“nme” is not a variable. Did you mean “name”?"
        ),
    ])
    func `lint and new report an error with its place`(path: String, text: String, sentence: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write(text, to: path)
        let before = sandbox.tree

        for result in [sandbox.run("lint", "command"), sandbox.run("new", "X")] {
            #expect(result.status == .badData)
            #expect(result.messages.contains(sentence), "\(result.messages)")
        }
        #expect(sandbox.tree == before)
    }

    @Test(arguments: [
        ("\"folders\"", "\"folder\"", "“kinds.module.folders” is missing. Add it."),
        (
            "/{{name}}Tests\"]", "/Tests\"]",
            "“kinds.module” must have {{name}} in the last part of every folder. Correct it."
        ),
        ("import {{name}}", "import Foo", "“kinds.module” must have {{name}} in every entry. Correct it."),
    ])
    func `an error in project.json is reported`(text: String, wrong: String, sentence: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write(Sandbox.project.replacing(text, with: wrong), to: "Templates/project.json")

        #expect(
            sandbox.run("list")
                == RunResult(messages: "viper-gen: Templates/project.json: \(sentence)\n", .badData)
        )
    }
}
