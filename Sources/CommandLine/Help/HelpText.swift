import ProgramOutput

/// The help of a program, generated from its commands.
package struct HelpText {
    private let program: Program
    private let columns: Int

    /// - Parameter columns: The width of the window, if it is known. Lines are never wider than 80 columns.
    package init(_ program: Program, columns: Int? = nil) {
        self.program = program
        self.columns = min(80, max(20, columns ?? 80))
    }

    /// Returns an overview. With groups it lists only the names of commands, so that it fits in 24 lines.
    package func overview(_ commands: [Command], examples: [Command.Example], ending: [String] = []) -> String {
        let commands = commands.filter { $0.audience == .people }
        var lines = ["\(program.name): \(say(Sentence(program.summary)))", ""]
        lines += table(examples.map { ($0.line, $0.meaning) } + [("\(program.name) help COMMAND", "explain a command")])
        lines += [""]
        if program.groups.isEmpty {
            lines += table(commands.map { ($0.name, $0.summary) })
        } else {
            // Who reads this knows how to get help.
            let options = program.options.filter { $0.name != Option.help.name }
            lines += names(of: commands) + ["", say("Global options:")] + table(options)
        }
        return HelpText.text((lines + ending).flatMap { wrapped($0, indentedTo: 0) })
    }

    /// Returns the names by group, in lines that fit.
    private func names(of commands: [Command]) -> [String] {
        let titles = program.groups.map { say(Sentence($0.title)) }
        let indent = (titles.map(\.count).max() ?? 0) + 3
        return zip(program.groups, titles).flatMap { group, title -> [String] in
            var lines: [String] = []
            for command in commands.filter({ $0.group == group }).sorted(by: { $0.name < $1.name }) {
                let aliases = command.aliases.isEmpty ? "" : " (\(command.aliases.joined(separator: ", ")))"
                let name = command.name + aliases
                if let last = lines.last, last.count + 2 + name.count <= columns {
                    lines[lines.count - 1] = "\(last)  \(name)"
                } else {
                    let front = lines.isEmpty ? "\(title):" : ""
                    lines.append(front + String(repeating: " ", count: indent - front.count) + name)
                }
            }
            return lines
        }
    }

    package func page(_ command: Command) -> String {
        var lines = wrapped("\(program.name) \(command.name): \(say(Sentence(command.summary)))", indentedTo: 2) + [""]
        lines += wrapped("  \(usage(of: command))", indentedTo: 6)
        if !command.aliases.isEmpty {
            lines += [""] + wrapped(say("Aliases: \(command.aliases.joined(separator: ", "))"), indentedTo: 9)
        }
        let examples = command.examples
        if !examples.isEmpty { lines += ["", say("Examples:")] + table(examples.map { ($0.line, $0.meaning) }) }
        let notes = command.notes
        if !notes.isEmpty { lines += [""] + notes.flatMap(wrapped(note:)) }
        let options = command.options
        if !options.isEmpty { lines += ["", say("Options:")] + table(options) }
        return HelpText.text(lines + ["", say("Global options:")] + table(program.options))
    }

    /// Returns a help topic, such as the words of a language.
    package func page(_ topic: ManualText.Subsection) -> String {
        let table = table(topic.entries.map { ($0.word, $0.meaning) })
        let rules = topic.text.isEmpty ? [] : [""] + topic.text.flatMap(wrapped(note:))
        return HelpText.text([say(Sentence(topic.title)), ""] + table + rules)
    }

    package func usage(of command: Command) -> String {
        let options = command.options.map { "[\($0.longSpelling)]\($0.isRepeatable ? "…" : "")" }
        return ([program.name, command.name, command.placeholder] + options).filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

extension Option {
    /// `-h, --help` or `--by due|tag`.
    package var spelling: String {
        (letter.map { "-\($0), " } ?? "") + longSpelling
    }

    /// `--by due|tag`, without the letter.
    fileprivate var longSpelling: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }
}

// MARK: - Layout

extension HelpText {
    /// The width below which the meaning of a word is under the word.
    private static let minimumMeaningWidth = 24

    private func table(_ options: [Option]) -> [String] {
        table(options.map { ($0.spelling, $0.summary) })
    }

    /// Returns rows of two aligned columns, wrapped to the width.
    private func table(_ rows: [(word: String, meaning: String)]) -> [String] {
        let rows = rows.map { ($0.word, $0.meaning.isEmpty ? "" : say(Sentence($0.meaning))) }
        let width = rows.map(\.0.count).max() ?? 0
        guard columns < 80, columns - width - 4 < HelpText.minimumMeaningWidth else {
            return HelpText.columns(rows).flatMap { wrapped($0, indentedTo: width + 4) }
        }
        return rows.flatMap { word, meaning in
            wrapped("  \(word)", indentedTo: 4)
                + (meaning.isEmpty ? [] : wrapped("    \(meaning)", indentedTo: 4))
        }
    }

    /// Returns rows of two aligned columns.
    package static func columns(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }
    }

    /// Wraps a line to the width; continuation lines are indented to `column`.
    private func wrapped(_ line: String, indentedTo column: Int) -> [String] {
        guard line.count > columns else { return [line] }
        let front = line.prefix(columns + 1)
        // Prefers a break at two spaces, which separate the words of a list.
        let ends = zip(front.indices, front.indices.dropFirst()).map { (first: $0, second: $1) }
            .filter { line[$0.first] == " " && line.distance(from: line.startIndex, to: $0.first) > column }
        guard let end = (ends.last { line[$0.second] == " " } ?? ends.last)?.first else { return [line] }
        let rest = line[end...].drop { $0 == " " }
        return [String(line[..<end])] + wrapped(String(repeating: " ", count: column) + rest, indentedTo: column)
    }

    /// Wraps a note; continuation lines are indented to the text after its label.
    private func wrapped(note: String) -> [String] {
        let note = say(Sentence(note))
        let label = note.prefix(20).firstIndex(of: ":").map { note.distance(from: note.startIndex, to: $0) + 2 }
        return wrapped(note, indentedTo: label ?? 0)
    }

    private static func text(_ lines: [String]) -> String {
        lines.joined(separator: "\n") + "\n"
    }
}
