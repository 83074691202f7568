/// The manual, generated from the commands: a page for the program and one for each command.
package struct ManualText {
    /// The parts of the manual that do not come from commands.
    package struct Facts {
        package let date: String
        /// The first paragraph of the description.
        package let introduction: [String]
        package let examples: [Command.Example]
        /// The subsections of the description, after the commands.
        package let subsections: [Subsection]
        package let environment: [HelpEntry]
        package let files: [HelpEntry]
        package let statuses: [HelpEntry]

        package init(
            date: String,
            introduction: [String],
            examples: [Command.Example],
            subsections: [Subsection],
            environment: [HelpEntry],
            files: [HelpEntry],
            statuses: [HelpEntry]
        ) {
            self.date = date
            self.introduction = introduction
            self.examples = examples
            self.subsections = subsections
            self.environment = environment
            self.files = files
            self.statuses = statuses
        }
    }

    /// A list of keywords under a title.
    package struct Subsection {
        package let title: String
        package let text: [String]
        package let entries: [HelpEntry]

        package init(_ title: String, text: [String] = [], _ entries: [HelpEntry]) {
            self.title = title
            self.text = text
            self.entries = entries
        }
    }

    let program: Program
    let commands: [Command]
    let facts: Facts

    package init(_ program: Program, _ commands: [Command], _ facts: Facts) {
        self.program = program
        self.commands = commands.filter { $0.audience == .people }.sorted { $0.name < $1.name }
        self.facts = facts
    }

    package var names: [String] { commands.map(\.name) }
}

// MARK: - The page of the program

extension ManualText {
    package var overview: String {
        var page = Mdoc(program.name, program.summary, date: facts.date, by: program.name)
        page.section("SYNOPSIS")
        page.macro("Nm")
        page.macro("Op", verbatim: "Ar OPTION ...")
        page.macro("Op", verbatim: "Ar COMMAND Op Ar WORD ...")
        page.section("DESCRIPTION")
        for text in facts.introduction { page.text(text) }
        for group in program.groups { addCommands(of: group, to: &page) }
        page.subsection("Global options")
        page.text("Options can come before or after the command; -- ends them.")
        page.list(program.options)
        for subsection in facts.subsections {
            page.subsection(subsection.title)
            for text in subsection.text { page.text(text) }
            page.list(subsection.entries, as: "Cm")
        }
        page.section("ENVIRONMENT")
        page.list(facts.environment, as: "Ev")
        page.section("FILES")
        page.list(facts.files, as: "Pa")
        page.section("EXIT STATUS")
        page.list(facts.statuses, as: "Ic")
        page.section("EXAMPLES")
        page.list(facts.examples.map { HelpEntry($0.line, $0.meaning) }, as: "Ic")
        page.section("SEE ALSO")
        for name in names.dropLast() { page.macro("Xr", verbatim: "\(program.name)-\(name) 1 ,") }
        if let last = names.last { page.macro("Xr", verbatim: "\(program.name)-\(last) 1") }
        return page.source
    }

    private func addCommands(of group: Command.Group, to page: inout Mdoc) {
        page.subsection(group.heading)
        let own = commands.filter { $0.group == group }
        page.list(own.map { HelpEntry(([$0.name] + $0.aliases).joined(separator: ", "), $0.summary) }, as: "Cm")
    }
}
