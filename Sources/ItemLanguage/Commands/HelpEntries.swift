import CommandLine

// The keywords of the grammar and their meanings.

extension AttributeKey {
    /// Without `tag`, a synonym of `+`.
    static let helpEntries = allCases.filter { $0 != .tag }.map { HelpEntry("\($0.rawValue):", $0.meaning) }

    private var meaning: String {
        switch self {
        case .due: "due date, optionally with a time"
        case .wait: "hide the item until this day"
        case .project: "project"
        case .pri: "priority: high, medium or low"
        case .every: "repeat, counting from the due date"
        case .again: "repeat, counting from the completion"
        case .needs: "ids of items to complete first"
        case .parent: "id of the parent item"
        case .place: "place"
        case .link: "address of a page or a file"
        case .note: "note"
        case .tag: "tags"
        }
    }
}

extension TagWord {
    static let helpEntries = [
        HelpEntry("+tag", "tag; #tag also works unless it would start a comment"),
        HelpEntry("@place", "tag that keeps the @"),
    ]
}

extension PriorityWords {
    static let helpEntries = [HelpEntry("high", ""), HelpEntry("medium", ""), HelpEntry("low", "")]
}

extension RepetitionWords {
    static let helpEntries =
        [
            HelpEntry("day", ""), HelpEntry("weekday", "Monday to Friday"), HelpEntry("week", ""),
            HelpEntry("month", ""), HelpEntry("quarter", ""), HelpEntry("year", ""),
        ] + DayWords.weekdays

    static let rules = [
        "A completed item keeps its number, and leaves a done copy with a number of its own. It is due again at its next "
            + "occurrence later than now or, without a time, after today. Completed early, it skips none; completed late, it "
            + "skips those that were missed, and the answer names them. With again:, the completion counts."
    ]

    static let explained =
        [
            HelpEntry("hour, day, week, month, quarter, year", "every hour, every day and so on"),
            HelpEntry("weekday", "Monday to Friday"),
        ] + forms

    static let forms = [
        HelpEntry("2weeks", "every two weeks; also 6h, 3d, 2 months and so on"),
        HelpEntry("mon,thu", "on these days of the week"),
        HelpEntry("15,30", "on these days of the month"),
        HelpEntry("2nd-tue", "on the second Tuesday of the month; also last-fri"),
        HelpEntry("lunar 8/15", "each year on this day of the lunar calendar; also easter"),
        HelpEntry("every other fri at 5", "phrases in English and Korean; until 1 jun, or 5 times, ends the series"),
    ]
}

extension SelectionWords {
    static let to = HelpEntry("to", "separates the items from the changes")
}

// MARK: - Days

/// The words of days, for help and completion.
enum DayWords {
    static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map { HelpEntry($0, "") }

    /// Days named by a single word.
    static let single =
        [HelpEntry("today", ""), HelpEntry("tomorrow", "")] + weekdays + [
            HelpEntry("eow", "the last day of this week"), HelpEntry("eom", "the last day of this month"),
            HelpEntry("eoq", "the last day of this quarter"), HelpEntry("eoy", "the last day of this year"),
        ]

    static let explained =
        [HelpEntry("today, tomorrow, fri", "days by name; a weekday means the next such day")]
        + single.filter { !$0.meaning.isEmpty } + forms

    static let helpEntries = single + [HelpEntry("next", "next fri, next week, next month")]

    static let past = [HelpEntry("all", ""), HelpEntry("today", ""), HelpEntry("yesterday", "")] + weekdays

    /// Offered after a key, where `+` does not start a tag.
    static let distances = [
        HelpEntry("+1d", "a day from now"), HelpEntry("+3d", "three days from now"),
        HelpEntry("+1w", "a week from now"), HelpEntry("+2w", "two weeks from now"),
        HelpEntry("+1mo", "a month from now"),
    ]

    /// The words after `next`.
    static let following =
        weekdays + [
            HelpEntry("week", "first day of next week"), HelpEntry("month", "first day of next month"),
            HelpEntry("quarter", "first day of next quarter"), HelpEntry("year", "first day of next year"),
        ]

    static let forms = [
        HelpEntry("next fri", "Friday of next week; next week, next month and next year mean their first day"),
        HelpEntry("+3d, 2w, in 3 days", "days, weeks, months, quarters or years from now"),
        HelpEntry("1 dec, dec 1 2027", "a date; without a year, the next such day"),
        HelpEntry("12-01, 2026-12-01", "a date in digits"),
        HelpEntry("17:00, 5pm, noon", "a time, after a day or alone; 1 to 6 without am or pm is in the afternoon"),
        HelpEntry("day after tomorrow at 5", "phrases in English and Korean, at the start or the end of the text"),
    ]
}
