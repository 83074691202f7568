import Almanac
import CommandLine
import ItemLanguage
import ModuleKit
import Settings
import TestKit
import Testing

@testable import Application

/// The lines of a paste that are commands, and those that only begin with the name of one.
struct PlainCommandsTests {
    private let commands = PlainCommands(
        useCases.map(\.command) + Pages.commands,
        dates: DateReader(.saturday, weeksStartOn: .monday),
        saved: ["work": "+work"]
    ) { (try? Setting.named($0)) != nil }

    @Test(arguments: [
        "done 3", "done 3 5-7", "done +home", "done overdue", "done 3 --early", "done \"Read Dune\"",
        "done -- Read Dune",
        "list", "list +home", "list high priority", "list :work", "list --by tag", "list -la", "postpone 3 fri",
        "postpone 3 2 weeks", "postpone +home to 1w", "change 2 due:fri", "change 2 +home -town",
        "change 2 /milk/bread/",
        "change 2 \"New tires\"", "change +home to pri:high", "annotate 2 \"two papers\"",
        "find milk", "find +home milk", "up", "up this week", "today", "today +home", "next 5", "next 5 +home", "undo",
        "undo 2", "history 20", "remove 3", "rm 3 -y", "edit 3", "skip 1", "reopen 1", "show 3", "backup",
        "backup ~/list.db", "backup photos.db", "restore 2026-11-20.db", "import todo.txt", "export +home", "sync",
        "sync login", "sync me@example.com", "diff mon", "diff 1 nov yesterday", "forget all", "config",
        "config pager less",
        "config rank.tag.money 2", "cal", "cal dec", "cal this week +home", "cal 2027", "agenda 14", "agenda next week",
        "stats +home", "report --html x.html", "help", "help add", "help dates", "tags", "projects", "burndown +home",
        "completions fish", "doctor", "add Milk", "review",
    ])
    func `operands that only a command takes make a command`(line: String) throws {
        #expect(commands.contains(try LineSplitter.words(line)))
    }

    @Test(arguments: [
        "change 2 tires", "annotate 2 papers", "backup photos", "export tax papers", "today I need to call mom",
        "history essay", "undo 3 knots", "postpone 3 meetings", "diff files", "report on sales", "restore sofa",
        "sync phone", "remove 3 old chairs", "done 3 of 5 chapters", "edit 3 photos", "list groceries",
        "upcoming trip to Busan", "tags on luggage", "config laptop", "next steps", "today gym", "cal Anna",
        "skip 1 meal",
        "reopen 1 account", "help grandma", "stats course", "agenda Monday meeting", "projects kick-off",
        "import photos",
        "show 3 tickets", "stats homework chapter 3", "find a plumber", "search for a doctor",
        "review the report with Anna",
        "forget about it", "doctor at 5", "postpone", "postpone fri", "done", "done --today", "list pri:huge",
        "list :play",
        "burndown chart for Anna", "completions for the form", "Done 3", "Milk", "redo the kitchen",
        "config next steps",
    ])
    func `others make a text`(line: String) throws {
        #expect(!commands.contains(try LineSplitter.words(line)))
    }
}
