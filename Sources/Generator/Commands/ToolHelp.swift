import Grammar

/// The help texts.
enum ToolHelp {
    static let overview = text(
        ["viper-gen: generate VIPER modules with tests, and register them", ""]
            + table([
                ("viper-gen new RescheduleItem --command reschedule", "generate a use case"),
                ("viper-gen new RescheduleItem --dry-run", "preview the files"),
                ("viper-gen new Notes --template package", "create a package"),
                ("viper-gen remove RescheduleItem", "remove it again"),
            ]) + [""] + table(ToolCommand.all.map { ($0.name, $0.summary) })
            + ["", "Run viper-gen help COMMAND for details."] + exitStatus
    )

    /// Returns the overview, or the page of the named command.
    static func text(for name: String?) throws(ToolError) -> String {
        guard let name else { return overview }
        let all = ToolCommand.all
        if let command = all.first(where: { $0.name == name }) { return page(command) }
        let hint = ToolError.suggestion(for: name, among: all.map(\.name), otherwise: "Run viper-gen help for a list.")
        throw ToolError(.wrongUsage, "“\(name)” is not a command. \(hint)")
    }

    static let statuses: [(ExitStatus, String)] = [
        (.done, "success"), (.wrongUsage, "usage error"), (.badData, "invalid data"), (.notFound, "not found"),
        (.cannotCreate, "path in the way"), (.outputFailed, "write error"), (.busy, "already running"),
        (.notPermitted, "changed by hand"),
    ]

    private static let exitStatus = folded(
        "Exit status: \(statuses.map { "\($0.rawValue) \($1)" }.joined(separator: ", ")).",
        below: 0
    )

    static func page(_ command: ToolCommand) -> String {
        var lines = ["viper-gen \(command.name): \(command.summary)", ""] + folded("  \(command.usage)", below: 6)
        if !command.examples.isEmpty {
            lines += ["", "Examples:"] + table(command.examples.map { ($0.line, $0.meaning) })
        }
        if !command.notes.isEmpty { lines += [""] + command.notes.flatMap { folded($0, below: 0) } }
        if !command.options.isEmpty {
            lines += ["", "Options:"] + table(command.options.map { ($0.spelling, $0.summary) })
        }
        return text(lines)
    }

    /// Returns rows of two aligned columns.
    static func table(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }
    }

    private static func folded(_ line: String, below column: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            if current.count + word.count > 79, !current.allSatisfy({ $0 == " " }) {
                lines.append(String(current.dropLast()))
                current = String(repeating: " ", count: column)
            }
            current += "\(word) "
        }
        return lines + [String(current.dropLast())]
    }

    private static func text(_ lines: [String]) -> String {
        lines.joined(separator: "\n") + "\n"
    }
}
