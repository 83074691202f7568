/// The cursor position in a command line, after parsing the words before it.
package struct CompletionPoint {
    private let program: Program
    private let commands: [Command]
    private var command: Command?
    private var operands: [String] = []
    /// `true` after `--`.
    private var isLiteral = false
    private var usedOptions: [(option: Option, value: String?)] = []
    /// `true` if the value of the last option comes next.
    private var needsValue = false
    private var hasUnknownCommand = false

    /// - Parameter words: the words before the one at the cursor, without the program name.
    package init(after words: [String], _ program: Program, _ commands: [Command]) {
        self.program = program
        self.commands = commands.filter { $0.audience == .people }
        for word in words { read(word) }
    }

    /// Returns the value of an option before the cursor.
    package func value(of option: Option) -> String? {
        usedOptions.last { $0.option.name == option.name && $0.value != nil }?.value
    }

    private mutating func read(_ word: String) {
        if needsValue {
            usedOptions[usedOptions.count - 1].value = word
            needsValue = false
        } else if isLiteral {
            readOperand(word)
        } else if word == "--" {
            isLiteral = true
        } else if let typed = TypedOption(word, among: knownOptions) {
            read(typed)
        } else {
            readOperand(word)
        }
    }

    private mutating func read(_ typed: TypedOption) {
        guard let option = knownOptions.first(where: { typed.matches($0) }) else { return }
        let takesValue = option.value.placeholder != nil
        usedOptions.append((option, takesValue ? typed.value : nil))
        needsValue = takesValue && typed.value == nil
    }

    private mutating func readOperand(_ word: String) {
        guard command == nil else { return operands.append(word) }
        command = commands.first { $0.hasName(word) }
        hasUnknownCommand = command == nil
    }

    private var knownOptions: [Option] {
        program.options(of: command, among: commands)
    }
}

// MARK: - Completions

extension CompletionPoint {
    /// Returns the completions of `beginning`, the most useful first.
    package func completions(of beginning: String) -> [Completion] {
        if hasUnknownCommand { return [] }
        if needsValue, let option = usedOptions.last?.option { return option.value.completions(of: beginning[...]) }
        if !isLiteral, let option = knownOptions.first(where: { beginning.hasPrefix("--\($0.name)=") }) {
            let kept = "--\(option.name)="
            return option.value.completions(of: beginning.dropFirst(kept.count), after: kept)
        }
        if !isLiteral, beginning.hasPrefix("--") { return options(beginning) }
        let words = command.map { operands(of: $0, at: beginning) } ?? commands.nameCompletions(of: beginning)
        return isLiteral || beginning != "-" ? words : words + options(beginning)
    }

    private func operands(of command: Command, at beginning: String) -> [Completion] {
        if let limit = command.operands.limit, operands.count >= limit { return [] }
        return command.operands.completions(
            Operands.Point(words: operands, beginning: beginning, isLiteral: isLiteral, commands: commands)
        )
    }

    private func options(_ beginning: String) -> [Completion] {
        let all = (command?.options ?? program.ownOptions) + program.options
        return all.filter(isAvailable).map { HelpEntry("--\($0.name)", $0.summary) }.completions(of: beginning)
    }

    /// Returns `false` for options that were given or conflict with one that was.
    private func isAvailable(_ option: Option) -> Bool {
        if option.isRepeatable { return true }
        let rivals = program.alternatives.first { $0.contains { $0.name == option.name } } ?? [option]
        return !usedOptions.contains { used in rivals.contains { $0.name == used.option.name } }
    }
}

extension Option.Value {
    fileprivate func completions(of beginning: Substring, after kept: String = "") -> [Completion] {
        switch self {
        case .none: return []
        case .choice(let choices, _): return choices.map { HelpEntry($0, "") }.completions(of: beginning, after: kept)
        case .keys(let keys, _):
            let start = beginning.lastIndex(where: ",-".contains).map(beginning.index(after:)) ?? beginning.startIndex
            return keys.map { HelpEntry($0, "") }
                .completions(of: beginning[start...], after: kept + beginning[..<start])
        case .path: return [.files(beginning: String(beginning), kept: kept)]
        case .word(_, let lookup): return lookup.map { [.lookup($0)] } ?? []
        }
    }
}
