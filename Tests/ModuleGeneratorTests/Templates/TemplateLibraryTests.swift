import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct TemplateLibraryTests {
    /// A package with the same template in every template location.
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        sandbox.variables = ["XDG_CONFIG_HOME": "\(sandbox.folder)/config"]
        for (location, summary) in [
            ("given", "Given"), ("config/viper-gen/templates", "Mine"), ("../share", "Built in"),
        ] {
            let folder = location == "../share" ? "share" : location
            try sandbox.write(
                Sandbox.manifest.replacing("A use case over the list", with: summary),
                to: "\(folder)/command/template.json"
            )
        }
        try DiskFileSystem().makeFolder("\(sandbox.above)/share")
        try DiskFileSystem().makeFolder("\(sandbox.above)/share/viper-gen")
        try DiskFileSystem().move("\(sandbox.folder)/share", to: "\(sandbox.above)/share/viper-gen/templates")
        return sandbox
    }

    @Test func `the first of several templates with the same name overrides the others`() throws {
        let sandbox = try sandbox()

        #expect(
            sandbox.run("list", "--templates", "given").output == """
                  command  --templates  Given
                           overrides the project template in Templates
                           overrides the user template in config/viper-gen/templates
                           overrides the built-in template in \(sandbox.above)/share/viper-gen/templates

                """
        )
        #expect(sandbox.run("list").output.hasPrefix("  command  project  A use case over the list\n"))
    }

    @Test func `outside a project, user templates come first`() throws {
        let sandbox = try sandbox()
        sandbox.folder = sandbox.above

        #expect(
            sandbox.run("list").output
                == "  command  user  Mine\n           overrides the built-in template in share/viper-gen/templates\n"
        )
        sandbox.variables = ["HOME": sandbox.above]
        #expect(sandbox.run("list").output == "  command  built-in  Built in\n")
    }

    @Test func `JSON output lists the folder of every overridden template`() throws {
        let sandbox = try sandbox()
        sandbox.variables = [:]

        #expect(
            sandbox.run("list", "--json").output
                == #"{"viper-gen":1,"templates":[{"name":"command","summary":"A use case over the list","kind":"module","#
                + #""origin":"project","folder":"Templates/command","shadows":[{"origin":"built-in","folder":"#
                + "\"\(sandbox.above)/share/viper-gen/templates/command\"}]}]}\n"
        )
    }

    @Test func `without templates, list explains where to find the search order`() throws {
        let sandbox = try Sandbox([:])

        #expect(
            sandbox.run("list")
                == RunResult(messages: "No templates found. Run viper-gen help list for the folders searched.\n")
        )
    }

    @Test func `show prints a template's parameters and files`() throws {
        #expect(
            try Sandbox().run("show", "command").output == """
                command: A use case over the list
                Folder: Templates/command (project)
                Kind: module

                Parameters:
                  name=UpperCamel   the name of the module, in UpperCamelCase
                  command=a-word    its word (default: {{name:kebab}})
                  summary=text      one line of help (default: {{name:words}})
                  tests=true|false  with tests (default: true)

                Files:
                  Sources/Modules/{{name}}/{{name}}View.swift
                  Tests/Modules/{{name}}Tests/{{name}}ViewTests.swift (if tests)

                """
        )
    }

    @Test func `an ejected template is self-contained and takes precedence`() throws {
        let sandbox = try Sandbox()

        let result = sandbox.run("eject", "command", "mine")
        try sandbox.write("// My {{name:words}}.\n", to: "mine/command/header.swift")
        _ = sandbox.run("new", "PickItem", "--templates", "mine")

        #expect(result.status == .done)
        #expect(
            result.messages
                == "Edit it, then run viper-gen lint mine/command. To use it, add --templates mine to viper-gen new.\n"
        )
        #expect(sandbox.run("lint", "mine/command") == RunResult("No problems found in template command.\n"))
        #expect(sandbox.read("Sources/Modules/PickItem/PickItemView.swift")?.hasPrefix("// My pick item.\n") == true)
    }

    @Test func `eject does not overwrite a template`() throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("eject", "command", "mine")

        #expect(
            sandbox.run("eject", "command", "mine")
                == RunResult(
                    messages: "viper-gen: mine/command already exists. Choose another folder, or delete it first.\n",
                    .cannotCreate
                )
        )
    }

    @Test func `list shows a broken template along with the others`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("{", to: "Templates/broken/template.json")

        #expect(
            sandbox.run("list")
                == RunResult(
                    """
                      broken   project  broken: Templates/broken/template.json:1: Invalid JSON: expected a key in quotes.
                      command  project  A use case over the list

                    """
                )
        )
        #expect(sandbox.run("list", "--json").output.contains(#""broken":"Templates/broken/template.json:1: Invalid"#))
    }

    @Test func `eject copies hidden files and shared files with spaces in their names`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("a\n", to: "Templates/command/.editorconfig")
        try sandbox.write("b\n", to: "Templates/_shared/my header.swift")
        try sandbox.write("{{include my header.swift }}\n", to: "Templates/command/View.swift")

        let result = sandbox.run("eject", "command", "mine")

        #expect(result.status == .done)
        #expect(sandbox.read("mine/command/.editorconfig") == "a\n")
        #expect(sandbox.read("mine/command/my header.swift") == "b\n")
    }
}
