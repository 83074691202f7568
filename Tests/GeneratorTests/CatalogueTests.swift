import Boundary
import Testing

@testable import Generator

struct CatalogueTests {
    /// The same template on every shelf.
    private func bench() throws -> Bench {
        let bench = try Bench()
        bench.variables = ["XDG_CONFIG_HOME": "\(bench.folder)/config"]
        for (shelf, summary) in [("given", "Given"), ("config/viper-gen/templates", "Mine"), ("../share", "Built in")] {
            let folder = shelf == "../share" ? "share" : shelf
            try bench.write(
                Bench.manifest.replacing("A use case over the list", with: summary),
                to: "\(folder)/command/template.json"
            )
        }
        try DiskFileSystem().makeFolder("\(bench.above)/share")
        try DiskFileSystem().makeFolder("\(bench.above)/share/viper-gen")
        try DiskFileSystem().move("\(bench.folder)/share", to: "\(bench.above)/share/viper-gen/templates")
        return bench
    }

    @Test func `of templates with one name the first counts, and hides the others`() throws {
        let bench = try bench()

        #expect(
            bench.run("list", "--templates", "given").answer
                == "  command  Given  --templates, hides the project's one, hides the user's one, hides the built-in one\n"
        )
        #expect(
            bench.run("list").answer
                == "  command  A use case over the list  project, hides the user's one, hides the built-in one\n"
        )
    }

    @Test func `outside of a project the user's come first`() throws {
        let bench = try bench()
        bench.folder = bench.above

        #expect(bench.run("list").answer == "  command  Mine  user, hides the built-in one\n")
        bench.variables = ["HOME": bench.above]
        #expect(bench.run("list").answer == "  command  Built in  built-in\n")
    }

    @Test func `in JSON every shadow has its folder`() throws {
        let bench = try bench()
        bench.variables = [:]

        #expect(
            bench.run("list", "--json").answer
                == #"{"viper-gen":1,"templates":[{"name":"command","summary":"A use case over the list","kind":"module","#
                + #""origin":"project","folder":"Templates/command","shadows":[{"origin":"built-in","folder":"#
                + "\"\(bench.above)/share/viper-gen/templates/command\"}]}]}\n"
        )
    }

    @Test func `without templates it is said where they would be`() throws {
        let bench = try Bench([:])

        #expect(
            bench.run("list")
                == Said(talk: "There are no templates; viper-gen help list tells where they are looked for.\n")
        )
    }

    @Test func `a template is shown with its parameters and files`() throws {
        #expect(
            try Bench().run("show", "command").answer == """
                command: A use case over the list
                From Templates/command (project), of the kind module.

                Parameters:
                  name=UpperCamel   the module, in UpperCamel
                  command=a-word    its word; {{name:kebab}}, if not given
                  summary=text      one line of help; {{name:words}}, if not given
                  tests=true|false  with tests; true, if not given

                Files:
                  Sources/Modules/{{name}}/{{name}}View.swift
                  Tests/Modules/{{name}}Tests/{{name}}ViewTests.swift, if tests

                """
        )
    }

    @Test func `an ejected template stands on its own, and is used before the others`() throws {
        let bench = try Bench()

        let said = bench.run("eject", "command", "mine")
        try bench.write("// My {{name:words}}.\n", to: "mine/command/header.swift")
        _ = bench.run("new", "PickItem", "--templates", "mine")

        #expect(said.status == .done)
        #expect(said.talk == "Edit it, then type viper-gen lint mine/command, and new … --templates mine.\n")
        #expect(bench.run("lint", "mine/command") == Said("The template command is well.\n"))
        #expect(bench.read("Sources/Modules/PickItem/PickItemView.swift")?.hasPrefix("// My pick item.\n") == true)
    }

    @Test func `a template is not ejected over another`() throws {
        let bench = try Bench()
        _ = bench.run("eject", "command", "mine")

        #expect(
            bench.run("eject", "command", "mine")
                == Said(
                    talk: "viper-gen: mine/command is there already; choose another folder, or delete it first.\n",
                    .cannotCreate
                )
        )
    }
}

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
            "Templates/command/template.json: “files[0].from” names “Vew.swift”, and there is no such file; "
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
}
