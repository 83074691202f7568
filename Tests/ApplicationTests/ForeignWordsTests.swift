import CommandLine
import ItemLanguage
import ModuleKit
import Testing

@testable import Application

/// What to type instead of the commands of Taskwarrior, todo.txt, dstask, git and Things.
struct ForeignWordsTests {
    private let commands = useCases.map(\.command) + Pages.commands

    private static let table: [(typed: String, answer: String)] = [
        ("check 3", "done 3"), ("check", "doctor"), ("close 12", "done 12"), ("tick 3", "done 3"),
        ("resolve 3", "done 3"),
        ("complete 3", "done 3"), ("finish 3", "done 3"), ("uncheck 3", "reopen 3"), ("undone 3", "reopen 3"),
        ("new Milk", "add Milk"), ("create Milk", "add Milk"), ("todo Milk", "add Pay rent fri"),
        ("task Milk", "add Pay rent fri"),
        ("clone 3", "add Pay rent fri"), ("cp 3", "add Pay rent fri"), ("copy 3", "add Pay rent fri"),
        ("duplicate 3", "add Pay rent fri"), ("start 3", "change 3 +doing"), ("stop 3", "change 3 -doing"),
        ("begin 3", "change 3 +doing"), ("tag 3 home", "change 3 +home"), ("tag", "tags"),
        ("label 3,5-7 +x", "change 3,5-7 +x"),
        ("untag 4 town", "change 4 -town"), ("move 3 house", "change 3 project:house"),
        ("mv 3 work", "change 3 project:work"),
        ("rename 3 Buy milk", "change 3 Buy milk"), ("rename 3", "change 3 New title"),
        ("due 2 tue", "change 2 due:tue"), ("due", "upcoming"),
        ("deadline 3 next fri", "change 3 due:\"next fri\""), ("remind 3 fri", "change 3 due:fri"),
        ("pri 3 A", "change 3 pri:high"), ("pri 3 M", "change 3 pri:medium"), ("pri 3 l", "change 3 pri:low"),
        ("pri 3 2", "change 3 pri:medium"), ("pri 3 Z", "change 3 pri:high"),
        ("prio 3", "change 3 pri:high"), ("priority", "list --sort priority"), ("depri 3", "change 3 pri:none"),
        ("wait 3 mon", "change 3 wait:mon"), ("wait", "list waiting"), ("hide 3", "change 3 wait:mon"),
        ("waiting", "list waiting"), ("blocked", "list blocked"), ("overdue", "list overdue"),
        ("closed", "list closed"),
        ("depends 3 4", "change 3 needs:4"), ("block 3 4", "change 3 needs:4"), ("unblock 3", "change 3 needs:-4"),
        ("subtask 3", "add Write CV parent:6"), ("parent 3 7", "change 3 parent:7"),
        ("repeat 3", "change 3 every:week"),
        ("append 3 x", "annotate 3 x"), ("note 3 x y", "annotate 3 x y"), ("comment 3", "annotate 3 TEXT"),
        ("denotate 3", "change 3 note:none"), ("prepend 3 x", "edit 3"), ("depri 3 now", "change 3 pri:none"),
        ("snooze 3", "postpone 3"),
        ("defer 3 fri", "postpone 3 fri"),
        ("bump 3", "postpone 3 1w"), ("bump 3 2d", "postpone 3 2d"), ("del 3", "remove 3"), ("drop 3", "remove 3"),
        ("cancel 3", "remove 3"),
        ("purge", "remove closed"), ("archive", "list closed"), ("archive 3", "list closed"),
        ("logbook", "list closed"),
        ("tree", "list --tree"), ("count", "stats"), ("count +work", "stats"), ("lsa", "list all"), ("ll", "list all"),
        ("inbox", "list project:none"), ("someday", "list due:none"), ("lsp", "list pri:any"),
        ("urgent", "list pri:high"),
        ("sort due", "list --sort due"), ("filter +x", "list +home"), ("project 3 x", "change 3 project:x"),
        ("project", "projects"), ("lsprj", "projects"), ("lsc", "tags"), ("contexts", "tags"),
        ("context work", "config filter.NAME FILTER"), ("details 3", "show 3"), ("info 3", "show 3"),
        ("cat 3", "show 3"),
        ("grep milk", "find milk"), ("status", "upcoming"), ("focus", "next"), ("chart", "burndown"),
        ("timesheet", "stats"), ("log", "history"), ("blame", "history"), ("revert", "undo"), ("version", "--version"),
        ("usage", "help"), ("init", "add Pay rent fri"), ("prefs", "config"), ("backups", "restore"),
        ("merge", "import FILE"), ("merge 1 2", "change 1 parent:2"),
        ("schedule 1 fri", "change 1 due:fri"), ("schedule", "agenda"), ("summary", "projects"),
        ("assign 1 bob", "change 1 +bob"), ("open 1", "reopen 1"), ("open", "list open"),
        ("pin 1", "change 1 pri:high"),
        ("promote 1", "change 1 pri:high"), ("unhide 1", "change 1 wait:none"), ("goto 1", "show 1"),
        ("why 1", "next --explain"), ("exit", "shell"), ("quit", "shell"), ("clear", "shell"), ("active", "list"),
        ("newest", "list --sort -created"), ("oldest", "list --sort created"), ("show-open", "list"),
        ("show-active", "list"), ("show-next", "next"), ("show-resolved", "list closed"),
        ("remove-done", "remove closed"), ("burndown.daily", "burndown"), ("diag", "doctor"), ("man add", "help"),
        ("login", "sync"), ("deduplicate", "list --sort title"), ("back", "list back"), ("u 2", "undo 2"),
        ("d 7", "done 7"), ("12 x", "done 12"), ("1 완료", "done 1"), ("1 high", "change 1 pri:high"),
        ("push", "sync"), ("pull", "sync"), ("fsck", "doctor"), ("settings", "config"),
        ("1", "show 1"), ("3,5-7", "show 3,5-7"), ("15 done", "done 15"), ("15 +phone", "change 15 +phone"),
        ("3 tomorrow", "postpone 3 tomorrow"), ("@town", "list @town"), ("/dune", "find dune"),
        ("u", "undo"), ("?", "help"), ("high", "list high"), ("due:today", "list due:today"),
    ]

