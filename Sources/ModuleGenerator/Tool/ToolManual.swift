import CommandLine
import ProgramOutput

/// The manual page, generated from the commands.
enum ToolManual {
    static let version = "0.1.0"
    private static let day = "November 26, 2026"

    static var page: String {
        let program = Program.viperGen
        let commands = ToolCommand.all.map(\.command).filter { $0.audience == .people }
        var page = Mdoc(program.name, program.summary, date: day, by: program.name)
        page.section("SYNOPSIS")
        page.macro("Nm", verbatim: "viper-gen")
        page.macro("Ar", verbatim: "COMMAND Op Ar WORD ...")
        page.section("DESCRIPTION")
        page.paragraph(
            "viper-gen generates modules from templates, which are plain files. It records what it generates, so that "
                + "modules can be removed again."
        )
        page.section("COMMANDS")
        for command in commands {
            page.macro("Ss", verbatim: command.name)
            page.macro("Ic", verbatim: Mdoc.argument(HelpText(program).usage(of: command)))
            page.paragraph(Form.sentence.applied(to: command.summary))
            for note in command.notes { page.paragraph(note) }
            page.list(command.options)
        }
        page.section("OPTIONS")
        page.list(program.options)
        page.section("EXIT STATUS")
        page.list(ToolPages.statuses.map { ("\($0.rawValue)", $1) }, width: 2)
        page.section("EXAMPLES")
        let examples = commands.flatMap(\.examples)
        page.list(examples.map { HelpEntry($0.line, $0.meaning) }, as: "Ic")
        return page.source
    }
}
