import CommandLine
import ProgramOutput

/// Output about viper-gen itself.
enum ToolPages {
    private static let commands = ToolCommand.all.map(\.command)

    static let version = "viper-gen \(ToolManual.version)\n"

    static let statuses: [(ExitStatus, String)] = [
        (.done, "success"), (.wrongUsage, "usage error"), (.badData, "invalid data"), (.notFound, "not found"),
        (.cannotCreate, "path conflict"), (.outputFailed, "write error"),
        (.notPermitted, "changed by hand"),
    ]

    /// Returns the overview, or the page of the named command.
    static func help(for invocation: Invocation) throws(ToolError) -> String {
        let help = HelpText(.viperGen)
        guard let topic = topic(of: invocation) else { return overview }
        do {
            return help.page(try commands.command(named: topic))
        } catch {
            throw ToolError(error)
        }
    }

    /// The name of the command to explain, or `nil` for the overview.
    private static func topic(of invocation: Invocation) -> String? {
        guard invocation.command == Command.help.name else { return invocation.command }
        return invocation.operands.first?.text ?? (invocation.has(.help) ? Command.help.name : nil)
    }

    private static let overview = HelpText(.viperGen).overview(
        commands,
        examples: [
            .init("viper-gen new RescheduleItem --command reschedule", "generate a use case"),
            .init("viper-gen new RescheduleItem --dry-run", "preview the files"),
            .init("viper-gen new Notes --template package", "create a package"),
            .init("viper-gen remove RescheduleItem", "remove it again"),
        ],
        ending: ["Exit status: \(statuses.map { "\($0.rawValue) \($1)" }.joined(separator: ", "))."]
    )

    static func completions(for invocation: Invocation) throws(ToolError) -> String {
        let word = invocation.operands[0].text
        if let shell = CompletionShell(rawValue: word) { return shell.script(for: .viperGen) }
        let names = CompletionShell.allCases.map(\.rawValue)
        let hint = ToolError.suggestion(for: word, among: names, otherwise: "Use \(alternatives(names)).")
        throw ToolError(.wrongUsage, "No completions for “\(word)”. \(hint)")
    }
}
