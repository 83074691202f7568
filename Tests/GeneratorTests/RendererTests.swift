import Testing

@testable import Generator

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

    private func mistake(_ text: String, including files: [String: String] = [:]) -> TemplateMistake? {
        do {
            _ = try render(text, including: files)
            return nil
        } catch {
            return error as? TemplateMistake
        }
    }

    @Test func `variables are written in the form that is asked for`() throws {
        let text = try render("{{name}} {{name:lowerCamel}} {{name:kebab}} {{name:words}} {{command:UpperCamel}}\n")

        #expect(text == "HTTPThing httpThing http-thing http thing HttpGet\n")
    }

    @Test func `a text is a sentence or a literal, or both`() throws {
        let text = try render("{{summary}}|{{summary:sentence}}|{{summary:literal}}|{{summary:sentence:literal}}")

        #expect(text == #"say "hi" to \all|Say "hi" to \all.|say \"hi\" to \\all|Say \"hi\" to \\all."#)
    }

    @Test(arguments: [
        ("{{if tests}}yes{{else}}no{{end}}", "yes"), ("{{if not tests}}yes{{else}}no{{end}}", "no"),
        ("{{if style == screen}}yes{{end}}", "yes"), ("{{if style != screen}}yes{{end}}", ""),
        ("{{if tests}}{{if style == line}}a{{else}}b{{end}}{{end}}", "b"),
    ])
    func `a condition chooses`(text: String, rendered: String) throws {
        #expect(try render(text) == rendered)
    }

    @Test func `a line with nothing but tags leaves no line behind`() throws {
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

    @Test func `what is included stands as its tag stands`() throws {
        let files = ["header.swift": "// {{name}}\n\nlast", "inner": "in"]

        let text = try render("    {{include header.swift}}\na {{include inner}} b\n", including: files)

        #expect(text == "    // HTTPThing\n\n    last\na in b\n")
    }

    @Test func `braces can be meant as such`() throws {
        #expect(try render(#"{{"{{"}}name}}"#) == "{{name}}")
        #expect(try render("[[Int]](), {} {\n}\n") == "[[Int]](), {} {\n}\n")
    }

    @Test(arguments: [
        ("\n\n{{nam}}", 3, "There is no variable “nam”; did you mean “name”?"),
        ("{{name:kebap}}", 1, "“name” has no form “kebap”; did you mean “kebab”?"),
        ("{{summary:kebab}}", 1, "“summary” has no form “kebab”; it has sentence, literal."),
        ("{{tests}}", 1, "“tests” is a flag and no text; ask for it with {{if tests}}."),
        ("\n{{if tests}}\n", 2, "“{{if tests…}}” is never closed; add {{end}}."),
        ("{{end}}", 1, "“{{end}}” belongs to no {{if …}}; take it out."),
        ("{{if tests}}{{else}}{{else}}{{end}}", 1, "“{{else}}” is there twice; leave one out."),
        ("{{if test}}{{end}}", 1, "There is no variable “test”; did you mean “tests”?"),
        ("{{if not tests}}\n{{nam}}\n{{end}}", 2, "There is no variable “nam”; did you mean “name”?"),
        (
            "{{if a b}}{{end}}", 1,
            "“{{if a b}}” is no condition; write {{if tests}}, {{if not tests}} or {{if style == screen}}."
        ),
        ("a\n{{name\n}}", 2, "“{{” is never closed; close it on its line, or write {{\"{{\"}}."),
        (
            "{{include gone}}", 1,
            "There is no “gone” to include, neither beside the template nor in _shared; check its name."
        ),
    ])
    func `a mistake is named with file and line`(text: String, line: Int, reason: String) {
        #expect(mistake(text) == TemplateMistake("View.swift", line, reason))
    }

    @Test func `a mistake in what is included is named there`() {
        let found = mistake("{{include a}}", including: ["a": "\n{{nam}}"])

        #expect(found == TemplateMistake("a", 2, "There is no variable “nam”; did you mean “name”?"))
    }

    @Test func `what includes itself is refused`() {
        let found = mistake("{{include a}}", including: ["a": "{{include b}}", "b": "\n{{include a}}"])

        #expect(found == TemplateMistake("b", 2, "“a” includes itself; take one of the includes out."))
    }

    @Test func `a file may be included twice`() throws {
        #expect(try render("{{include a}}{{include a}}", including: ["a": "x\n"]) == "x\nx\n")
    }
}
