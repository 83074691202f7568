import Testing

@testable import ModuleGenerator

struct RendererTests {
    private func render(_ text: String, _ values: Values = [:], including files: [String: String] = [:]) throws
        -> String
    {
        let own: Values = [
            "name": .name("HTTPThing"), "summary": .text("say \"hi\" to \\all"), "tests": .flag(true),
            "style": .choice("screen"), "command": .word("http-get"),
        ]
        return try Renderer(own.merging(values) { $1 }) { path in files[path].map { ($0, path) } }
            .text(text, file: "View.swift")
    }

    private func templateError(_ text: String, including files: [String: String] = [:]) -> TemplateError? {
        do {
            _ = try render(text, including: files)
            return nil
        } catch {
            return error as? TemplateError
        }
    }

    @Test func `variables are rendered in the given form`() throws {
        let text = try render("{{name}} {{name:lowerCamel}} {{name:kebab}} {{name:words}} {{command:UpperCamel}}\n")

        #expect(text == "HTTPThing httpThing http-thing http thing HttpGet\n")
    }

    @Test func `text can be rendered as a sentence, a literal, or both`() throws {
        let text = try render("{{summary}}|{{summary:sentence}}|{{summary:literal}}|{{summary:sentence:literal}}")

        #expect(text == #"say "hi" to \all|Say "hi" to \all.|say \"hi\" to \\all|Say \"hi\" to \\all."#)
    }

    @Test(arguments: [
        ("{{if tests}}yes{{else}}no{{end}}", "yes"), ("{{if not tests}}yes{{else}}no{{end}}", "no"),
        ("{{if style == screen}}yes{{end}}", "yes"), ("{{if style != screen}}yes{{end}}", ""),
        ("{{if tests}}{{if style == line}}a{{else}}b{{end}}{{end}}", "b"),
    ])
    func `a condition selects a branch`(text: String, rendered: String) throws {
        #expect(try render(text) == rendered)
    }

    @Test func `a line with only tags produces no output line`() throws {
        let text = """
            one
              {{if tests}}
            two
                {{else}}
            three
              {{end}}
            {{if not tests}}{{end}}
            four

            """

        #expect(try render(text) == "one\ntwo\nfour\n")
    }

    @Test func `included text gets the indentation of its tag`() throws {
        let files = ["header.swift": "// {{name}}\n\nlast", "inner": "in"]

        let text = try render("    {{include header.swift}}\na {{include inner}} b\n", including: files)

        #expect(text == "    // HTTPThing\n\n    last\na in b\n")
    }

    @Test func `braces can be literal`() throws {
        #expect(try render(#"{{"{{"}}name}}"#) == "{{name}}")
        #expect(try render("[[Int]](), {} {\n}\n") == "[[Int]](), {} {\n}\n")
    }

    @Test(arguments: [
        ("\n\n{{nam}}", 3, "“nam” is not a variable. Did you mean “name”?"),
        ("{{name:kebap}}", 1, "“name” has no form “kebap”. Did you mean “kebab”?"),
        ("{{summary:kebab}}", 1, "“summary” has no form “kebab”. It has sentence, literal."),
        ("{{tests}}", 1, "“tests” is a flag, not text. Use {{if tests}}."),
        ("\n{{if tests}}\n", 2, "“{{if tests…}}” is not closed. Add {{end}}."),
        ("{{end}}", 1, "“{{end}}” has no matching {{if …}}. Remove it."),
        ("{{if tests}}{{else}}{{else}}{{end}}", 1, "“{{else}}” is given twice. Remove one."),
        ("{{if test}}{{end}}", 1, "“test” is not a variable. Did you mean “tests”?"),
        ("{{if not tests}}\n{{nam}}\n{{end}}", 2, "“nam” is not a variable. Did you mean “name”?"),
        (
            "{{if a b}}{{end}}", 1,
            "“{{if a b}}” is not a condition. Write {{if tests}}, {{if not tests}} or {{if style == screen}}."
        ),
        ("a\n{{name\n}}", 2, "“{{” is not closed on its line. Close it, or write {{\"{{\"}} for literal braces."),
        (
            "{{include gone}}", 1,
            "Can't find “gone” in the template's folder or in _shared. Check its name."
        ),
    ])
    func `an error has its file and line`(text: String, line: Int, reason: String) {
        #expect(templateError(text) == TemplateError("View.swift", line, reason))
    }

    @Test func `an error in an included file has the position in that file`() {
        let found = templateError("{{include a}}", including: ["a": "\n{{nam}}"])

        #expect(found == TemplateError("a", 2, "“nam” is not a variable. Did you mean “name”?"))
    }

    @Test func `recursive includes are rejected`() {
        let found = templateError("{{include a}}", including: ["a": "{{include b}}", "b": "\n{{include a}}"])

        #expect(found == TemplateError("b", 2, "“a” includes itself. Remove one of the includes."))
    }

    @Test func `conditions nested too deeply are rejected`() {
        let text = String(repeating: "{{if tests}}", count: 100_000) + String(repeating: "{{end}}", count: 100_000)

        #expect(templateError(text)?.reason == "More than 64 conditions are nested.")
    }

    @Test func `included texts that are too large are rejected`() {
        let text = String(repeating: "{{include a}}\n", count: 11)

        let error = templateError(text, including: ["a": String(repeating: "x", count: 1_000_000)])

        #expect(error?.reason == "View.swift includes more than 10 MB. Remove some includes.")
    }

    @Test func `includes that multiply are rejected`() {
        let doubled = (1..<30).map { ("f\($0)", "{{include f\($0 + 1)}}{{if tests}}\n{{include f\($0 + 1)}}{{end}}\n") }
        let files = Dictionary(uniqueKeysWithValues: doubled + [("f30", "")])

        let error = templateError("{{include f1}}", including: files)

        #expect(error?.reason == "View.swift includes more than 1000 files, counting nested includes. Remove some.")
    }

    @Test func `a file can include 1000 others`() throws {
        let files = Dictionary(uniqueKeysWithValues: (1..<1_000).map { ("f\($0)", "{{include f\($0 + 1)}}") })

        #expect(try render("{{include f1}}", including: files.merging(["f1000": "x"]) { $1 }) == "x\n")
    }

    @Test func `a file can be included twice`() throws {
        #expect(try render("{{include a}}{{include a}}", including: ["a": "x\n"]) == "x\nx\n")
    }
}
