import Almanac
import Boundary

/// Every setting there is.
extension Setting {
    /// What stands for no choice at all.
    static let nothing = "none"

    package static let weekStart = Setting(
        "week-start",
        .choice(["monday", "sunday"]),
        standard: "monday",
        meaning: "the day on which weeks begin"
    )
    package static let defaultCommand = Setting(
        "default-command",
        .commandLine,
        standard: nothing,
        meaning: "what adder alone does; none opens the list"
    )
    package static let dateFormat = Setting(
        "date-format",
        .choice(DateFormat.allCases.map(\.rawValue)),
        standard: DateFormat.dayMonth.rawValue,
        meaning: "how days are shown"
    )
    package static let prompt = Setting(
        "prompt",
        .choice(PromptStyle.allCases.map(\.rawValue)),
        standard: PromptStyle.full.rawValue,
        meaning: "whether the prompt counts what is due"
    )
    package static let backup = Setting(
        "backup",
        .choice(["daily", "never"]),
        standard: "daily",
        meaning: "whether the list is copied before a day's first change"
    )
    package static let color = Setting(
        "color",
        .choice(["auto", "always", "never"]),
        standard: "auto",
        meaning: "when to use colour"
    )
    package static let overdueColor = Setting(
        "color.overdue",
        .look,
        standard: "red",
        meaning: "the look of what is overdue"
    )
    package static let todayColor = Setting(
        "color.today",
        .look,
        standard: "yellow",
        meaning: "the look of what is due today"
    )
    package static let headingColor = Setting(
        "color.heading",
        .look,
        standard: "bold",
        meaning: "the look of headings"
    )
    package static let priorityColor = Setting(
        "color.priority",
        .look,
        standard: "bold red",
        meaning: "the look of high priority"
    )
    package static let faintColor = Setting(
        "color.faint",
        .look,
        standard: "dim",
        meaning: "the look of details"
    )

    package static let matchColor = Setting(
        "color.match",
        .look,
        standard: "underline",
        meaning: "the look of what was looked for"
    )

    package static let all = [
        weekStart, defaultCommand, dateFormat, prompt, backup, color, overdueColor, todayColor, headingColor,
        priorityColor, faintColor, matchColor,
    ]
}
