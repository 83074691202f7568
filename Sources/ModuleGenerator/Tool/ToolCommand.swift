import CommandLine
import ProgramOutput

extension Program {
    static let viperGen = Program("viper-gen", summary: "generate VIPER modules with tests, and register them")
}

/// A command of viper-gen, and what it does.
struct ToolCommand: Sendable {
    /// Most commands need a package and templates; commands about viper-gen itself need neither.
    enum Action: Sendable {
        case run(@Sendable (CommandRunner) throws(ToolError) -> ExitStatus)
        case text(@Sendable (Invocation) throws(ToolError) -> String)
    }

    let command: Command
    let action: Action

    init(_ command: Command, run: @escaping @Sendable (CommandRunner) throws(ToolError) -> ExitStatus) {
        self.command = command
        action = .run(run)
    }

    init(_ command: Command, text: @escaping @Sendable (Invocation) throws(ToolError) -> String) {
        self.command = command
        action = .text(text)
    }
}

extension Option {
    static let template = Option(
        "template",
        value: .word("T", lookup: TemplateLookup.names),
        summary: "the template to use (default: command)"
    )
    static let command = Option("command", value: .word("WORD"), summary: "the name of its command")
    static let summary = Option("summary", value: .word("TEXT"), summary: "one line of help")
    static let set = Option(
        "set",
        value: .word("KEY=VALUE"),
        summary: "set another parameter (see viper-gen show T)",
        isRepeatable: true
    )
    static let noTests = Option("no-tests", summary: "omit the tests")
    static let dryRun = Option("dry-run", summary: "list the changes without making them")
    static let diff = Option("diff", summary: "show the changes as a diff without making them")
    static let force = Option("force", summary: "replace generated files that were not edited")
    static let verify = Option("verify", summary: "build, lint and test the result")
    static let templates = Option("templates", value: .path("DIR"), summary: "search DIR for templates first")
    static let metrics = Option("metrics", summary: "count files, lines and tests by role and by module")
    static let build = Option("build", summary: "with --metrics: also measure build times")
    static let shell = Option(
        "shell",
        value: .choice(CompletionShell.allCases.map(\.rawValue)),
        summary: "the calling shell"
    )
}

extension Operands {
    /// The name of a module.
    static let name = Operands(minimum: 1, limit: 1)
    /// An optional name for a package, which already has one.
    static let optionalName = Operands(limit: 1)
    static let template = Operands(minimum: 1, limit: 1) { _ in [.lookup(TemplateLookup.names)] }
    static let templateAndFolder = Operands(minimum: 2, limit: 2) { point in
        [point.words.isEmpty ? .lookup(TemplateLookup.names) : .files(beginning: point.beginning)]
    }
}
