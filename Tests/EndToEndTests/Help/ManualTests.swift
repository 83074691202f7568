import TestKit
import Testing

/// The manual pages as rendered by mandoc and groff.
@Suite struct ManualTests {
    private let program: Program
    private let pages: [(name: String, source: String)]

    init() throws {
        let program = try Program()
        let names = try program.run("manual", "--list").output.split(separator: "\n").map(String.init)
        pages =
            [("adder", try program.run("manual").output)]
            + (try names.map { ("adder-\($0)", try program.run("manual", $0).output) })
        self.program = program
    }

    @Test func `mandoc reports no warnings`() throws {
        let mandoc = try Tool("mandoc")

        for page in pages {
            let outcome = try program.run(tool: mandoc.path, "-T", "lint", "-W", "warning", input: page.source)
            #expect(outcome == Outcome(), "\(page.name)")
        }
    }

    @Test func `groff reports no warnings`() throws {
        let groff = try Tool("groff")

        for page in pages {
            let outcome = try program.run(tool: groff.path, "-mdoc", "-ww", "-T", "utf8", "-z", input: page.source)
            #expect(outcome == Outcome(), "\(page.name)")
        }
    }

    @Test func `a page renders dashes, dots and quotes correctly`() throws {
        let mandoc = try Tool("mandoc")
        let source = try #require(pages.first { $0.name == "adder-add" }?.source)

        let page = try program.run(tool: mandoc.path, "-T", "utf8", "-O", "width=100", input: source).output
            .replacing(/.\u{08}/, with: "")

        #expect(page.contains("adder-add – add an item\n"))
        #expect(page.contains("adder add TEXT..."))
        #expect(page.contains("adder add -- Read \"due: an essay\" tomorrow\n"))
        #expect(page.contains("every:mon,thu @home\n"))
    }

    @Test func `pages are generated without HOME and without a list`() throws {
        program.variables = ["PATH": "/usr/bin:/bin"]

        #expect(try program.run("manual").output == pages.first?.source)
        #expect(try program.run("completions", "bash").ending == .status(0))
        #expect(Files.names(in: program.home.path).isEmpty)
    }
}
