/// What `adder help` says, made from the commands themselves.
package enum HelpText {
    package static func overview(_ commands: [Command], examples: [Command.Example]) -> String {
        var lines = ["adder: a to-do list for the command line", ""]
        lines += table(examples.map { ($0.line, $0.meaning) })
        lines += ["", "Commands:"]
        lines += table(commands.map { (([$0.name] + $0.aliases).joined(separator: ", "), $0.summary) })
        lines += ["", "Options of every command:"]
        lines += table(Option.everywhere.map { (spelling(of: $0), $0.summary) })
        lines += ["", "adder help COMMAND explains one of them."]
        return text(lines)
    }

    package static func page(_ command: Command) -> String {
        var lines = ["adder \(command.name): \(command.summary)", "", "  \(usage(of: command))"]
        if !command.aliases.isEmpty { lines += ["", "Also called: \(command.aliases.joined(separator: ", "))"] }
        if !command.examples.isEmpty {
            lines += ["", "Examples:"]
            lines += table(command.examples.map { ($0.line, $0.meaning) })
        }
        if !command.notes.isEmpty { lines += [""] + command.notes }
        if !command.options.isEmpty {
            lines += ["", "Options:"]
            lines += table(command.options.map { (spelling(of: $0), $0.summary) })
        }
        lines += ["", "Options of every command:"]
        lines += table(Option.everywhere.map { (spelling(of: $0), $0.summary) })
        return text(lines)
    }

    package static func usage(of command: Command) -> String {
        let options = command.options.map { "[\(spelling(of: $0))]" }
        return (["adder", command.name, command.placeholder] + options).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func spelling(of option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? ""
        return letter + "--\(option.name)" + (option.value.placeholder.map { " \($0)" } ?? "")
    }

    private static func table(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { left, right in
            "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
        }
    }

    private static func text(_ lines: [String]) -> String {
        lines.joined(separator: "\n") + "\n"
    }
}
