import Boundary
import Grammar
import Settings

/// What `adder manual` answers, from which `make install` makes the manual pages.
enum ManualPage {
    private static let list = Option("list", summary: "name the commands that have a page")

    static let command = Command(
        "manual",
        summary: "the source of a manual page",
        operands: .command,
        placeholder: "[COMMAND]",
        options: [list],
        examples: [
            Command.Example("adder manual", "of adder(1), in mdoc(7)"),
            Command.Example("adder manual add", "of adder-add(1)"),
        ],
        group: .adder,
        audience: .programs
    )

    static func page(for invocation: Invocation, _ commands: [Command]) throws(Misunderstanding) -> Page {
        let manual = ManualText(commands, facts)
        if invocation.has(list) { return .commands(manual.names) }
        guard let name = invocation.operands.first?.text else { return .text(manual.overview) }
        return .text(manual.page(try commands.command(called: name)))
    }

    private static let facts = ManualText.Facts(
        date: versionDay,
        examples: HelpPage.examples,
        environment: [
            Gloss("ADDER_DB", "the file of the list, unless --db names one"),
            Gloss("XDG_DATA_HOME", "the folder for data, if it is not ~/.local/share"),
            Gloss("XDG_CONFIG_HOME", "the folder for settings, if it is not ~/.config"),
            Gloss("ADDER_NOW", "the moment to take for now, as 2026-11-21T09:30, for tests and demonstrations"),
            Gloss("NO_COLOR, CLICOLOR_FORCE, TERM", "whether there is colour, unless --color says it"),
            Gloss("COLUMNS", "how wide the terminal is"),
            Gloss("PAGER", "what shows answers in the shell that are longer than the screen, if it is not less"),
            Gloss("XDG_STATE_HOME", "the folder for what was typed, if it is not ~/.local/state"),
            Gloss("VISUAL, EDITOR", "what opens the page of adder edit, if it is not vi"),
        ] + Setting.all.map { Gloss($0.variable, "the setting \($0.key)") },
        files: [
            Gloss("~/.local/share/adder/adder.db", "the list, an SQLite database that only its owner can read"),
            Gloss("~/.config/adder/config", "the settings, one a line"),
            Gloss("~/.local/state/adder/history", "what was typed into the shell, one line a line"),
            Gloss("adder.db.backup-2026-11-21", "beside it, the list as it was before the first change of that day"),
            Gloss("adder.db.backup-2026-11-21-0930", "the list as adder backup has copied it at that time"),
            Gloss(
                "adder.db.before-restore-2026-11-21-0930",
                "what stood there before adder restore put a backup in its place"
            ),
            Gloss("adder.db.backup-v1", "the list as it was before a newer adder gave it a new shape"),
        ],
        statuses: ExitStatus.allCases.map { Gloss(String($0.rawValue), $0.meaning) } + [
            Gloss("129, 131", "ended by a hang-up, or with Ctrl-\\")
        ],
        settings: Setting.all.map { Gloss($0.key, "\($0.meaning); at first \($0.standard)") }
    )
}
