/// The manual, made from the commands themselves: a page for adder and one for each command.
package struct ManualText {
    /// What the program knows of itself and no command says.
    package struct Facts {
        package let date: String
        package let examples: [Command.Example]
        package let environment: [Gloss]
        package let files: [Gloss]
        package let statuses: [Gloss]
        package let settings: [Gloss]

        package init(
            date: String,
            examples: [Command.Example],
            environment: [Gloss],
            files: [Gloss],
            statuses: [Gloss],
            settings: [Gloss]
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

    /// The commands that have a page.
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
        page.paragraph("Without a command, adder opens the list on a terminal and stays in it; elsewhere it runs the")
        page.text("commands on standard input, one a line, up to the first that fails, or with --keep-going all.")
        page.text("There, # begins a remark.")
        for group in Command.Group.allCases { addCommands(of: group, to: &page) }
        addVocabulary(to: &page)
        page.macro("Ss", "Settings")
        page.text("They are shown and changed with adder config.")
        page.list(facts.settings, as: "Cm")
        page.section("ENVIRONMENT")
        page.list(facts.environment, as: "Ev")
        page.section("FILES")
        page.list(facts.files, as: "Pa")
        page.section("EXIT STATUS")
        page.list(facts.statuses, as: "Ic")
        page.section("EXAMPLES")
        page.list(facts.examples.map { Gloss($0.line, $0.meaning) }, as: "Ic")
        page.section("SEE ALSO")
        for name in names.dropLast() { page.macro("Xr", verbatim: "adder-\(name) 1 ,") }
        if let last = names.last { page.macro("Xr", verbatim: "adder-\(last) 1") }
        return page.source
    }

    private func addCommands(of group: Command.Group, to page: inout Mdoc) {
        page.macro("Ss", group.heading)
        let own = commands.filter { $0.group == group }
        page.list(own.map { Gloss(([$0.name] + $0.aliases).joined(separator: ", "), $0.summary) }, as: "Cm")
    }

    private func addVocabulary(to page: inout Mdoc) {
        page.macro("Ss", "Options of every command")
        page.text("Options may stand in front of the command and behind it; -- ends them.")
        page.list(Option.everywhere)
        page.macro("Ss", "Text")
        page.text("In an item's text a word can be one of these; everything else is the title, and what stands")
        page.text("behind -- is title whatever it looks like.")
        page.text("A date at the end of the text is when it is due.")
        page.list(TagWord.glosses + AttributeKey.glosses, as: "Cm")
        page.macro("Ss", "Dates")
        page.list(DayWords.explained, as: "Cm")
        page.macro("Ss", "Repetitions")
        page.list(RepetitionWords.explained, as: "Cm")
        page.macro("Ss", "Filters")
        page.text("All words of a filter must hold; or separates alternatives.")
        page.list(FilterWords.explained, as: "Cm")
    }
}
