import Grammar
import Settings

/// The output of `adder manual`, which `make install` turns into manual pages.
enum ManualPage {
    private static let list = Option("list", summary: "list the commands that have a manual page")

    static let command = Command(
        "manual",
        summary: "print the source of a manual page",
        operands: .command,
        placeholder: "[COMMAND]",
        options: [list],
        examples: [
            Command.Example("adder manual", "adder(1) in mdoc(7) format"),
            Command.Example("adder manual add", "adder-add(1)"),
        ],
        group: .adder,
        audience: .programs
    )

    static func page(for invocation: Invocation, _ commands: [Command]) throws(InputError) -> Page {
        let manual = ManualText(commands, facts)
        if invocation.has(list) { return .commands(manual.names) }
        guard let name = invocation.operands.first?.text else { return .text(manual.overview) }
        return .text(manual.page(try commands.command(named: name)))
    }

    private static let facts = ManualText.Facts(
        date: versionDay,
        examples: HelpPage.examples,
        environment: [
            HelpEntry("ADDER_DB", "the list file; --db overrides it"),
            HelpEntry("XDG_DATA_HOME", "the data folder; default ~/.local/share"),
            HelpEntry("XDG_CONFIG_HOME", "the settings folder; default ~/.config"),
            HelpEntry("ADDER_NOW", "a fixed current time such as 2026-11-21T09:30, for tests and demonstrations"),
            HelpEntry("NO_COLOR, CLICOLOR_FORCE, TERM", "control colour; --color overrides them"),
            HelpEntry("COLUMNS", "the width of the terminal"),
            HelpEntry("PAGER", "the pager for output longer than the screen, in the shell; default less"),
            HelpEntry("XDG_STATE_HOME", "the folder for the shell history; default ~/.local/state"),
            HelpEntry("VISUAL, EDITOR", "the editor for adder edit; default vi"),
        ] + Setting.all.map { HelpEntry($0.variable, "the setting \($0.key)") },
        files: [
            HelpEntry("~/.local/share/adder/adder.db", "the list, an SQLite database readable only by its owner"),
            HelpEntry("~/.config/adder/config", "the settings, one per line"),
            HelpEntry("~/.local/state/adder/history", "the shell history, one line per command"),
            HelpEntry("adder.db.backup-2026-11-21", "a daily backup, made before the day's first change"),
            HelpEntry("adder.db.backup-2026-11-21-0930", "a backup made by adder backup"),
            HelpEntry(
                "adder.db.before-restore-2026-11-21-0930",
                "the list that adder restore replaced"
            ),
            HelpEntry("adder.db.backup-v1", "a backup made before a newer adder upgraded the list's format"),
        ],
        statuses: ExitStatus.allCases.map { HelpEntry(String($0.rawValue), $0.meaning) } + [
            HelpEntry("129, 131", "terminated by a hangup or Ctrl-\\")
        ],
        settings: Setting.all.map { HelpEntry($0.key, "\($0.meaning); default \($0.defaultValue)") }
    )
}
