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
            bench.run("list", "--templates", "given").answer == """
                  command  --templates  Given
                           hides the project's one in Templates
                           hides the user's one in config/viper-gen/templates
                           hides the built-in one in \(bench.above)/share/viper-gen/templates

                """
        )
        #expect(bench.run("list").answer.hasPrefix("  command  project  A use case over the list\n"))
    }

    @Test func `outside of a project the user's come first`() throws {
        let bench = try bench()
        bench.folder = bench.above

        #expect(
            bench.run("list").answer
                == "  command  user  Mine\n           hides the built-in one in share/viper-gen/templates\n"
        )
        bench.variables = ["HOME": bench.above]
        #expect(bench.run("list").answer == "  command  built-in  Built in\n")
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

    @Test func `a template that is broken is told, and hides none of the others`() throws {
        let bench = try Bench()
        try bench.write("{", to: "Templates/broken/template.json")

        #expect(
            bench.run("list")
                == Said(
                    """
                      broken   project  broken: Templates/broken/template.json:1: This is no JSON: a key in quotes is expected.
                      command  project  A use case over the list

                    """
                )
        )
        #expect(bench.run("list", "--json").answer.contains(#""broken":"Templates/broken/template.json:1: This"#))
    }

    @Test func `dot files and shared files with blanks in their names are ejected too`() throws {
        let bench = try Bench()
        try bench.write("a\n", to: "Templates/command/.editorconfig")
        try bench.write("b\n", to: "Templates/_shared/my header.swift")
        try bench.write("{{include my header.swift }}\n", to: "Templates/command/View.swift")

        let said = bench.run("eject", "command", "mine")

        #expect(said.status == .done)
        #expect(bench.read("mine/command/.editorconfig") == "a\n")
        #expect(bench.read("mine/command/my header.swift") == "b\n")
    }
}
