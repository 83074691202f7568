import Boundary

/// What can stand where a command is about items: those that are there, filters, attributes.
struct ItemCandidates {
    private let operands: Command.Operands
    private let picks: PickableItems?
    /// The words between the command and the cursor.
    private let words: [String]

    init(_ command: Command, behind words: [String]) {
        operands = command.operands
        picks = command.picks
        self.words = words
    }

    func candidates(at beginning: String) -> [Candidate] {
        switch operands {
        case .none, .command, .choice, .count, .file, .backup, .setting, .line: []
        case .ids: ids(beginning)
        case .filter: filter(beginning)
        case .changes: changes(beginning)
        case .words: words(beginning)
        case .text: text(beginning)
        }
    }

    /// Numbers are offered unasked only where items are picked by them, and no filter was begun.
    private func ids(_ beginning: String) -> [Candidate] {
        if beginning.isEmpty {
            guard let picks, words.allSatisfy(IDWords.isShaped) else { return [] }
            return [.ids(picks, Stem(""))]
        }
        return IDWords.isShaped(beginning) ? [.ids(picks ?? .any, Stem(beginning).last(behind: ",-"))] : []
    }

    private func filter(_ beginning: String) -> [Candidate] {
        if let found = marked(beginning) { return found }
        if let (key, value) = split(beginning), let key = FilterKey(rawValue: key) { return key.candidates(for: value) }
        if beginning.first == "-" { return tags(Stem(String(beginning.dropFirst()), kept: "-")) }
        let glosses = FilterWord.glosses + FilterKey.glosses + (words.isEmpty ? [] : [FilterWords.or])
        let found = ids(beginning) + glosses.candidates(for: Stem(beginning))
        return beginning.isEmpty && picks == nil ? found + tags(Stem("", kept: "+")) : found
    }

    /// The items come first, and then what is to be different about them.
    private func changes(_ beginning: String) -> [Candidate] {
        guard let (_, rest) = SelectionWords.split(words.map { Word($0) }) else {
            return filter(beginning) + (words.isEmpty ? [] : [SelectionWords.to].candidates(for: Stem(beginning)))
        }
        if beginning.first == "-" { return tags(Stem(String(beginning.dropFirst()), kept: "-")) }
        return text(beginning) + (rest.isEmpty ? ids(beginning) : [])
    }

    /// Nobody knows what is looked for, unless a word says where.
    private func words(_ beginning: String) -> [Candidate] {
        if let first = beginning.first, "+#@".contains(first) { return marked(beginning) ?? [] }
        if let (key, value) = split(beginning) {
            return key == AttributeKey.project.rawValue ? [.projects(value)] : []
        }
        return beginning.isEmpty ? [] : SoughtWords.glosses.candidates(for: Stem(beginning))
    }

    private func text(_ beginning: String) -> [Candidate] {
        if let found = marked(beginning) { return found }
        if let (key, value) = split(beginning), let key = AttributeKey(rawValue: key) {
            return key.candidates(for: value)
        }
        let stem = Stem(beginning)
        if let last = words.last, last == "next" || last.hasSuffix(":next") {
            return DayWords.following.candidates(for: stem)
        }
        // A date is understood at the end of a text, so a word of it has to be begun.
        let days = words.isEmpty || beginning.isEmpty ? [] : DayWords.glosses
        return (AttributeKey.glosses + days).candidates(for: stem)
    }
}

// MARK: - Words with marks

extension ItemCandidates {
    /// `+tag`, `#tag`, `@place`, `!high`; nil for a word without such a mark.
    private func marked(_ beginning: String) -> [Candidate]? {
        let name = String(beginning.dropFirst())
        switch beginning.first {
        case "+": return [.tags(Stem(name, kept: "+"))]
        case "#": return [.tags(Stem(name, kept: "#"))]
        case "@": return [.tags(Stem(beginning))]
        case "!": return PriorityWords.glosses.candidates(for: Stem(name, kept: "!"))
        default: return nil
        }
    }

    /// The tags that begin so, and where nothing was begun yet, the places as well.
    private func tags(_ stem: Stem) -> [Candidate] {
        guard stem.beginning.isEmpty else { return [.tags(stem)] }
        return [.tags(stem), .tags(Stem("@", kept: stem.kept == "+" ? "" : stem.kept))]
    }

    /// The key before the first colon, and what is kept of the word when its value is found.
    private func split(_ beginning: String) -> (key: String, value: Stem)? {
        guard let colon = beginning.firstIndex(of: ":") else { return nil }
        let value = beginning[beginning.index(after: colon)...]
        return (String(beginning[..<colon]), Stem(String(value), kept: String(beginning[...colon])))
    }
}

extension AttributeKey {
    fileprivate func candidates(for value: Stem) -> [Candidate] {
        switch self {
        case .due, .wait: (DayWords.glosses + DayWords.distances).candidates(for: value)
        case .project: [.projects(value)]
        case .pri: PriorityWords.glosses.candidates(for: value)
        case .every, .again: RepetitionWords.glosses.candidates(for: value)
        case .needs: [.ids(.open, value.last(behind: ",-"))]
        case .parent: [.ids(.open, value)]
        case .note: []
        }
    }
}

extension FilterKey {
    fileprivate func candidates(for value: Stem) -> [Candidate] {
        switch self {
        case .project: [.projects(value)]
        case .pri: PriorityWords.glosses.candidates(for: value)
        case .due, .dueBefore, .dueAfter: (DayWords.single + DayWords.distances).candidates(for: value)
        }
    }
}
