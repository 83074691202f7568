package import Boundary

/// Takes a command line apart; flags may stand before or after the command.
package struct CommandLineParser {
    package let commands: [Command]

    package init(_ commands: [Command]) {
        self.commands = commands
    }

    package func parse(_ words: [String]) throws(Misunderstanding) -> Invocation {
        var command: Command?
        var operands: [Word] = []
        var choices: [Invocation.Choice] = []
        var early: [TypedOption] = []
        var rest = words[...]

        while let word = rest.popFirst() {
            if word == "--" {
                if command == nil, let name = rest.popFirst() { command = try commands.command(called: name) }
                operands += rest.map { Word($0, isLiteral: true) }
                break
            }
            guard let typed = TypedOption(word) else {
                if command == nil {
                    command = try commands.command(called: word)
                } else {
                    operands.append(Word(word))
                }
                continue
            }
            let option = try option(typed, of: command)
            if command == nil { early.append(typed) }
            guard !choices.contains(where: { $0.option == option.name }) else {
                throw .optionTwice("--\(option.name)")
            }
            let value = try value(of: option, typed: typed, rest: &rest)
            if command != nil { try check(value, of: option, typed: typed) }
            choices.append(Invocation.Choice(option, value))
        }

        // Commands may share the name of an option and not its choices.
        for typed in early {
            let option = try option(typed, of: command)
            let value = choices.first { $0.option == option.name }?.value ?? ""
            try check(value, of: option, typed: typed)
        }
        if let command, let limit = command.operands.limit, let word = operands.dropFirst(limit).first {
            throw .unexpectedWord(word.text, command: command.name)
        }
        let invocation = Invocation(command: command?.name, operands: operands, choices: choices)
        if invocation.has(.json), invocation.has(.plain) { throw .optionsApart("--json", "--plain") }
        return invocation
    }

    /// Before the command is known, an option of any command will do.
    private func option(_ typed: TypedOption, of command: Command?) throws(Misunderstanding) -> Option {
        let own = command.map(\.options) ?? [.keepGoing] + commands.flatMap(\.options)
        let known = Option.everywhere + own
        if let option = known.first(where: { typed.means($0) }) { return option }
        throw .unknownOption(
            typed.spelling,
            command: command?.name,
            suggestion: Suggestion.nearest(to: typed.name, among: known.map(\.name)).map { "--\($0)" },
            isText: [.text, .changes, .words, .setting].contains(command?.operands)
        )
    }

    private func value(
        of option: Option,
        typed: TypedOption,
        rest: inout ArraySlice<String>
    ) throws(Misunderstanding) -> String {
        guard let placeholder = option.value.placeholder else {
            guard typed.value == nil else { throw .unwantedValue(option: typed.spelling) }
            return ""
        }
        guard let value = typed.value ?? rest.popFirst(), !value.isEmpty else {
            throw .missingValue(option: typed.spelling, placeholder: placeholder)
        }
        return value
    }

    private func check(_ value: String, of option: Option, typed: TypedOption) throws(Misunderstanding) {
        switch option.value {
        case .none, .path:
            return
        case .choice(let choices):
            guard choices.contains(value) else {
                throw .wrongChoice(option: typed.spelling, value: value, choices: choices)
            }
        case .keys(let keys):
            guard let wrong = SortWords.keys(value).map(\.name).first(where: { !keys.contains($0) }) else { return }
            throw .unknownKey(
                option: typed.spelling,
                key: wrong,
                suggestion: Suggestion.nearest(to: wrong, among: keys),
                known: keys
            )
        }
    }
}

extension [Command] {
    /// The command of this name, or the nearest that a person may have meant.
    package func command(called name: String) throws(Misunderstanding) -> Command {
        if let command = first(where: { $0.isCalled(name) }) { return command }
        let known = filter { $0.audience == .people }
        let meant =
            known.first { $0.foreignNames.contains(name) }?.name
            ?? Suggestion.nearest(to: name, among: known.flatMap { [$0.name] + $0.aliases })
        throw .unknownCommand(name, suggestion: meant)
    }
}
