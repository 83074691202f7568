import Boundary

/// What `viper-gen help` says.
enum ToolHelp {
    static let overview = text(
        ["viper-gen: writes VIPER modules, tests and all, and registers them", ""]
            + table([
                ("viper-gen new RescheduleItem --command reschedule", "write a use case"),
                ("viper-gen new RescheduleItem --dry-run", "see what that would write"),
                ("viper-gen new Notes --template package", "begin a package of its own"),
                ("viper-gen remove RescheduleItem", "take it all back"),
            ]) + [""] + table(ToolCommand.all.map { ($0.name, $0.summary) })
            + ["", "viper-gen help COMMAND explains one of them."] + exitStatus
    )

    /// The overview, or the page of one command.
    static func answer(_ name: String?) throws(Refusal) -> String {
        guard let name else { return overview }
        let all = ToolCommand.all
        if let command = all.first(where: { $0.name == name }) { return page(command) }
        let way = Refusal.meant(name, among: all.map(\.name), otherwise: "viper-gen help lists them.")
        throw Refusal(.wrongUsage, "There is no command “\(name)”; \(way)")
    }

    static let statuses: [(ExitStatus, String)] = [
        (.done, "done"), (.wrongUsage, "wrong usage"), (.badData, "bad data"), (.notFound, "not found"),
        (.cannotCreate, "in the way"), (.outputFailed, "answer lost"), (.busy, "another one at work"),
        (.notPermitted, "somebody worked on it"),
    ]

    private static let exitStatus = folded(
        "It exits with \(statuses.map { "\($0.rawValue) \($1)" }.joined(separator: ", ")).",
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

    /// Two columns.
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
