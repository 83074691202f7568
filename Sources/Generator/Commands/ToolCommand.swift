import Boundary

/// How a command of viper-gen is said and what it does; parsing, help, the manual and completions come from this value.
struct ToolCommand: Equatable, Sendable {
    enum Operand: String, Sendable {
        case name = "NAME"
        case template = "T"
        case folder = "DIR"
        case command = "COMMAND"
        case shell = "SHELL"
    }

    /// Most look at a package and at templates; what is said of viper-gen itself needs neither.
    enum Work: Sendable {
        case inWorkshop(@Sendable (Workshop) throws(Refusal) -> ExitStatus)
        case alone(@Sendable (ToolInvocation) throws(Refusal) -> String)
    }

    struct Option: Equatable, Sendable {
        let name: String
        /// What stands for its value; nil for a flag.
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

    let work: Work

    /// Of one name there is one.
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
    static let template = Self(name: "template", placeholder: "T", summary: "which template; command, if none is named")
    static let command = Self(name: "command", placeholder: "WORD", summary: "its word on the command line")
    static let summary = Self(name: "summary", placeholder: "TEXT", summary: "one line of help")
    static let set = Self(
        name: "set",
        placeholder: "KEY=VALUE",
        summary: "another parameter; viper-gen show T lists them",
        isRepeatable: true
    )
    static let noTests = Self(name: "no-tests", summary: "leave the tests out")
    static let dryRun = Self(name: "dry-run", summary: "tell what would be done, and do nothing")
    static let diff = Self(name: "diff", summary: "show what would be changed, and do nothing")
    static let force = Self(name: "force", summary: "replace what was generated and was not edited since")
    static let verify = Self(name: "verify", summary: "build, lint and test what was written")
    static let json = Self(name: "json", summary: "answer in JSON")
    static let templates = Self(name: "templates", placeholder: "DIR", summary: "look for templates there first")
    static let metrics = Self(name: "metrics", summary: "tell what the architecture costs: files, lines, tests")
    static let build = Self(name: "build", summary: "with --metrics: the build seconds of each module, too")
    static let help = Self(name: "help", summary: "explain the command")
}
