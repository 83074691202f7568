import CommandLine

// The keywords of filters and their meanings.

extension FilterWord {
    /// Without `done`, a synonym of `closed`.
    static let helpEntries =
        allCases.filter { $0 != .done }.map { HelpEntry($0.rawValue, $0.meaning) }
        + [HelpEntry("back", "back from waiting, and not changed since")]

    private var meaning: String {
        switch self {
        case .overdue: "due before today, or earlier today"
        case .waiting: "hidden until a later day"
        case .blocked: "dependent on another open item"
        case .open: "not done"
        case .closed, .done: "completed; done means the same"
        case .all: "all items, in any state"
        }
    }
}

extension FilterKey.Side {
    fileprivate var meaning: String {
        switch self {
        case .before: "before this day"
        case .after: "after this day"
        case .by: "on this day or earlier"
        case .since: "on this day or later"
        }
    }
}

extension FilterKey {
    static let helpEntries = allCases.map { HelpEntry("\($0.rawValue):", $0.meaning) }

    /// `due.before:` and the like.
    static let sideEntries = allCases.filter { $0.date != nil }.flatMap { key in
        Side.allCases.map { HelpEntry("\(key.rawValue).\($0.rawValue):", $0.meaning) }
    }

    private var meaning: String {
        switch self {
        case .project: "in this project or its subprojects"
        case .tag: "with this tag"
        case .pri: "with this priority"
        case .due: "due on this day"
        case .wait: "hidden until this day"
        case .created: "added on this day"
        case .changed: "last changed on this day"
        case .completed: "completed on this day"
        case .title: "with this text in the title"
        case .note: "with this text in the note"
        case .every: "repeating (every:any) or not (every:none)"
        case .parent: "part of these items"
        case .needs: "dependent on these items"
        case .id: "items by id"
        case .status: "in this state, such as done"
        }
    }
}

extension FilterWords {
    /// The operators between the words of a filter.
    static let operators = [
        HelpEntry("or", "separates alternatives"), HelpEntry("not", "negates the next word or parenthesis"),
        HelpEntry("and", "joins two filters, like a space"),
    ]

    static let values = [
        HelpEntry("none", "items without a value"), HelpEntry("any", "items with a value"),
    ]

    static let explained =
        [
            HelpEntry("3,5-7", "items by id"), HelpEntry("+tag, @place", "with this tag; +town also matches @town"),
            HelpEntry("-tag", "without this tag"),
        ]
        + FilterWord.helpEntries + FilterKey.helpEntries
        + [
            HelpEntry("due.before:fri", "before this day; also .after, and with every other date"),
            HelpEntry("due.by:eom", "through this day; also .since, for this day and later ones"),
            HelpEntry(
                "today, high, done today",
                "words with one meaning need no key; the answer says how they were read"
            ),
            HelpEntry("due:next week", "next week; also this weekend, last month, december, 2027, last 7 days"),
            HelpEntry("completed:mon..today", "from one day to another, both included; also mon.. and ..fri"),
            HelpEntry("due:none, due:any", "without a value, with any value"),
            HelpEntry("not +tag, !+tag", "the opposite"),
            HelpEntry("+a or +b", "either of them"),
            HelpEntry("(+a or +b) +c", "parentheses; quote them for the shell"),
            HelpEntry(":name", "the filter saved with config filter.name"),
            HelpEntry("milk", "any other word: items with it in the title, note, project or tags"),
        ]

    /// The rules that apply to all words.
    static let rules = [
        "An item must match all words of a filter; the word \"or\" separates alternatives, and \"not\" applies to the "
            + "next word or parenthesis.",
        "A whole filter can be one argument: adder list \"(+home or +garden) due:today..+7d\".",
        "A filter matches open items only, unless it names a state, an id or a completion date. find searches all items; "
            + "tags and projects count done items separately. list, today and upcoming hide items that wait for a later day.",
        "A word that looks like a filter but is not is an error. Everything after -- is searched for literally.",
    ]
}
