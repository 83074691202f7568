import Almanac
package import CommandLine

/// The words of other programs, such as Taskwarrior, todo.txt and git, and what to type in adder.
extension ForeignWords {
    package static let adder = ForeignWords(commands: commands, options: options) { words, commands in
        let dates = DateReader(Moment(utc: Instant(seconds: 0)), weeksStartOn: .monday)
        return BareLine(commands: commands, dates: dates).invocation(of: words)?.line
    }

    private static let commands = changes + views + others

    private static let changes: [ForeignCommand] = [
        ForeignCommand(
            "check",
            "done 3",
            "complete items",
            alone: (line: "doctor", meaning: "check the list for problems")
        ),
        ForeignCommand("close tick tick-off resolve mark finished toggle accomplish", "done 3", "complete items"),
        ForeignCommand("uncheck untick unmark incomplete restart", "reopen 3", "reopen completed items"),
        ForeignCommand(
            "open",
            "reopen 3",
            "reopen completed items",
            alone: (line: "list open", meaning: "list open items")
        ),
        ForeignCommand("insert todo task capture remember jot inbox-add item", "add Pay rent fri", "add an item"),
        ForeignCommand(
            "clone cp copy duplicate dup",
            "add Pay rent fri",
            "add another item; adder has no copies, but every: repeats an item"
        ),
        ForeignCommand(
            "start begin track doing",
            "change 3 +doing",
            "mark an item with a tag; adder has no timer"
        ),
        ForeignCommand("stop pause", "change 3 -doing", "remove a tag; adder has no timer"),
        ForeignCommand(
            "tag label addtag",
            "change 3 +home",
            "add a tag",
            alone: (line: "tags", meaning: "list the tags")
        ),
        ForeignCommand("untag unlabel deltag", "change 3 -home", "remove a tag"),
        ForeignCommand("move mv", "change 3 project:work", "move an item to a project; postpone moves its date"),
        ForeignCommand("rename retitle title reword replace", "change 3 New title", "give an item a new title"),
        ForeignCommand(
            "due deadline date remind reminder plan",
            "change 3 due:fri",
            "set the due date",
            alone: (line: "upcoming", meaning: "show items due through next week")
        ),
        ForeignCommand(
            "schedule",
            "change 3 due:fri",
            "set the due date",
            alone: (line: "agenda", meaning: "show what is due day by day")
        ),
        ForeignCommand(
            "pri prio priority p star flag pin promote",
            "change 3 pri:high",
            "set the priority",
            alone: (line: "list --sort priority", meaning: "list items by priority"),
            reading: PriorityWords.foreign
        ),
        ForeignCommand("assign delegate", "change 3 +anna", "add a tag; adder has no other people"),
        ForeignCommand("depri unstar unflag dp", "change 3 pri:none", "clear the priority"),
        ForeignCommand(
            "wait hide sleep hold later",
            "change 3 wait:mon",
            "hide an item until a day",
            alone: (line: "list waiting", meaning: "list hidden items")
        ),
        ForeignCommand(
            "block depend depends dep needs need",
            "change 3 needs:4",
            "let an item wait for another one",
            alone: (line: "list blocked", meaning: "list blocked items")
        ),
        ForeignCommand("unhide wake", "change 3 wait:none", "show an item again"),
        ForeignCommand("unblock undepend", "change 3 needs:-4", "remove a dependency"),
        ForeignCommand("subtask sub child part nest indent", "add Write CV parent:6", "add a part of an item"),
        ForeignCommand("parent under", "change 3 parent:7", "make an item part of another one"),
        ForeignCommand("repeat recur every recurrence", "change 3 every:week", "repeat an item"),
        ForeignCommand("append app note comment annot", "annotate 3 TEXT", "add a line to the note"),
        ForeignCommand("denotate", "change 3 note:none", "clear the note"),
        ForeignCommand("prepend prep open-editor", "edit 3", "edit an item as text"),
        ForeignCommand("bump push-back stash tomorrow-it", "postpone 3 1w", "move an item to a later day"),
        ForeignCommand("drop discard cancel trash erase destroy kill abandon", "remove 3", "remove items"),
        ForeignCommand("purge clean cleanup expunge empty remove-done", "remove closed", "remove done items"),
        ForeignCommand("revert unde oops", "undo", "undo the last change"),
        ForeignCommand(
            "deduplicate dedup",
            "list --sort title",
            "list items by title, so that equal ones stand together"
        ),
    ]

