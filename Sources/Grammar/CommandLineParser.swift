/// Parses command lines; options may come before or after the command.
package struct CommandLineParser {
    package let commands: [Command]

    package init(_ commands: [Command]) {
        self.commands = commands
    }

    package func parse(_ words: [String]) throws(InputError) -> Invocation {
        var command: Command?
        var operands: [Word] = []
        var choices: [Invocation.Choice] = []
        var leading: [TypedOption] = []
        var rest = words[...]

        while let word = rest.popFirst() {
            if word == "--" {
                if command == nil, let name = rest.popFirst() { command = try commands.command(named: name) }
                operands += rest.map { Word($0, isLiteral: true) }
                break
            }
            guard let typed = TypedOption(word) else {
                if command == nil {
                    command = try commands.command(named: word)
                } else {
                    operands.append(Word(word))
                }
                continue
            }
            let option = try option(typed, of: command)
            if command == nil { leading.append(typed) }
            guard !choices.contains(where: { $0.option == option.name }) else {
                throw .duplicateOption("--\(option.name)")
            }
            let value = try value(of: option, typed: typed, rest: &rest)
            if command != nil { try check(value, of: option, typed: typed) }
            choices.append(Invocation.Choice(option, value))
        }

        // Two commands may have an option of the same name with different choices.
        for typed in leading {
            let option = try option(typed, of: command)
            let value = choices.first { $0.option == option.name }?.value ?? ""
            try check(value, of: option, typed: typed)
        }
        if let command, let limit = command.operands.limit, let word = operands.dropFirst(limit).first {
            throw .unexpectedArgument(word.text, command: command.name)
        }
        let invocation = Invocation(command: command?.name, operands: operands, choices: choices)
        if invocation.has(.json), invocation.has(.plain) { throw .conflictingOptions("--json", "--plain") }
        return invocation
    }

    /// Returns the option; before the command is known, the options of all commands are accepted.
    private func option(_ typed: TypedOption, of command: Command?) throws(InputError) -> Option {
        let own = command.map(\.options) ?? [.keepGoing] + commands.flatMap(\.options)
        let known = Option.global + own
        if let option = known.first(where: { typed.matches($0) }) { return option }
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
    ) throws(InputError) -> String {
        guard let placeholder = option.value.placeholder else {
            guard typed.value == nil else { throw .unexpectedValue(option: typed.spelling) }
            return ""
        }
        guard let value = typed.value ?? rest.popFirst(), !value.isEmpty else {
            throw .missingValue(option: typed.spelling, placeholder: placeholder)
        }
        return value
    }

    private func check(_ value: String, of option: Option, typed: TypedOption) throws(InputError) {
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
    /// Returns the command with this name or alias, or throws with a suggestion.
    package func command(named name: String) throws(InputError) -> Command {
        if let command = first(where: { $0.hasName(name) }) { return command }
        let known = filter { $0.audience == .people }
        let suggestion =
            known.first { $0.foreignNames.contains(name) }?.name
            ?? Suggestion.nearest(to: name, among: known.flatMap { [$0.name] + $0.aliases })
        throw .unknownCommand(name, suggestion: suggestion)
    }
}
