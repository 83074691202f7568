import CommandLine
import ProgramOutput

extension Program {
    static let viperGen = Program("viper-gen", summary: "generate VIPER modules with tests, and register them")
}

/// A command of viper-gen, and what it does.
struct ToolCommand: Sendable {
    /// Most commands need a package and templates; commands about viper-gen itself need neither.
    enum Action: Sendable {
        case run(@Sendable (CommandRunner) throws(ToolError) -> Void)
        case text(@Sendable (Invocation) throws(ToolError) -> String)
    }

    let command: Command
    let action: Action

    static let all = [
        ToolCommand(command: .new, action: .run { runner throws(ToolError) in try runner.new() }),
        ToolCommand(command: .list, action: .run { runner throws(ToolError) in runner.list() }),
        ToolCommand(command: .lint, action: .run { runner throws(ToolError) in try runner.lint() }),
        ToolCommand(command: .remove, action: .run { runner throws(ToolError) in try runner.remove() }),
        ToolCommand(command: .initialise, action: .run { runner throws(ToolError) in try runner.initialise() }),
        ToolCommand(
            command: .completions,
            action: .text { invocation throws(ToolError) in try ToolPages.completions(for: invocation) }
        ),
        ToolCommand(command: .manual, action: .text { _ throws(ToolError) in ToolManual.page }),
        ToolCommand(command: .version, action: .text { _ throws(ToolError) in ToolPages.version }),
        ToolCommand(
            command: .help,
            action: .text { invocation throws(ToolError) in try ToolPages.help(for: invocation) }
        ),
        ToolCommand(command: .suggest, action: .run { runner throws(ToolError) in runner.suggest() }),
    ]
}

extension Option {
    static let template = Option(
        "template",
        value: .word("T", lookup: TemplateLookup.names),
        summary: "the template to use (see viper-gen list)"
    )
    static let command = Option("command", value: .word("WORD"), summary: "the name of its command")
    static let summary = Option("summary", value: .word("TEXT"), summary: "one line of help")
    static let dryRun = Option("dry-run", summary: "list the changes without making them")
    static let templates = Option("templates", value: .path("DIR"), summary: "search DIR for templates first")
    static let shell = Option(
        "shell",
        value: .choice(CompletionShell.allCases.map(\.rawValue)),
        summary: "the calling shell"
    )
}

extension Operands {
    /// The name of a module.
    static let name = Operands(minimum: 1, limit: 1)
    static let template = Operands(minimum: 1, limit: 1) { _ in [.lookup(TemplateLookup.names)] }
}