    @Test(arguments: table)
    func `a word of another program has an answer`(typed: String, answer: String) throws {
        let error = #expect(throws: UsageError.self) {
            try CommandLineParser(commands).parse(LineSplitter.words(typed))
        }

        guard case .unknownCommand(_, let suggestion, _, nil) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(suggestion == answer)
    }

    @Test func `every answer is a valid line`() throws {
        let parser = CommandLineParser(commands)

        for command in ForeignWords.adder.commands {
            for line in [command.line, command.alone?.line].compactMap(\.self) {
                _ = try parser.parse(LineSplitter.words(line))
            }
        }
    }

    // A command that is added later may have such a name, and then wins.
    @Test func `no name has two answers`() {
        let names = ForeignWords.adder.commands.flatMap(\.names)

        #expect(Set(names).count == names.count)
        #expect(Set(names).isDisjoint(with: commands.flatMap(\.foreignNames)))
    }

    @Test(arguments: [
        ("add --project work Foo", "project:work"), ("add --due fri Foo", "due:fri"), ("add --tag home Foo", "+home"),
        ("change 3 --priority high", "pri:high"), ("list --project work", "project:work"), ("list --all", "all"),
        ("list --done", "closed"), ("up --today", "due:today"), ("rm 3 --force", "--yes"),
        ("list --reverse", "--sort -due"),
        ("add -p work Foo", "project:work"), ("add -p high Foo", "pri:high"), ("change 3 -d fri", "due:fri"),
        ("add --priority A Foo", "pri:high"), ("add Do x due:fri -p", "project:work"), ("import -n x", "--dry-run"),
        ("up --explain", "next --explain"), ("ls --explain", "next --explain"), ("next -n 3", "next 3"),
        ("next -5", "next 5"), ("history -n 3", "history 3"), ("undo -2", "undo 2"), ("ls -5", "--limit 5"),
    ])
    func `an option of another program is answered with the word`(line: String, word: String) throws {
        let error = #expect(throws: UsageError.self) { try CommandLineParser(commands).parse(LineSplitter.words(line)) }

        guard case .unknownOption(_, _, let suggestion, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(suggestion == word)
    }

    @Test(arguments: [
        ("ls -s due", "--sort due"), ("ls -b tag", "--by tag"), ("ls -a", "all"), ("done -f 3", "--yes"),
        ("ls -x", nil),
        ("up -d 3", "--days 3"), ("up -a", "--all"), ("done -p 1", "--parts"), ("ls -t", "--tree"),
        ("ls -s +home", "--sort"), ("rm -rf 1", "--yes"), ("rm -ry 1", "--yes"), ("rm -yy 1", "--yes"),
        ("done -parts 1", "--parts"), ("done 1 -parts", "--parts"),
    ])
    func `an unknown letter is answered with the option`(line: String, option: String?) throws {
        let error = #expect(throws: UsageError.self) { try CommandLineParser(commands).parse(LineSplitter.words(line)) }

        guard case .unknownLetter(_, _, let suggestion) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(suggestion == option)
    }
}
