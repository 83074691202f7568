import Almanac
import ItemLanguage
import Vocabulary

extension Setting {
    /// The value that unsets a command line or a look.
    static let noneValue = "none"

    package static let onValue = "on"
    static let offValue = "off"

    static let standardTheme = "standard"
    static let lightTheme = "light"
    static let darkTheme = "dark"
    static let highContrastTheme = "high-contrast"

    package static let weekStart = Setting(
        "week-start",
        .choice(["monday", "sunday"]),
        defaultValue: "monday",
        meaning: "first day of the week"
    )
    package static let weekNumbers = Setting(
        "week-numbers",
        .choice([offValue, onValue]),
        defaultValue: offValue,
        meaning: "week numbers in the calendar"
    )
    package static let defaultCommand = Setting(
        "default-command",
        .commandLine,
        defaultValue: noneValue,
        meaning: "command for adder without arguments; none opens the shell"
    )
    package static let dateFormat = Setting(
        "date-format",
        .choice(DateFormat.allCases.map(\.rawValue)),
        defaultValue: DateFormat.dayMonth.rawValue,
        meaning: "date format"
    )
    package static let prompt = Setting(
        "prompt",
        .choice(PromptStyle.allCases.map(\.rawValue)),
        defaultValue: PromptStyle.full.rawValue,
        meaning: "due counts in the shell prompt"
    )
    package static let backup = Setting(
        "backup",
        .choice(["daily", "never"]),
        defaultValue: "daily",
        meaning: "when to back up the list automatically"
    )
    package static let keepHistory = Setting(
        "keep-history",
        .period,
        defaultValue: "everything",
        meaning: "how long to keep changes for undo"
    )
    package static let pager = Setting(
        "pager",
        .program(["auto", "off"]),
        defaultValue: "auto",
        meaning: "pager for long output, off, or auto for PAGER"
    )
    package static let plain = Setting(
        "plain",
        .choice([offValue, onValue]),
        defaultValue: offValue,
        meaning: "labeled lines, as with --plain"
    )
    package static let json = Setting(
        "json",
        .choice([offValue, onValue]),
        defaultValue: offValue,
        meaning: "JSON, as with --json"
    )
    package static let color = Setting(
        "color",
        .choice(["auto", "always", "never"]),
        defaultValue: "auto",
        meaning: "when to use color"
    )
    package static let theme = Setting(
        "theme",
        .choice([standardTheme, lightTheme, darkTheme, highContrastTheme]),
        defaultValue: standardTheme,
        meaning: "default styles; standard suits any background, high-contrast has no colors"
    )
    package static let overdueColor = Setting(
        "color.overdue",
        .look,
        defaultValue: "bright-red",
        themed: ThemedValues(light: "red", dark: "bright-red", highContrast: "bold reverse"),
        meaning: "style of overdue items"
    )
    package static let todayColor = Setting(
        "color.today",
        .look,
        defaultValue: "bold",
        themed: ThemedValues(light: "magenta", dark: "yellow", highContrast: "bold underline"),
        meaning: "style of items due today"
    )
    package static let headingColor = Setting(
        "color.heading",
        .look,
        defaultValue: "bold",
        meaning: "style of headings"
    )
    package static let priorityColor = Setting(
        "color.priority",
        .look,
        defaultValue: "bold bright-red",
        themed: ThemedValues(light: "bold red", dark: "bold bright-red", highContrast: "bold"),
        meaning: "style of high priority"
    )
    package static let faintColor = Setting(
        "color.faint",
        .look,
        defaultValue: "dim",
        themed: ThemedValues(light: "bright-black", dark: "dim", highContrast: noneValue),
        meaning: "style of details"
    )
    package static let projectColor = Setting(
        "color.project",
        .look,
        defaultValue: noneValue,
        themed: ThemedValues(light: "blue", dark: "cyan", highContrast: noneValue),
        meaning: "style of projects"
    )
    package static let tagColor = Setting(
        "color.tag",
        .look,
        defaultValue: noneValue,
        themed: ThemedValues(light: "blue", dark: "green", highContrast: noneValue),
        meaning: "style of tags"
    )
    package static let matchColor = Setting(
        "color.match",
        .look,
        defaultValue: "underline",
        themed: ThemedValues(light: "underline", dark: "underline", highContrast: "reverse"),
        meaning: "style of search matches"
    )

    package static let syncPasswordCommand = Setting(
        "sync.password-command",
        .program([noneValue]),
        defaultValue: noneValue,
        meaning: "program that prints the password for sync"
    )
    package static let syncPasswordFile = Setting(
        "sync.password-file",
        .path,
        defaultValue: noneValue,
        meaning: "file with the password for sync"
    )
    package static let syncPasswordFor = Setting(
        "sync.password-for",
        .address,
        defaultValue: noneValue,
        meaning: "user and server that the password is for"
    )
    package static let syncCAFile = Setting(
        "sync.ca-file",
        .path,
        defaultValue: noneValue,
        meaning: "file with the certificates that sync trusts"
    )

    package static let mouse = Setting(
        "ui.mouse",
        .choice([offValue, onValue]),
        defaultValue: onValue,
        meaning: "mouse on the screen; off leaves selecting text to the terminal"
    )

    package static let screenKeyPrefix = "key."

    /// Returns the setting of a key of the screen, whose own key ends with the name of an action or of a key.
    static func screenKey(_ key: String) -> Setting? {
        guard key.hasPrefix(screenKeyPrefix), key.utf8.count > screenKeyPrefix.utf8.count,
            !key.contains(where: \.isWhitespace)
        else {
            return nil
        }
        return Setting(key, .key, defaultValue: noneValue, meaning: "key of this action, or command of this key")
    }

    /// The name of an action or a key of the screen; `nil` for other settings.
    package var screenKeyName: String? { kind == .key ? String(key.dropFirst(Setting.screenKeyPrefix.count)) : nil }

    private static let filterPrefix = "filter."

    /// Returns the setting of a saved filter, whose key is `filter.` and a name of the user's choice.
    static func savedFilter(_ key: String) -> Setting? {
        guard key.hasPrefix(filterPrefix), SavedFilters.isName(key.dropFirst(filterPrefix.count)) else { return nil }
        return Setting(
            key,
            .filter,
            defaultValue: noneValue,
            meaning: "filter to use as :\(key.dropFirst(filterPrefix.count))"
        )
    }

    /// The name of a saved filter; `nil` for other settings.
    var filterName: String? { kind == .filter ? String(key.dropFirst(Setting.filterPrefix.count)) : nil }

    package static let all = [
        weekStart, weekNumbers, defaultCommand, dateFormat, prompt, backup, keepHistory, pager, plain, json, color,
        theme,
        overdueColor, todayColor, headingColor, priorityColor, projectColor, tagColor, faintColor, matchColor,
        rankDue, rankPriority, rankStarted, rankBlocks, rankBack, rankAge,
        mouse, syncPasswordCommand, syncPasswordFile, syncPasswordFor, syncCAFile,
    ]
}
