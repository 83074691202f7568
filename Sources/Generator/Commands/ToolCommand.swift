import Grammar

/// A command of viper-gen: the source for parsing, help, the manual and completions.
struct ToolCommand: Equatable, Sendable {
    enum Operand: String, Sendable {
        case name = "NAME"
        case template = "T"
        case folder = "DIR"
        case command = "COMMAND"
        case shell = "SHELL"
    }

    /// Most commands need a package and templates; those that describe viper-gen itself need neither.
    enum Action: Sendable {
        case run(@Sendable (CommandRunner) throws(ToolError) -> ExitStatus)
        case text(@Sendable (ToolInvocation) throws(ToolError) -> String)
    }

    struct Option: Equatable, Sendable {
        let name: String
        /// The name of its value in help; `nil` for a flag.
        var placeholder: String?
        let summary: String
        var isRepeatable = false

        var spelling: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }
    }

    struct Example: Equatable, Sendable {
        let line: String
        let meaning: String

        init(_ line: String, _ meaning: String) {
            (self.line, self.meaning) = (line, meaning)
        }
    }

    let name: String
    let summary: String
    var operands: [Operand] = []
    var optionalOperands: [Operand] = []
    var options: [Option] = []
    var notes: [String] = []
    var examples: [Example] = []

    let action: Action

    /// Compares names, which are unique.
    static func == (one: ToolCommand, other: ToolCommand) -> Bool {
        one.name == other.name
    }

    var usage: String {
        let operands = operands.map(\.rawValue)
        let optional = optionalOperands.map { "[\($0.rawValue)]" }
        let options = options.map { "[\($0.spelling)]\($0.isRepeatable ? "…" : "")" }
        return (["viper-gen", name] + operands + optional + options).joined(separator: " ")
    }
}

extension ToolCommand.Option {
    static let template = Self(name: "template", placeholder: "T", summary: "the template to use (default: command)")
    static let command = Self(name: "command", placeholder: "WORD", summary: "the name of its command")
    static let summary = Self(name: "summary", placeholder: "TEXT", summary: "one line of help")
    static let set = Self(
        name: "set",
        placeholder: "KEY=VALUE",
        summary: "set another parameter (see viper-gen show T)",
        isRepeatable: true
    )
    static let noTests = Self(name: "no-tests", summary: "omit the tests")
    static let dryRun = Self(name: "dry-run", summary: "list the changes without making them")
    static let diff = Self(name: "diff", summary: "show the changes as a diff without making them")
    static let force = Self(name: "force", summary: "replace generated files that were not edited")
    static let verify = Self(name: "verify", summary: "build, lint and test the result")
    static let json = Self(name: "json", summary: "write JSON")
    static let templates = Self(name: "templates", placeholder: "DIR", summary: "search DIR for templates first")
    static let metrics = Self(name: "metrics", summary: "count files, lines and tests by role and by module")
    static let build = Self(name: "build", summary: "with --metrics: also measure build times")
    static let help = Self(name: "help", summary: "show help for the command")
}
