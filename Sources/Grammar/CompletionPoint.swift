package import Boundary

/// The place in a command line where someone is typing, and what the words before it have settled.
package struct CompletionPoint {
    private let commands: [Command]
    private(set) var command: Command?
    private(set) var operands: [String] = []
    /// Whether everything from here on means nothing but itself.
    private(set) var isLiteral = false
    private var given: [Option] = []
    /// The option whose value has to come next.
    private var awaited: Option?
    /// Whether a word was typed that makes no sense, so that nothing behind it can be known.
    private var isLost = false
    /// The list that the words name.
    package private(set) var list: String?

    /// The words are those before the one at the cursor, without the name of the program.
    package init(after words: [String], _ commands: [Command]) {
        self.commands = commands.filter { $0.audience == .people }
        for word in words { pass(word) }
    }

    private mutating func pass(_ word: String) {
        if let option = awaited {
            awaited = nil
            if option == .db { list = word }
        } else if isLiteral {
            passOperand(word)
        } else if word == "--" {
            isLiteral = true
        } else if let typed = TypedOption(word) {
            pass(typed)
        } else {
            passOperand(word)
        }
    }

    private mutating func pass(_ typed: TypedOption) {
        guard let option = knownOptions.first(where: { typed.means($0) }) else { return }
        given.append(option)
        if option.value == .none { return }
        if typed.value == nil { awaited = option }
        if option == .db { list = typed.value }
    }

    private mutating func passOperand(_ word: String) {
        guard command == nil else { return operands.append(word) }
        command = commands.first { $0.isCalled(word) }
        isLost = command == nil
    }

    private var knownOptions: [Option] {
        (command.map(\.options) ?? [.keepGoing] + commands.flatMap(\.options)) + Option.everywhere
    }
}

// MARK: - What can stand here

extension CompletionPoint {
    /// Everything that the front of a word can become, in the order in which it is worth showing.
    package func candidates(at beginning: String) -> [Candidate] {
        if isLost { return [] }
        if let awaited { return values(of: awaited, Stem(beginning)) }
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
        case .choice(let choices): choices.map { Gloss($0, "") }.candidates(for: stem)
        case .keys(let keys): keys.map { Gloss($0, "") }.candidates(for: stem.last(behind: ",-"))
        case .path: [.files(stem)]
        }
    }

    private func options(_ stem: Stem) -> [Candidate] {
        let all = (command?.options ?? [.keepGoing]) + Option.everywhere
        let glosses = all.filter(isStillFree).map { Gloss("--\($0.name)", $0.summary) }
        return glosses.candidates(for: stem)
    }

    /// Whether the option was not given yet and does not contradict one that was.
    private func isStillFree(_ option: Option) -> Bool {
        let names = option == .json || option == .plain ? ["json", "plain"] : [option.name]
        return !given.contains { names.contains($0.name) }
    }

    private func operands(of command: Command, at beginning: String) -> [Candidate] {
        if let limit = command.operands.limit, operands.count >= limit { return [] }
        let stem = Stem(beginning)
        switch command.operands {
        case .none, .count, .line: return []
        case .command: return commandNames(stem)
        case .choice(let choices): return choices.map { Gloss($0, "") }.candidates(for: stem)
        case .file: return [.files(stem)]
        case .backup: return [.backups(stem)]
        case .setting:
            return [operands.first.map { .values(ofSetting: $0, stem) } ?? .settings(stem)]
        default: return isLiteral ? [] : ItemCandidates(command, behind: operands).candidates(at: beginning)
        }
    }

    /// An alias is worth showing only where the name itself is not what is being typed.
    private func commandNames(_ stem: Stem) -> [Candidate] {
        let names = commands.map { Gloss($0.name, $0.summary) }.candidates(for: stem)
        guard !stem.beginning.isEmpty else { return names }
        let aliases = commands.filter { !$0.name.hasPrefix(stem.beginning) }.flatMap { command in
            command.aliases.map { Gloss($0, command.summary) }
        }
        return names + aliases.candidates(for: stem)
    }
}
