import CommandLine
import ItemLanguage
import Testing
import Vocabulary

struct ItemCandidatesTests {
    @Test(arguments: [
        (
            "up ",
            "overdue waiting blocked open closed all back project: tag: pri: due: wait: created: changed: completed: title: note: every: parent: needs: id: status: not +<tag > <tag @>"
        ),
        ("up o", "overdue open"),
        ("up +home o", "overdue open or"),
        ("up +", "+<tag >"),
        ("up #ho", "#<tag ho>"),
        ("up @to", "<tag @to>"),
        ("up -", "-<tag > -<tag @> --by --json --plain --color --db --help --version"),
        ("up -@", "-<tag @>"),
        ("up -ho", "-<tag ho>"),
        ("up project:", "project:<project > project:none project:any"),
        ("up project:home.g", "project:<project home.g>"),
        ("up pri:h", "pri:high"),
        ("up !", "!high !medium !low"),
        ("up due:to", "due:today due:tomorrow"),
        ("up due.b", "due.before: due.by:"),
        ("up due.before:f", "due.before:fri"),
        ("up due:+1", "due:+1d due:+1w due:+1mo"),
        ("up completed.", "completed.before: completed.after: completed.by: completed.since:"),
        ("up due:n", "due:none"),
        ("up note:", "note:none note:any"),
        ("up status:o", "status:overdue status:open"),
        ("up parent:3,", "parent:3,<any >"),
        ("up n", "note: needs: not"),
        ("up :of", ":<filter of>"),
        ("up 1", "<any 1>"),
        ("up 1,20-3", "1,20-<any 3>"),
        ("up http:", ""),
        ("up -- o", ""),
    ])
    func `filters are completed`(line: String, expected: String) {
        #expect(SampleLine.candidates(line) == expected)
    }

    @Test(arguments: [
        ("find ", ""), ("find r", ""), ("find pro", "project:"), ("find project:ho", "project:<project ho>"),
        ("find +", "+<tag >"), ("find #ho", "#<tag ho>"), ("find @s", "<tag @s>"), ("find !", ""), ("find due:", ""),
        ("find -", "--json --plain --color --db --help --version"), ("find 3", ""), ("find -- +", ""),
    ])
    func `search words are completed`(line: String, expected: String) {
        #expect(SampleLine.candidates(line) == expected)
    }

    @Test(arguments: [
        (
            "done ",
            "<open > overdue waiting blocked open closed all back project: tag: pri: due: wait: created: changed: completed: title: note: every: parent: needs: id: status: not"
        ),
        ("done 3", "<open 3>"),
        ("done 3 o", "overdue open or <open titled o>"),
        ("done Du", "<open titled Du>"), ("done 1,4-6,Du", "1,4-6,<open titled Du>"),
        ("done \"Read, Du", "<open titled Read, Du>"),
        ("done \"Read Du", "<open titled Read Du>"),
        ("done 우", "<open titled 우>"),
        ("done 3,", "3,<open >"),
        ("done +home o", "overdue open or"),
        ("show ", "<any >"),
        ("show 3 4", "<any 4>"),
        ("show 3 ", "<any >"),
        ("show x", "<any titled x>"),
        ("show 3 Du", "<any titled Du>"),
        (
            "done --yes ",
            "<open > overdue waiting blocked open closed all back project: tag: pri: due: wait: created: changed: completed: title: note: every: parent: needs: id: status: not"
        ),
    ])
    func `items to pick are completed`(line: String, expected: String) {
        #expect(SampleLine.candidates(line) == expected)
    }

    @Test(arguments: [
        ("add ", "due: wait: project: pri: every: again: needs: parent: place: link: note:"),
        ("add p", "project: pri: parent: place:"),
        ("add Pay rent t", "today tomorrow tue thu"),
        ("add t", ""),
        ("add Pay next ", "mon tue wed thu fri sat sun week month quarter year"),
        ("add due:next m", "mon month"),
        ("add Pay +ho", "+<tag ho>"),
        ("add Pay @", "<tag @>"),
        (
            "add due:",
            "due:today due:tomorrow due:mon due:tue due:wed due:thu due:fri due:sat due:sun due:eow due:eom"
                + " due:eoq due:eoy due:next due:+1d due:+3d due:+1w due:+2w due:+1mo"
        ),
        ("add wait:tom", "wait:tomorrow"),
        ("add project:home.", "project:<project home.>"),
        ("add project:\"home and g", "project:<project home and g>"),
        ("add pri:", "pri:high pri:medium pri:low"),
        ("add every:w", "every:weekday every:week every:wed"),
        ("add needs:", "needs:<open >"),
        ("add needs:3,", "needs:3,<open >"),
        ("add needs:3,pai", "needs:3,<open titled pai>"),
        ("add parent:pai", "parent:<open titled pai>"),
        ("add parent:1", "parent:<open 1>"),
        ("add note:", ""),
        ("add http://", ""),
        ("add -", "--json --plain --color --db --help --version"),
        ("add 우", ""),
        ("add -- p", ""),
    ])
    func `text with attributes is completed`(line: String, expected: String) {
        #expect(SampleLine.candidates(line) == expected)
    }

    @Test(arguments: [
        (
            "change ",
            "<open > overdue waiting blocked open closed all back project: tag: pri: due: wait: created: changed: completed: title: note: every: parent: needs: id: status: not"
        ),
        ("change 3", "<open 3>"),
        ("change 3 ", "due: wait: project: pri: every: again: needs: parent: place: link: note: <open >"),
        ("change 3 4", "<open 4>"),
        ("change Du", "<open titled Du>"),
        ("change 3 Du", ""),
        ("change 3 to", "today tomorrow"),
        ("change 3 +a ", "due: wait: project: pri: every: again: needs: parent: place: link: note:"),
        ("change 3 -", "-<tag > -<tag @> --json --plain --color --db --help --version"),
        ("change 3 due:t", "due:today due:tomorrow due:tue due:thu"),
        ("change +home t", "tag: title: to"),
        ("change +home to pr", "project: pri:"),
    ])
    func `items and changes are completed`(line: String, expected: String) {
        #expect(SampleLine.candidates(line) == expected)
    }

    @Test func `only one backup name is completed`() {
        func candidates(behind words: [String]) -> [Candidate] {
            CompletionPoint(after: words, [SampleCommands.restore]).candidates(at: "20")
        }

        #expect(candidates(behind: ["restore"]) == [.backups(Stem("20"))])
        #expect(candidates(behind: ["restore", "2026-11-20"]) == [])
    }

    @Test func `the keys of settings and then their values are completed`() {
        let config = Command("config", summary: "show settings", operands: .setting, examples: [])
        func candidates(behind words: [String]) -> [Candidate] {
            CompletionPoint(after: words, [config]).candidates(at: "w")
        }

        #expect(candidates(behind: ["config"]) == [.settings(Stem("w"))])
        #expect(candidates(behind: ["config", "week-start"]) == [.values(ofSetting: "week-start", Stem("w"))])
    }

    @Test func `keys have their meanings, and files and the list are known`() {
        let point = CompletionPoint(after: ["add"], SampleCommands.completed)
        let other = CompletionPoint(after: ["--db", "other.db", "--db"], SampleCommands.completed)

        #expect(point.candidates(at: "need") == [.word("needs:", meaning: "ids of items to complete first")])
        #expect(other.candidates(at: "x") == [.files(Stem("x"))])
        #expect(point.candidates(at: "--db=x") == [.files(Stem("x", kept: "--db="))])
        #expect(other.list == "other.db")
    }
}
