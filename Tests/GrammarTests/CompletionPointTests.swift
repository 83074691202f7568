import Grammar
import Testing
import Vocabulary

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
        #expect(SampleLine.candidates(line) == expected)
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
        ("--db ", "<file >"),
        ("--db /tmp/a", "<file /tmp/a>"),
        ("add --db=a", "--db=<file a>"),
        ("--color ", "auto always never"),
        ("add -- --j", ""),
    ])
    func `unused options and their values are completed`(line: String, expected: String) {
        #expect(SampleLine.candidates(line) == expected)
    }

    @Test func `only one backup name is completed`() {
        func candidates(behind words: [String]) -> [Candidate] {
            CompletionPoint(after: words, [SampleCommands.restore]).candidates(at: "20")
        }

        #expect(candidates(behind: ["restore"]) == [.backups(Stem("20"))])
        #expect(candidates(behind: ["restore", "2026-11-20"]) == [])
    }

    @Test func `commands, keys and options have their meanings`() {
        let point = CompletionPoint(after: [], SampleCommands.completed)
        let behind = CompletionPoint(after: ["add"], SampleCommands.completed)

        #expect(point.candidates(at: "st") == [.word("stats", meaning: "show statistics")])
        #expect(behind.candidates(at: "need") == [.word("needs:", meaning: "ids of items to complete first")])
        #expect(behind.candidates(at: "--j") == [.word("--json", meaning: "print JSON")])
    }

    @Test(arguments: [
        (["--db", "other.db", "done"], "other.db"), (["done", "--db=other.db"], "other.db"), (["done"], nil),
        (["done", "--db"], nil), (["add", "--", "--db=other.db"], nil),
    ])
    func `the list given with --db is known`(words: [String], list: String?) {
        #expect(CompletionPoint(after: words, SampleCommands.completed).list == list)
    }
}
