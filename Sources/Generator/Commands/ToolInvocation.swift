import Boundary

/// A command line of viper-gen taken apart.
struct ToolInvocation: Equatable {
    let command: ToolCommand
    let operands: [String]
    private let choices: [Choice]

    private struct Choice: Equatable {
        let option: ToolCommand.Option
        let value: String
    }

    func has(_ option: ToolCommand.Option) -> Bool {
        choices.contains { $0.option == option }
    }

    func value(of option: ToolCommand.Option) -> String? {
        choices.first { $0.option == option }?.value
    }

    func values(of option: ToolCommand.Option) -> [String] {
        choices.filter { $0.option == option }.map(\.value)
    }

    init(_ words: [String]) throws(Refusal) {
        var rest = words[...]
        let command = try ToolInvocation.command(&rest)
        var operands: [String] = []
        var choices: [Choice] = []
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let choice = try ToolInvocation.choice(word, &rest, command)
            guard choice.option.isRepeatable || !choices.contains(where: { $0.option == choice.option }) else {
                throw Refusal(.wrongUsage, "--\(choice.option.name) is there twice; leave one out.")
            }
            choices.append(choice)
        }
        (self.command, self.operands, self.choices) = (command, operands, choices)
        if !has(.help) { try check() }
    }

    /// Flags may stand before the command.
    private static func command(_ rest: inout ArraySlice<String>) throws(Refusal) -> ToolCommand {
        if rest.isEmpty || ["--help", "-h"].contains(rest.first), rest.count <= 1 {
            rest = []
            return .help
        }
        if rest.elementsEqual(["--version"]) {
            rest = []
            return .version
        }
        let index = rest.firstIndex { !$0.hasPrefix("-") }
        guard let index else { throw Refusal(.wrongUsage, "No command is named; viper-gen help lists them.") }
        let word = rest.remove(at: index)
        let known = ToolCommand.all
        if let command = known.first(where: { $0.name == word }) { return command }
        let way = Refusal.meant(word, among: known.map(\.name), otherwise: "viper-gen help lists them.")
        throw Refusal(.wrongUsage, "There is no command “\(word)”; \(way)")
    }

    private static func choice(
        _ word: String,
        _ rest: inout ArraySlice<String>,
        _ command: ToolCommand
    ) throws(Refusal) -> Choice {
        let spelled = word == "-h" ? "--help" : word
        let name = spelled.drop { $0 == "-" }.prefix { $0 != "=" }
        let known = command.options + [.help]
        guard spelled.hasPrefix("--"), let option = known.first(where: { $0.name == name }) else {
            let near = NearMiss.word(to: String(name), among: known.map(\.name)).map { "did you mean “--\($0)”?" }
            throw Refusal(
                .wrongUsage,
                "viper-gen \(command.name) has no option \(word.prefix { $0 != "=" }); "
                    + (near ?? "see viper-gen help \(command.name).")
            )
        }
        let value = spelled.firstIndex(of: "=").map { String(spelled[spelled.index(after: $0)...]) }
        guard let placeholder = option.placeholder else {
            guard value == nil else {
                throw Refusal(
                    .wrongUsage,
                    "--\(option.name) takes no value; leave out what follows the equals sign."
                )
            }
            return Choice(option: option, value: "")
        }
        guard let value = value ?? rest.popFirst(), !value.isEmpty else {
            throw Refusal(.wrongUsage, "--\(option.name) needs a value: --\(option.name) \(placeholder).")
        }
        return Choice(option: option, value: value)
    }

    private func check() throws(Refusal) {
        guard operands.count >= command.operands.count else {
            let example = command.examples.first?.line ?? command.usage
            throw Refusal(.wrongUsage, "viper-gen \(command.name) needs to know more, as in “\(example)”.")
        }
        let most = command.operands.count + command.optionalOperands.count
        guard let word = operands.dropFirst(most).first else { return }
        throw Refusal(
            .wrongUsage,
            "viper-gen \(command.name) does not know what to do with “\(word)”; see viper-gen help \(command.name)."
        )
    }
}
