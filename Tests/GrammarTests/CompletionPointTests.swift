import Boundary
import Grammar
import Testing

/// What can stand at the end of a line, in the words that would be typed and in requests for what is on the list.
struct CompletionPointTests {
    /// The candidates in short: words as they are, `<open 3>` for ids that begin with 3, `+<tag ho>` for tags.
    private func candidates(_ line: String) -> String {
        let line = UnfinishedLine(line)
        return CompletionPoint(after: line.words, SampleCommands.completed)
            .candidates(at: line.beginning).map(short).joined(separator: " ")
    }

    private func short(_ candidate: Candidate) -> String {
        switch candidate {
        case .word(let word, _): word
        case .ids(let standing, let stem): "\(stem.kept)<\(standing) \(stem.beginning)>"
        case .tags(let stem): "\(stem.kept)<tag \(stem.beginning)>"
        case .projects(let stem): "\(stem.kept)<project \(stem.beginning)>"
        case .files(let stem): "\(stem.kept)<file \(stem.beginning)>"
        }
    }

    @Test(arguments: [
        ("", "add upcoming list stats explain done show change paint"),
        ("s", "stats show"),
        ("up", "upcoming"),
        ("ls", "ls"),
        ("do", "done"),
        ("inn", ""),
        ("--json li", "list"),
        ("-- sh", "show"),
        ("frobnicate ", ""),
        ("frobnicate --j", ""),
        ("explain ", "add upcoming list stats explain done show change paint"),
        ("explain add ", ""),
        ("paint ", "red rose"),
        ("paint ro", "rose"),
        ("paint red ", ""),
        ("stats ", ""),
        ("inner ", ""),
    ])
    func `commands and words of one of a few`(line: String, expected: String) {
        #expect(candidates(line) == expected)
    }

    @Test(arguments: [
        ("-", "--json --plain --color --db --help --version"),
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
        ("list --sort ", "<file >"),
        ("--db ", "<file >"),
        ("--db /tmp/a", "<file /tmp/a>"),
        ("add --db=a", "--db=<file a>"),
        ("--color ", "auto always never"),
        ("add -- --j", ""),
    ])
    func `options, those that are left, and their values`(line: String, expected: String) {
        #expect(candidates(line) == expected)
    }

    @Test(arguments: [
        (
            "up ",
            "overdue waiting blocked open closed all project: pri: due: due.before: due.after: +<tag > <tag @>"
        ),
        ("up o", "overdue open"),
        ("up +home o", "overdue open or"),
        ("up +", "+<tag >"),
        ("up #ho", "#<tag ho>"),
        ("up @to", "<tag @to>"),
        ("up -", "-<tag > -<tag @> --by --json --plain --color --db --help --version"),
        ("up -@", "-<tag @>"),
        ("up -ho", "-<tag ho>"),
        ("up project:", "project:<project >"),
        ("up project:home.g", "project:<project home.g>"),
        ("up pri:h", "pri:high"),
        ("up !", "!high !medium !low"),
        ("up due:to", "due:today due:tomorrow"),
        ("up due.b", "due.before:"),
        ("up due.before:f", "due.before:fri"),
        ("up due:+1", "due:+1d due:+1w due:+1m"),
        ("up 1", "<any 1>"),
        ("up 1,20-3", "1,20-<any 3>"),
        ("up http:", ""),
        ("up -- o", ""),
    ])
    func `filters`(line: String, expected: String) {
        #expect(candidates(line) == expected)
    }

    @Test(arguments: [
        (
            "done ",
            "<open > overdue waiting blocked open closed all project: pri: due: due.before: due.after:"
        ),
        ("done 3", "<open 3>"),
        ("done 3 o", "overdue open or"),
        ("done 3,", "3,<open >"),
        ("done +home o", "overdue open or"),
        ("show ", "<any >"),
        ("show 3 4", "<any 4>"),
        ("show 3 ", "<any >"),
        ("show x", ""),
        ("done --yes ", "<open > overdue waiting blocked open closed all project: pri: due: due.before: due.after:"),
    ])
    func `items to pick`(line: String, expected: String) {
        #expect(candidates(line) == expected)
    }

    @Test(arguments: [
        ("add ", "due: wait: project: pri: every: again: needs: parent: note:"),
        ("add p", "project: pri: parent:"),
        ("add Pay rent t", "today tomorrow tue thu"),
        ("add t", ""),
        ("add Pay next ", "mon tue wed thu fri sat sun week month quarter year"),
        ("add due:next m", "mon month"),
        ("add Pay +ho", "+<tag ho>"),
        ("add Pay @", "<tag @>"),
        (
            "add due:",
            "due:today due:tomorrow due:mon due:tue due:wed due:thu due:fri due:sat due:sun due:eow due:eom"
                + " due:eoq due:eoy due:next due:+1d due:+3d due:+1w due:+2w due:+1m"
        ),
        ("add wait:tom", "wait:tomorrow"),
        ("add project:home.", "project:<project home.>"),
        ("add project:\"home and g", "project:<project home and g>"),
        ("add pri:", "pri:high pri:medium pri:low"),
        ("add every:w", "every:weekday every:week every:wed"),
        ("add needs:", "needs:<open >"),
        ("add needs:3,", "needs:3,<open >"),
        ("add parent:1", "parent:<open 1>"),
        ("add note:", ""),
        ("add http://", ""),
        ("add -", "--json --plain --color --db --help --version"),
        ("add 우", ""),
        ("add -- p", ""),
    ])
    func `text with attributes`(line: String, expected: String) {
        #expect(candidates(line) == expected)
    }

    @Test(arguments: [
        ("change ", "<open > overdue waiting blocked open closed all project: pri: due: due.before: due.after:"),
        ("change 3", "<open 3>"),
        ("change 3 ", "due: wait: project: pri: every: again: needs: parent: note: <open >"),
        ("change 3 4", "<open 4>"),
        ("change 3 to", "today tomorrow"),
        ("change 3 +a ", "due: wait: project: pri: every: again: needs: parent: note:"),
        ("change 3 -", "-<tag > -<tag @> --json --plain --color --db --help --version"),
        ("change 3 due:t", "due:today due:tomorrow due:tue due:thu"),
        ("change +home t", "to"),
        ("change +home to pr", "project: pri:"),
    ])
    func `items and what is to be different`(line: String, expected: String) {
        #expect(candidates(line) == expected)
    }

    @Test func `commands, keys and options come with what they mean`() {
        let point = CompletionPoint(after: [], SampleCommands.completed)
        let behind = CompletionPoint(after: ["add"], SampleCommands.completed)

        #expect(point.candidates(at: "st") == [.word("stats", meaning: "counts and streaks")])
        #expect(behind.candidates(at: "need") == [.word("needs:", meaning: "what has to be done first")])
        #expect(behind.candidates(at: "--j") == [.word("--json", meaning: "answer in JSON")])
    }

    @Test(arguments: [
        (["--db", "other.db", "done"], "other.db"), (["done", "--db=other.db"], "other.db"), (["done"], nil),
        (["done", "--db"], nil), (["add", "--", "--db=other.db"], nil),
    ])
    func `the list that the words name is known`(words: [String], list: String?) {
        #expect(CompletionPoint(after: words, SampleCommands.completed).list == list)
    }
}