    private static let views: [ForeignCommand] = [
        ForeignCommand(
            "archive",
            "list closed",
            "list done items, which other lists leave out; nothing needs to be archived"
        ),
        ForeignCommand("logbook donelist lsdone trophies show-resolved", "list closed", "list done items"),
        ForeignCommand("show-open show-active active", "list", "list open items"),
        ForeignCommand("newest", "list --sort -created", "list the newest items first"),
        ForeignCommand("oldest", "list --sort created", "list the oldest items first"),
        ForeignCommand("tree hierarchy outline subtasks parts", "list --tree", "draw items as a tree with their parts"),
        ForeignCommand("count total", "stats", "show what was added and done, and what is open"),
        ForeignCommand("lsa listall ll la dir everything", "list all", "list items in any state"),
        ForeignCommand("long minimal l print tasks todos items", "list", "list items"),
        ForeignCommand("inbox", "list project:none", "list items without a project"),
        ForeignCommand("someday anytime backlog", "list due:none", "list items without a date"),
        ForeignCommand("lsp listpri", "list pri:any", "list items with a priority"),
        ForeignCommand("important urgent", "list pri:high", "list items with high priority"),
        ForeignCommand("sort order", "list --sort due", "sort items"),
        ForeignCommand("group", "list --by project", "group items"),
        ForeignCommand("filter where select", "list +home", "list the items that match a filter"),
        ForeignCommand(
            "project proj",
            "change 3 project:work",
            "move an item to a project",
            alone: (line: "projects", meaning: "list the projects")
        ),
        ForeignCommand("lists areas folders lsprj listproj lsproj", "projects", "list the projects"),
        ForeignCommand("labels contexts lsc listcon places", "tags", "list the tags"),
        ForeignCommand("context alias filters", "config filter.NAME FILTER", "save a filter as :NAME"),
        ForeignCommand(
            "details describe information cat get read detail goto",
            "show 3",
            "show all details of an item"
        ),
        ForeignCommand("why", "next --explain", "show how urgent items are, and why"),
        ForeignCommand("query lookup locate", "find milk", "find items by words"),
        ForeignCommand("status home dashboard overview soon", "upcoming", "show items due through next week"),
        ForeignCommand("focus pick now what show-next", "next", "show what to do next"),
        ForeignCommand(
            "chart graph graphs charts burndown.daily burndown.weekly burndown.monthly",
            "burndown",
            "show the open items by day"
        ),
        ForeignCommand("timesheet ghistory activity done-today", "stats", "show what was added and done"),
        ForeignCommand("commits reflog blame timeline journal", "history", "show past changes"),
    ]

    private static let others: [ForeignCommand] = [
        ForeignCommand("version", "--version", "show the version"),
        ForeignCommand("usage commands tutorial docs h man", "help", "list the commands"),
        ForeignCommand("diag", "doctor", "check the list for problems"),
        ForeignCommand("login", "sync", "synchronize the list with a CalDAV server"),
        ForeignCommand("exit quit clear q", "shell", "open the interactive shell, in which this word works"),
        ForeignCommand("init setup", "add Pay rent fri", "add an item; the list needs no preparation"),
        ForeignCommand(
            "merge",
            "change 3 parent:4",
            "make an item part of another one; adder can't make one item of two",
            alone: (line: "import FILE", meaning: "add the items of another program's file")
        ),
        ForeignCommand("restore-from", "import FILE", "add the items of another program's file"),
        ForeignCommand("preferences options prefs colors theme", "config", "show and change settings"),
        ForeignCommand("backups snapshots", "restore", "list the backups"),
    ]

    private static let options: [ForeignOption] = [
        ForeignOption("priority prio pri p", "pri:", value: "high", reading: PriorityWords.foreign),
        ForeignOption("project proj list p", "project:", value: "work"),
        ForeignOption("due date deadline d", "due:", value: "fri"),
        ForeignOption("tag tags label labels t", "+", value: "home"),
        ForeignOption("context", "@", value: "town"),
        ForeignOption("note notes description desc body m", "note:", value: "TEXT"),
        ForeignOption("every repeat recur recurrence", "every:", value: "week"),
        ForeignOption("parent", "parent:", value: "7"),
        ForeignOption("needs depends blocked-by dep", "needs:", value: "3"),
        ForeignOption("wait hide defer scheduled start", "wait:", value: "mon"),
        ForeignOption("title", "title:", value: "rent"),
        ForeignOption("status state", "status:", value: "open"), ForeignOption("id", "id:", value: "3"),
        ForeignOption("done completed closed finished", "closed"), ForeignOption("all a", "all"),
        ForeignOption("pending", "open"),
        ForeignOption("overdue late", "overdue"), ForeignOption("waiting hidden", "waiting"),
        ForeignOption("blocked", "blocked"),
        ForeignOption("today", "due:today"), ForeignOption("tomorrow", "due:tomorrow"),
        ForeignOption("week", "due:week"),
        ForeignOption("high", "pri:high"), ForeignOption("reverse r", "--sort -due"),
        ForeignOption("group group-by g", "--by project"), ForeignOption("force f", "--yes"),
        ForeignOption("undated no-date", "due:none"),
        ForeignOption("n simulate preview", "--dry-run"), ForeignOption("explain why", "next --explain"),
    ]
}
