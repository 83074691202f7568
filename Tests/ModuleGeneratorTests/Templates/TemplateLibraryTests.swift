import ProgramOutput
import Testing

@testable import ModuleGenerator

struct TemplateLibraryTests {
    @Test func `the given folder comes first, then the project, then the built-in templates`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            Sandbox.manifest.replacing("over the list", with: "of mine"),
            to: "mine/command/template.json"
        )
        try sandbox.write(Sandbox.manifest, to: "mine/other/template.json")

        #expect(sandbox.run("list") == RunResult("  command  A use case over the list (project)\n"))
        #expect(
            sandbox.run("list", "--templates", "mine")
                == RunResult(
                    "  command  A use case of mine (--templates)\n  other    A use case over the list (--templates)\n"
                )
        )
    }

    @Test func `a broken template is listed with its error`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("{\"kind\": \"module\"}", to: "Templates/broken/template.json")

        #expect(
            sandbox.run("list").output.hasPrefix(
                "  broken   broken: Templates/broken/template.json: “summary” is missing. Add it.\n"
            )
        )
    }

    @Test(arguments: [
        (#""kind": "module", "needs": ["Store", "Grammar", "Wiring"]"#, "it needs Store, Wiring"),
        (#""kind": "service""#, "it needs the kind “service” in Templates/project.json"),
    ])
    func `a template that the package can't use is not offered`(kind: String, reason: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            Sandbox.manifest.replacing(#""kind": "module""#, with: kind),
            to: "Templates/command/template.json"
        )
        try sandbox.write(
            Sandbox.project.replacing("{\n  \"kinds\"", with: "{\n  \"layers\": [\"Grammar\"],\n  \"kinds\""),
            to: "Templates/project.json"
        )
        let before = sandbox.tree

        #expect(
            sandbox.run("list").output
                == "  command  A use case over the list (project); not for this package: \(reason)\n"
        )
        #expect(
            sandbox.run("new", "X")
                == RunResult(
                    messages: "viper-gen: Template command is not for this package: \(reason). "
                        + "Run viper-gen list for others.\n",
                    .badData
                )
        )
        #expect(sandbox.tree == before)
    }

    @Test func `an unknown template and an unknown folder are rejected`() throws {
        let sandbox = try Sandbox()

        #expect(
            sandbox.run("new", "X", "--template", "comand")
                == RunResult(messages: "viper-gen: “comand” is not a template. Did you mean “command”?\n", .notFound)
        )
        #expect(sandbox.run("list", "--templates", "none").status == .notFound)
    }
}
