/// The output of `adder help`, generated from the commands.
package enum HelpText {
    /// Returns an overview that fits in 24 lines, so it lists only the names of commands.
    package static func overview(_ commands: [Command], examples: [Command.Example]) -> String {
        var lines = ["adder: a to-do list for the command line", ""]
        lines += table(examples.map { ($0.line, $0.meaning) })
        lines += [""] + names(of: commands.filter { $0.audience == .people })
        lines += ["", "Global options:"]
        lines += table(Option.global.map { (spelling(of: $0), $0.summary) })
        lines += ["", "Run adder help COMMAND for details."]
        return text(lines)
    }

    /// Returns the names by group, in lines of 80 columns.
    private static func names(of commands: [Command]) -> [String] {
        let titles = Command.Group.allCases.map(\.title)
        let indent = (titles.map(\.count).max() ?? 0) + 3
        return zip(Command.Group.allCases, titles).flatMap { group, title -> [String] in
            var lines: [String] = []
            for command in commands.filter({ $0.group == group }).sorted(by: { $0.name < $1.name }) {
                let aliases = command.aliases.isEmpty ? "" : " (\(command.aliases.joined(separator: ", ")))"
                let name = command.name + aliases
                if let last = lines.last, last.count + 2 + name.count <= 80 {
                    lines[lines.count - 1] = "\(last)  \(name)"
                } else {
                    let front = lines.isEmpty ? "\(title):" : ""
                    lines.append(front + String(repeating: " ", count: indent - front.count) + name)
                }
            }
            return lines
        }
    }

    package static func page(_ command: Command) -> String {
        var lines = wrapped("adder \(command.name): \(command.summary)", indentedTo: 2) + [""]
        lines += wrapped("  \(usage(of: command))", indentedTo: 6)
        if !command.aliases.isEmpty { lines += ["", "Aliases: \(command.aliases.joined(separator: ", "))"] }
        if !command.examples.isEmpty {
            lines += ["", "Examples:"]
            lines += table(command.examples.map { ($0.line, $0.meaning) })
        }
        if !command.notes.isEmpty { lines += [""] + command.notes.flatMap(wrapped) }
        if !command.options.isEmpty {
            lines += ["", "Options:"]
            lines += table(command.options.map { (spelling(of: $0), $0.summary) })
        }
        lines += ["", "Global options:"]
        lines += table(Option.global.map { (spelling(of: $0), $0.summary) })
        return text(lines)
    }

    package static func usage(of command: Command) -> String {
        let options = command.options.map { "[\(spelling(of: $0))]" }
        return (["adder", command.name, command.placeholder] + options).filter { !$0.isEmpty }.joined(separator: " ")
    }

    static func spelling(of option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? ""
        return letter + "--\(option.name)" + (option.value.placeholder.map { " \($0)" } ?? "")
    }

    private static func table(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.flatMap { left, right in
            wrapped("  \(left)\(String(repeating: " ", count: width - left.count))  \(right)", indentedTo: width + 4)
        }
    }

    /// Wraps a line at 80 columns; continuation lines are indented to `column`.
    private static func wrapped(_ line: String, indentedTo column: Int) -> [String] {
        guard line.count > 80 else { return [line] }
        let front = line.prefix(81)
        // Prefers a break at two spaces, which separate the words of a list.
        let ends = zip(front.indices, front.indices.dropFirst()).map { (first: $0, second: $1) }
            .filter { line[$0.first] == " " && line.distance(from: line.startIndex, to: $0.first) > column }
        guard let end = (ends.last { line[$0.second] == " " } ?? ends.last)?.first else { return [line] }
        let rest = line[end...].drop { $0 == " " }
        return [String(line[..<end])] + wrapped(String(repeating: " ", count: column) + rest, indentedTo: column)
    }

    /// Wraps a note; continuation lines are indented to the text after its label.
    private static func wrapped(_ note: String) -> [String] {
        let label = note.prefix(20).firstIndex(of: ":").map { note.distance(from: note.startIndex, to: $0) + 2 }
        return wrapped(note, indentedTo: label ?? 0)
    }

    private static func text(_ lines: [String]) -> String {
        lines.joined(separator: "\n") + "\n"
    }
}
