import Boundary

// The words of the grammar, with what they mean.

extension AttributeKey {
    static let glosses = allCases.map { Gloss("\($0.rawValue):", $0.meaning) }

    private var meaning: String {
        switch self {
        case .due: "the day it is due, perhaps with a time"
        case .wait: "the day until which it stays hidden"
        case .project: "the project it belongs to"
        case .pri: "how much it matters"
        case .every: "it comes back, counted from the day it was due"
        case .again: "it comes back, counted from the day it was done"
        case .needs: "what has to be done first"
        case .parent: "what it is a part of"
        case .note: "more about it"
        }
    }
}

extension TagWord {
    static let glosses = [
        Gloss("+tag", "a tag; #tag where no shell takes it for a remark"),
        Gloss("@place", "a tag that keeps its mark"),
    ]
}

extension PriorityWords {
    static let glosses = [Gloss("high", ""), Gloss("medium", ""), Gloss("low", "")]
}

extension RepetitionWords {
    static let glosses =
        [
            Gloss("day", ""), Gloss("weekday", "Monday to Friday"), Gloss("week", ""), Gloss("month", ""),
            Gloss("quarter", ""), Gloss("year", ""),
        ] + DayWords.weekdays

    static let explained =
        [
            Gloss("day, week, month, quarter, year", "once in each of them"),
            Gloss("weekday", "from Monday to Friday"),
        ] + forms

    /// How repetitions are written that are more than one word from a list.
    static let forms = [
        Gloss("2weeks", "every second week; other units likewise: 3d, 2 months"),
        Gloss("mon,thu", "on these days of the week"),
        Gloss("15,30", "on these days of the month"),
        Gloss("2nd-tue", "on the second Tuesday of the month; last-fri likewise"),
    ]
}

// MARK: - Filters

extension FilterWord {
    /// Two words for one thing are offered as one.
    static let glosses = allCases.filter { $0 != .done }.map { Gloss($0.rawValue, $0.meaning) }

    private var meaning: String {
        switch self {
        case .overdue: "due before today"
        case .waiting: "hidden until a later day"
        case .blocked: "needs something that is still open"
        case .open: "not done yet"
        case .closed, .done: "done, which can be typed as well"
        case .all: "whether open or done, waiting or not"
        }
    }
}

extension FilterKey {
    static let glosses = allCases.map { Gloss("\($0.rawValue):", $0.meaning) }

    private var meaning: String {
        switch self {
        case .project: "in this project or below it"
        case .pri: "of this priority"
        case .due: "due on this day"
        case .dueBefore: "due before this day"
        case .dueAfter: "due after this day"
        }
    }
}

extension FilterWords {
    static let or = Gloss("or", "separates alternatives")

    static let explained =
        [
            Gloss("3,5-7", "items by their numbers"), Gloss("+tag, @place", "with this tag"),
            Gloss("-tag", "without this tag"),
        ]
        + FilterWord.glosses + FilterKey.glosses
        + [Gloss("milk", "any other word has to occur in the title or the note")]
}

extension SelectionWords {
    static let to = Gloss("to", "what is to be different follows")
}

// MARK: - Days

extension DayWords {
    static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map { Gloss($0, "") }

    /// The days that one word names.
    static let single =
        [Gloss("today", ""), Gloss("tomorrow", "")] + weekdays + [
            Gloss("eow", "the last day of this week"), Gloss("eom", "the last day of this month"),
            Gloss("eoq", "the last day of this quarter"), Gloss("eoy", "the last day of this year"),
        ]

    static let explained =
        [Gloss("today, tomorrow, fri", "days by their names; a weekday is the next one")]
        + single.filter { !$0.meaning.isEmpty } + forms

    static let glosses = single + [Gloss("next", "next fri, next week, next month")]

    /// Where a word with a sign in front cannot be a tag.
    static let distances = [
        Gloss("+1d", "a day from now"), Gloss("+3d", "three days from now"), Gloss("+1w", "a week from now"),
        Gloss("+2w", "two weeks from now"), Gloss("+1m", "a month from now"),
    ]

    /// What can stand behind `next`.
    static let following =
        weekdays + [
            Gloss("week", "its first day"), Gloss("month", "its first day"), Gloss("quarter", "its first day"),
            Gloss("year", "its first day"),
        ]

    /// How days and times are written that are more than one word from a list.
    static let forms = [
        Gloss("next fri", "the Friday of next week; next week, next month, next year: their first day"),
        Gloss("+3d, 2w, in 3 days", "so many days, weeks, months, quarters or years from now"),
        Gloss("1 dec, dec 1 2027", "a day of the calendar; without a year, the next such day"),
        Gloss("12-01, 2026-12-01", "the same in numbers"),
        Gloss("17:00, 5pm, noon", "a time, behind a day or a repetition; 5pm alone as well"),
    ]
}
