import Grammar

/// The manual page, generated from the commands.
enum ToolManual {
    static let version = "0.1.0"
    private static let day = "November 21, 2026"

    static var page: String {
        var page = Mdoc(
            "viper-gen",
            "generate VIPER modules with tests, and register them",
            date: day,
            by: "viper-gen"
        )
        page.section("SYNOPSIS")
        page.macro("Nm", verbatim: "viper-gen")
        page.macro("Ar", verbatim: "COMMAND Op Ar WORD ...")
        page.section("DESCRIPTION")
        page.paragraph(
            "viper-gen generates modules from templates, which are plain files. It records what it generates, so that "
                + "modules can be updated and removed later."
        )
        page.section("COMMANDS")
        for command in ToolCommand.all {
            page.macro("Ss", verbatim: command.name)
            page.macro("Ic", verbatim: Mdoc.argument(command.usage))
            page.paragraph(Value.Form.sentence.applied(to: command.summary))
            for note in command.notes { page.paragraph(note) }
            page.list(
                command.options.map { (Mdoc.argument($0.spelling), $0.summary) },
                width: command.options.map(\.spelling.count).max() ?? 0
            )
        }
        page.section("EXIT STATUS")
        page.list(ToolHelp.statuses.map { ("\($0.rawValue)", $1) }, width: 2)
        page.section("EXAMPLES")
        let examples = ToolCommand.all.flatMap(\.examples)
        page.list(
            examples.map { ("Ic \(Mdoc.argument($0.line))", $0.meaning) },
            width: examples.map(\.line.count).max() ?? 0
        )
        return page.source
    }
}
