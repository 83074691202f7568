/// Parses command lines; options may come before or after the command.
package struct CommandLineParser {
    private let program: Program
    package let commands: [Command]

    package init(_ program: Program, _ commands: [Command]) {
        self.program = program
        self.commands = commands
    }

    package func parse(_ words: [String]) throws(UsageError) -> Invocation {
        var command: Command?
        var operands: [Word] = []
        var choices: [Invocation.Choice] = []
        var leading: [TypedOption] = []
        var rest = words[...]

        while let word = rest.popFirst() {
            if word == "--" {
                if command == nil, let name = rest.popFirst() { command = try self.command(named: name, rest) }
                operands += rest.map { Word($0, isLiteral: true) }
                break
            }
            guard let typed = TypedOption(word, among: program.options(of: command, among: commands)) else {
                if command == nil {
                    if word.hasPrefix("-"), word.count > 1 {
                        let suggestion = MistypedOption(word, of: nil, program).suggestion
                        throw .unknownOption(word, command: nil, suggestion: suggestion, isText: false)
                    }
                    command = try self.command(named: word, rest)
                } else if let known = command {
                    try refuseOption(word, of: known, after: operands, rest)
                    operands.append(Word(word))
                }
                continue
            }
            let option = try option(typed, of: command, rest)
            if command == nil { leading.append(typed) }
            guard option.isRepeatable || !choices.contains(where: { $0.option == option.name }) else {
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
        let invocation = Invocation(command: command?.name, operands: operands, choices: choices)
        if let command { try check(invocation, of: command) }
        for options in program.alternatives {
            let chosen = options.filter(invocation.has)
            if chosen.count > 1 { throw .conflictingOptions("--\(chosen[0].name)", "--\(chosen[1].name)") }
        }
        return invocation
    }

    /// Parses a line that no shell has read, and replaces its paths, such as `~/todo.txt`.
    package func parse(_ words: [String], replacingPaths replace: (String) -> String) throws(UsageError) -> Invocation {
        let invocation = try parse(words)
        let command = commands.first { $0.name == invocation.command }
        let paths = program.options(of: command, among: commands).filter {
            if case .path = $0.value { true } else { false }
        }
        return invocation.replacingPaths(in: paths, andOperands: command?.operands.isPath ?? false, replace)
    }

    private func check(_ invocation: Invocation, of command: Command) throws(UsageError) {
        if let limit = command.operands.limit, let word = invocation.operands.dropFirst(limit).first {
            throw .unexpectedArgument(word.text, command: command.name)
        }
        guard invocation.operands.count >= command.operands.minimum || invocation.has(.help) else {
            throw .missingArgument(
                command: command.name,
                example: command.examples.first?.line ?? HelpText(program).usage(of: command)
            )
        }
    }

    /// Returns the option; before the command is known, the options of all commands are accepted.
    private func option(
        _ typed: TypedOption,
        of command: Command?,
        _ rest: ArraySlice<String> = []
    ) throws(UsageError) -> Option {
        // The options of the program come first, so that most command lines need no others.
        if let option = program.options.first(where: { typed.matches($0) }) { return option }
        let known = program.options(of: command, among: commands)
        if let option = known.first(where: { typed.matches($0) }) { return option }
        throw .unknownOption(
            typed.spelling,
            command: command?.name,
            suggestion: MistypedOption(typed.spelling, of: command, program, value: typed.value ?? rest.first)
                .suggestion
                ?? Suggestion.nearest(to: typed.name, among: known.map(\.name)).map { "--\($0)" },
            isText: command?.operands.isText ?? false
        )
    }

    /// Throws for a word such as `-s`, `-rf` or `-parts` that was probably meant as an option, where it would be a tag to
    /// exclude or the text of an item.
    private func refuseOption(
        _ word: String,
        of command: Command,
        after operands: [Word],
        _ rest: ArraySlice<String>
    ) throws(UsageError) {
        guard word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1, !word.hasPrefix("--"),
            command.audience == .people
        else { return }
        let typed = MistypedOption(word, of: command, program, value: rest.first)
        func unknown(isText: Bool) -> UsageError {
            .unknownOption(word, command: command.name, suggestion: typed.suggestion, isText: isText)
        }
        switch command.operands.filter {
        case .first where !operands.isEmpty:
            // A letter among the changes to an item removes a tag, unless a value follows it.
            let hasValue = rest.first.map(CommandLineParser.isPlain) ?? false
            guard typed.isOwnName || typed.isLetter && hasValue && typed.suggestion != nil else { return }
            throw unknown(isText: true)
        case .first, .everywhere:
            if let count = typed.count {
                throw .unknownOption(word, command: command.name, suggestion: count, isText: false)
            }
            if let option = TypedOption(word, among: commands.flatMap(\.options)) {
                let names = commands.filter { $0.options.contains(where: option.matches) }.map(\.name).sorted()
                throw .optionOfOthers("\(option.spelling) (--\(option.name))", commands: names)
            }
            guard typed.isLetter || typed.isOption else { return }
            throw .unknownLetter(word, command: command.name, suggestion: typed.suggestion)
        case .nowhere:
            let isFirstDigit = operands.isEmpty && typed.isDigit
            guard typed.isLetter || typed.isName || isFirstDigit || typed.count != nil else { return }
            throw unknown(isText: command.operands.isText)
        }
    }

    /// Returns `true` for a word without a key or a mark, which can be the value of an option.
    private static func isPlain(_ word: String) -> Bool {
        !word.utf8.contains(UInt8(ascii: ":")) && !"+@#-".utf8.contains(word.utf8.first ?? 0)
    }

    /// Returns the command, or throws with what the words may mean.
    private func command(named name: String, _ rest: ArraySlice<String>) throws(UsageError) -> Command {
        do {
            return try commands.command(named: name, of: program, followedBy: Array(rest))
        } catch .unknownCommand(let word, let nearest, nil, _) {
            let words = [name] + rest.filter { $0 != "--" }
            let foreign = program.foreignWords()
            if let line = foreign.line(words, commands) { throw .unknownCommand(word, suggestion: line) }
            let isText = name.first.map { $0.isLetter || $0.isNumber } ?? false
            let text = !isText || rest.isEmpty || foreign.commands.isEmpty ? nil : "add \(LineSplitter.joined(words))"
            throw .unknownCommand(word, suggestion: nearest, text: text)
        }
    }

    private func value(
        of option: Option,
        typed: TypedOption,
        rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let placeholder = option.value.placeholder else {
            guard typed.value == nil else { throw .unexpectedValue(option: typed.spelling) }
            return ""
        }
        guard let value = typed.value ?? rest.popFirst(), !value.isEmpty else {
            throw .missingValue(option: typed.spelling, placeholder: placeholder)
        }
        return value
    }

    private func check(_ value: String, of option: Option, typed: TypedOption) throws(UsageError) {
        switch option.value {
        case .none, .path, .word:
            return
        case .choice(let choices, let otherNames):
            guard choices.contains(value) || otherNames.contains(value.lowercased()) else {
                throw .wrongChoice(option: typed.spelling, value: value, choices: choices)
            }
        case .keys(let keys, let otherNames):
            let names = SortWords.keys(value).map(\.name)
            guard let wrong = names.first(where: { !keys.contains($0) && !otherNames.contains($0) }) else { return }
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
    package func command(named name: String) throws(UsageError) -> Command {
        try command(named: name, ForeignWords(), [])
    }

    /// Returns the command, or throws with what to type instead of a command of another program.
    /// - Parameter words: What follows the name.
    package func command(
        named name: String,
        of program: Program,
        followedBy words: [String] = []
    ) throws(UsageError) -> Command {
        if let command = first(where: { $0.hasName(name) }) { return command }
        return try command(named: name, program.foreignWords(), words)
    }

    private func command(
        named name: String,
        _ foreign: ForeignWords,
        _ words: [String]
    ) throws(UsageError) -> Command {
        if let command = first(where: { $0.hasName(name) }) { return command }
        let known = filter { $0.audience == .people }
        if let command = known.first(where: { $0.foreignNames.contains(name) }) {
            let line = LineSplitter.joined([command.name] + (command.operands.limit == nil ? words : []))
            throw .unknownCommand(name, suggestion: line, meaning: command.summary)
        }
        if let command = foreign.commands.first(where: { $0.names.contains(name) }) {
            let (line, meaning) = command.answer(for: words)
            throw .unknownCommand(name, suggestion: line, meaning: meaning)
        }
        let suggestion = Suggestion.nearest(to: name, among: known.flatMap { [$0.name] + $0.aliases })
        throw .unknownCommand(name, suggestion: suggestion)
    }
}
