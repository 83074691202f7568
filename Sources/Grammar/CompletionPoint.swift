package import Vocabulary

/// The cursor position in a command line, after parsing the words before it.
package struct CompletionPoint {
    private let commands: [Command]
    private(set) var command: Command?
    private(set) var operands: [String] = []
    /// `true` after `--`.
    private(set) var isLiteral = false
    private var usedOptions: [Option] = []
    /// The option whose value comes next.
    private var pendingOption: Option?
    private var hasUnknownCommand = false
    /// The value of `--db`.
    package private(set) var list: String?

    /// - Parameter words: the words before the one at the cursor, without the program name.
    package init(after words: [String], _ commands: [Command]) {
        self.commands = commands.filter { $0.audience == .people }
        for word in words { read(word) }
    }

    private mutating func read(_ word: String) {
        if let option = pendingOption {
            pendingOption = nil
            if option == .db { list = word }
        } else if isLiteral {
            readOperand(word)
        } else if word == "--" {
            isLiteral = true
        } else if let typed = TypedOption(word) {
            read(typed)
        } else {
            readOperand(word)
        }
    }

    private mutating func read(_ typed: TypedOption) {
        guard let option = knownOptions.first(where: { typed.matches($0) }) else { return }
        usedOptions.append(option)
        if option.value == .none { return }
        if typed.value == nil { pendingOption = option }
        if option == .db { list = typed.value }
    }

    private mutating func readOperand(_ word: String) {
        guard command == nil else { return operands.append(word) }
        command = commands.first { $0.hasName(word) }
        hasUnknownCommand = command == nil
    }

    private var knownOptions: [Option] {
        (command.map(\.options) ?? [.keepGoing] + commands.flatMap(\.options)) + Option.global
    }
}

// MARK: - Candidates

extension CompletionPoint {
    /// Returns the completions of `beginning`, the most useful first.
    package func candidates(at beginning: String) -> [Candidate] {
        if hasUnknownCommand { return [] }
        if let pendingOption { return values(of: pendingOption, Stem(beginning)) }
        if !isLiteral, let option = knownOptions.first(where: { beginning.hasPrefix("--\($0.name)=") }) {
            let kept = "--\(option.name)="
            return values(of: option, Stem(String(beginning.dropFirst(kept.count)), kept: kept))
        }
        if !isLiteral, beginning.hasPrefix("--") { return options(Stem(beginning)) }
        let words = command.map { operands(of: $0, at: beginning) } ?? commandNames(Stem(beginning))
        return isLiteral || beginning != "-" ? words : words + options(Stem(beginning))
    }

    private func values(of option: Option, _ stem: Stem) -> [Candidate] {
        switch option.value {
        case .none: []
        case .choice(let choices): choices.map { HelpEntry($0, "") }.candidates(for: stem)
        case .keys(let keys): keys.map { HelpEntry($0, "") }.candidates(for: stem.last(after: ",-"))
        case .path: [.files(stem)]
        }
    }

    private func options(_ stem: Stem) -> [Candidate] {
        let all = (command?.options ?? [.keepGoing]) + Option.global
        let entries = all.filter(isAvailable).map { HelpEntry("--\($0.name)", $0.summary) }
        return entries.candidates(for: stem)
    }

    /// Returns `false` for options that were given or conflict with one that was.
    private func isAvailable(_ option: Option) -> Bool {
        let names = option == .json || option == .plain ? ["json", "plain"] : [option.name]
        return !usedOptions.contains { names.contains($0.name) }
    }

    private func operands(of command: Command, at beginning: String) -> [Candidate] {
        if let limit = command.operands.limit, operands.count >= limit { return [] }
        let stem = Stem(beginning)
        switch command.operands {
        case .none, .count, .line: return []
        case .command: return commandNames(stem)
        case .choice(let choices): return choices.map { HelpEntry($0, "") }.candidates(for: stem)
        case .file: return [.files(stem)]
        case .backup: return [.backups(stem)]
        case .setting:
            return [operands.first.map { .values(ofSetting: $0, stem) } ?? .settings(stem)]
        default: return isLiteral ? [] : ItemCandidates(command, after: operands).candidates(at: beginning)
        }
    }

    /// Returns the names of commands, and aliases of commands whose name does not match.
    private func commandNames(_ stem: Stem) -> [Candidate] {
        let names = commands.map { HelpEntry($0.name, $0.summary) }.candidates(for: stem)
        guard !stem.beginning.isEmpty else { return names }
        let aliases = commands.filter { !$0.name.hasPrefix(stem.beginning) }.flatMap { command in
            command.aliases.map { HelpEntry($0, command.summary) }
        }
        return names + aliases.candidates(for: stem)
    }
}
