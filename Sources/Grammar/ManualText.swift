/// The manual, generated from the commands: a page for adder and one for each command.
package struct ManualText {
    /// The parts of the manual that do not come from commands.
    package struct Facts {
        package let date: String
        package let examples: [Command.Example]
        package let environment: [HelpEntry]
        package let files: [HelpEntry]
        package let statuses: [HelpEntry]
        package let settings: [HelpEntry]

        package init(
            date: String,
            examples: [Command.Example],
            environment: [HelpEntry],
            files: [HelpEntry],
            statuses: [HelpEntry],
            settings: [HelpEntry]
        ) {
            self.date = date
            self.examples = examples
            self.environment = environment
            self.files = files
            self.statuses = statuses
            self.settings = settings
        }
    }

    let commands: [Command]
    let facts: Facts

    package init(_ commands: [Command], _ facts: Facts) {
        self.commands = commands.filter { $0.audience == .people }.sorted { $0.name < $1.name }
        self.facts = facts
    }

    package var names: [String] { commands.map(\.name) }
}

// MARK: - adder(1)

extension ManualText {
    package var overview: String {
        var page = Mdoc("adder", "a to-do list for the command line", date: facts.date)
        page.section("SYNOPSIS")
        page.macro("Nm")
        page.macro("Op", verbatim: "Ar OPTION ...")
        page.macro("Op", verbatim: "Ar COMMAND Op Ar WORD ...")
        page.section("DESCRIPTION")
        page.paragraph("Without a command, adder opens a shell if standard input is a terminal.")
        page.text("Otherwise it runs the commands on standard input, one per line, and stops at the first that fails,")
        page.text("unless --keep-going is given. Lines that start with # are comments.")
        for group in Command.Group.allCases { addCommands(of: group, to: &page) }
        addVocabulary(to: &page)
        page.macro("Ss", "Settings")
        page.text("Run adder config to show or change them.")
        page.list(facts.settings, as: "Cm")
        page.section("ENVIRONMENT")
        page.list(facts.environment, as: "Ev")
        page.section("FILES")
        page.list(facts.files, as: "Pa")
        page.section("EXIT STATUS")
        page.list(facts.statuses, as: "Ic")
        page.section("EXAMPLES")
        page.list(facts.examples.map { HelpEntry($0.line, $0.meaning) }, as: "Ic")
        page.section("SEE ALSO")
        for name in names.dropLast() { page.macro("Xr", verbatim: "adder-\(name) 1 ,") }
        if let last = names.last { page.macro("Xr", verbatim: "adder-\(last) 1") }
        return page.source
    }

    private func addCommands(of group: Command.Group, to page: inout Mdoc) {
        page.macro("Ss", group.heading)
        let own = commands.filter { $0.group == group }
        page.list(own.map { HelpEntry(([$0.name] + $0.aliases).joined(separator: ", "), $0.summary) }, as: "Cm")
    }

    private func addVocabulary(to page: inout Mdoc) {
        page.macro("Ss", "Global options")
        page.text("Options can come before or after the command; -- ends them.")
        page.list(Option.global)
        page.macro("Ss", "Text")
        page.text("The text of an item can contain the following words; all other words form the title.")
        page.text("Everything after -- is taken literally as the title. A date at the end of the text is the due date.")
        page.list(TagWord.helpEntries + AttributeKey.helpEntries, as: "Cm")
        page.macro("Ss", "Dates")
        page.list(DayWords.explained, as: "Cm")
        page.macro("Ss", "Repetitions")
        page.list(RepetitionWords.explained, as: "Cm")
        page.macro("Ss", "Filters")
        page.text("An item must match all words of a filter; or separates alternatives.")
        page.list(FilterWords.explained, as: "Cm")
    }
}
