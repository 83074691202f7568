/// The help pages, generated from the commands.
package enum HelpText {
    package static func overview(_ commands: [Command], of program: String) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        let rows = commands.map { command in
            let gap = String(repeating: " ", count: width - command.name.count)
            return "  \(command.name)\(gap)  \(command.summary)"
        }
        return (["\(program) commands:", ""] + rows + ["", "\(program) help COMMAND explains a command."])
            .joined(separator: "\n")
    }

    package static func page(_ command: Command, of program: String) -> String {
        let usage = [program, command.name, command.placeholder].filter { !$0.isEmpty }.joined(separator: " ")
        let examples = command.examples.map { "  \(program) \($0)" }
        let lines = ["\(program) \(command.name): \(command.summary)", "", "  \(usage)"]
        return (lines + (examples.isEmpty ? [] : ["", "Examples:"] + examples)).joined(separator: "\n")
    }
}
