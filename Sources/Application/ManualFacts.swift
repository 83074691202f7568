import CommandLine
import ItemLanguage
import ProgramOutput
import Settings

extension ManualText.Facts {
    static let adder = ManualText.Facts(
        date: Version.day,
        introduction: [
            "Without a command, adder opens a shell if standard input is a terminal.",
            "Otherwise it runs the commands on standard input, one per line, and stops at the first that fails,",
            "unless --keep-going is given. Lines that start with # are comments.",
        ],
        examples: HelpPage.examples,
        subsections: LanguageManual.subsections + [
            ManualText.Subsection(
                "Settings",
                text: ["Run adder config to show or change them."],
                Setting.all.map { HelpEntry($0.key, "\($0.meaning); default \($0.defaultValue)") }
            )
        ],
        environment: [
            HelpEntry("ADDER_DB", "the list file; --db overrides it"),
            HelpEntry("XDG_DATA_HOME", "the data folder; default ~/.local/share"),
            HelpEntry("XDG_CONFIG_HOME", "the settings folder; default ~/.config"),
            HelpEntry("ADDER_NOW", "a fixed current time such as 2026-11-21T09:30, for tests and demonstrations"),
            HelpEntry("NO_COLOR, CLICOLOR_FORCE, TERM", "control color; --color overrides them"),
            HelpEntry(
                "COLORFGBG",
                "the background of the terminal, which chooses the theme light or dark unless one is set"
            ),
            HelpEntry("COLUMNS", "the width of the terminal"),
            HelpEntry(
                "PAGER",
                "the pager for answers longer than the screen, unless the setting pager names one; default less"
            ),
            HelpEntry("XDG_STATE_HOME", "the folder for the history of typed commands; default ~/.local/state"),
            HelpEntry("VISUAL, EDITOR", "the editor for adder edit; default vi"),
            HelpEntry("BROWSER", "the program for adder browse; default xdg-open"),
        ] + Setting.all.map { HelpEntry($0.variable, "the setting \($0.key)") },
        files: [
            HelpEntry("~/.local/share/adder/adder.db", "the list, an SQLite database readable only by its owner"),
            HelpEntry("~/.config/adder/config", "the settings, one per line"),
            HelpEntry(
                "~/.local/state/adder/history",
                "the commands typed in the shell and on the screen, one per line"
            ),
            HelpEntry("adder.db.backup-2026-11-21", "a daily backup, made before the day's first change"),
            HelpEntry("adder.db.backup-2026-11-21-0930", "a backup made by adder backup"),
            HelpEntry(
                "adder.db.before-restore-2026-11-21-0930",
                "the list that adder restore replaced"
            ),
            HelpEntry("adder.db.backup-v8", "a backup made before a newer adder upgraded the list's format"),
        ],
        statuses: ExitStatus.allCases.map { HelpEntry(String($0.rawValue), $0.meaning) } + [
            HelpEntry("129, 131", "terminated by SIGHUP or Ctrl-\\"),
            HelpEntry("134", "out of memory, if the Swift runtime notices it first; nothing was changed"),
        ]
    )
}

extension ExitStatus {
    fileprivate var meaning: String {
        switch self {
        case .done: "success, even if the list is empty"
        case .wrongUsage: "usage error"
        case .badData: "invalid data, such as a date"
        case .notFound: "no such item or file"
        case .bug: "a bug in adder"
        case .cannotCreate: "can't create a file"
        case .outputFailed: "disk or output error"
        case .busy: "the list is locked by another program, or out of memory; try again"
        case .notPermitted: "permission denied"
        case .badSettings: "invalid settings, or a list written by a newer or unreleased adder"
        case .interrupted: "interrupted with Ctrl-C"
        case .terminated: "terminated by SIGTERM"
        }
    }
}
