/// The help pages, generated from the commands, in lines of up to 80 characters.
package enum HelpText {
    /// - Parameter program: The name to type before a command, or `nil` in a session.
    package static func overview(_ commands: [Command], of program: String?) -> String {
        let width = min(24, commands.map(\.name.count).max() ?? 0)
        let rows = commands.flatMap { command -> [String] in
            let summary = wrapped(command.summary, to: 76 - width)
            // A long name gets a line of its own.
            let isLong = command.name.count > width
            let names = [command.name] + Array(repeating: "", count: summary.count - (isLong ? 0 : 1))
            return zip(names, (isLong ? [""] : []) + summary).map { name, text in
                "  \(name)" + (text.isEmpty ? "" : String(repeating: " ", count: width - name.count + 2) + text)
            }
        }
        return (["Commands:", ""] + rows + ["", "\(line("help COMMAND", program)) explains a command."])
            .joined(separator: "\n")
    }

    package static func page(_ command: Command, of program: String?) -> String {
        let usage = command.placeholder.isEmpty ? command.name : "\(command.name) \(command.placeholder)"
        var lines = wrapped("\(line(command.name, program)): \(command.summary)") + ["", "  \(line(usage, program))"]
        if !command.notes.isEmpty { lines += [""] + command.notes.flatMap { wrapped($0) } }
        if !command.examples.isEmpty { lines += ["", "Examples:"] + command.examples.map { "  \(line($0, program))" } }
        return lines.joined(separator: "\n")
    }

    private static func line(_ words: String, _ program: String?) -> String {
        program.map { "\($0) \(words)" } ?? words
    }

    /// Breaks a text at spaces.
    private static func wrapped(_ text: String, to limit: Int = 80) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= limit {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }
}
