import CommandLine
import Testing

struct CompletionPointTests {
    @Test(arguments: [
        ("", "add upcoming list stats explain done show change paint find"),
        ("s", "stats show"),
        ("up", "upcoming"),
        ("ls", "ls"),
        ("do", "done"),
        ("inn", ""),
        ("--json li", "list"),
        ("-- sh", "show"),
        ("frobnicate ", ""),
        ("frobnicate --j", ""),
        ("explain ", "add upcoming list stats explain done show change paint find"),
        ("explain add ", ""),
        ("paint ", "red rose"),
        ("paint ro", "rose"),
        ("paint red ", ""),
        ("stats ", ""),
        ("inner ", ""),
    ])
    func `commands and choices are completed`(line: String, expected: String) {
        #expect(SampleLine.completions(line) == expected)
    }

    @Test(arguments: [
        ("-", "--keep-going --json --plain --color --db --help --version"),
        ("stats -", "--json --plain --color --db --help --version"),
        ("stats --p", "--plain"),
        ("stats --json --", "--color --db --help --version"),
        ("stats -h --", "--json --plain --color --db --version"),
        ("up --b", "--by"),
        ("up --by=tag --b", ""),
        ("up --by ", "due tag"),
        ("list --by ", "project tag"),
        ("up --by d", "due"),
        ("up --by=", "--by=due --by=tag"),
        ("up --by=t", "--by=tag"),
        ("list --sort ", "due priority"),
        ("list --sort due,-p", "due,-priority"),
        ("--db ", "<files>"),
        ("--db /tmp/a", "<files>"),
        ("add --db=a", "<files>"),
        ("--color ", "auto always never"),
        ("add -- --j", ""),
    ])
    func `unused options and their values are completed`(line: String, expected: String) {
        #expect(SampleLine.completions(line) == expected)
    }

    @Test func `operands complete themselves, up to their limit`() {
        let paint = Command(
            "mix",
            summary: "mix",
            operands: Operands(limit: 2) { point in
                point.isLiteral ? [] : [.word("\(point.words.count)\(point.beginning)", meaning: "")]
            },
            examples: []
        )
        func completions(after words: String...) -> String {
            SampleLine.text(CompletionPoint(after: words, .sample, [paint]).completions(of: "x"))
        }

        #expect(completions(after: "mix") == "0x")
        #expect(completions(after: "mix", "red") == "1x")
        #expect(completions(after: "mix", "red", "blue").isEmpty)
        #expect(completions(after: "mix", "--").isEmpty)
    }

    @Test func `words that only the program can find are passed on`() {
        let point = CompletionPoint(after: ["new", "--template"], .sample, [SampleCommands.new])

        guard case .lookup(let lookup)? = point.completions(of: "").first else {
            Issue.record("no lookup")
            return
        }
        #expect(lookup as? SampleLookup == .templates)
    }

    @Test func `a repeatable option is offered again`() {
        let point = CompletionPoint(after: ["new", "--set", "a=b"], .sample, [SampleCommands.new])

        #expect(SampleLine.text(point.completions(of: "--s")) == "--set")
    }

    @Test func `commands and options have their meanings`() {
        func meaning(after words: String..., beginning: String) -> String? {
            let point = CompletionPoint(after: words, .sample, SampleCommands.completed)
            guard case .word(_, let meaning)? = point.completions(of: beginning).first else { return nil }
            return meaning
        }

        #expect(meaning(beginning: "st") == "show statistics")
        #expect(meaning(after: "add", beginning: "--j") == "print JSON")
    }

    @Test(arguments: [
        (["--db", "other.db", "done"], "other.db"), (["done", "--db=other.db"], "other.db"), (["done"], nil),
        (["done", "--db"], nil), (["add", "--", "--db=other.db"], nil),
    ])
    func `the value of an option is known`(words: [String], list: String?) {
        #expect(CompletionPoint(after: words, .sample, SampleCommands.completed).value(of: .db) == list)
    }
}
