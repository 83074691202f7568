import Testing

@testable import ModuleGenerator

struct RendererTests {
    private func render(_ text: String, including files: [String: String] = [:]) throws -> String {
        let values = ["name": "HTTPThing", "command": "http-get", "summary": "say \"hi\" to \\all"]
        return try Renderer(values) { path in files[path].map { ($0, path) } }.text(text, file: "View.swift")
    }

    @Test func `values are rendered in the given form`() throws {
        #expect(
            try render("{{name}} {{name:kebab}} {{name:words}} {{command}}\n")
                == "HTTPThing http-thing http thing http-get\n"
        )
        #expect(try render("{{summary:sentence}}|{{summary:literal}}") == #"Say "hi" to \all.|say \"hi\" to \\all"#)
    }

    @Test func `a file can be included, and includes others`() throws {
        let files = ["a": "A\n{{include b}}\n", "b": "{{name}}\n"]

        #expect(try render("{{include a}}\n.\n", including: files) == "A\nHTTPThing\n.\n")
        #expect(try render("<{{include b}}>", including: files) == "<HTTPThing>")
    }

    @Test(arguments: [
        ("a\n{{nam}}", "View.swift:2: “nam” is not a variable. Did you mean “name”?"),
        ("{{name:kebap}}", "View.swift:1: “kebap” is not a form. Did you mean “kebab”?"),
        ("{{name", "View.swift:1: “{{” is not closed on its line. Add }}."),
        ("{{include c}}", "View.swift:1: Can't find “c” in the template's folder or in _shared. Check its name."),
        ("{{include b}}", "b:2: “x” is not a variable. Use command, name, summary."),
        ("{{include a}}", "a:1: More than 8 files include each other. Remove an include."),
    ])
    func `an error has its file and line`(text: String, sentence: String) {
        let files = ["a": "{{include a}}", "b": "\n{{x}}"]

        #expect { try render(text, including: files) } throws: { ($0 as? ToolError)?.message == sentence }
    }
}
