import CommandLine
import Vocabulary

/// Completions of words for items: ids, filters and attributes.
struct ItemCandidates {
    /// The items to complete by id, or `nil` if the words only filter the output.
    private let picks: PickableItems?
    /// The words between the command and the cursor.
    private let words: [String]

    init(picking items: PickableItems? = nil, after words: [String]) {
        picks = items
        self.words = words
    }

    /// Offers ids for an empty word only if the command picks items and no filter precedes the cursor.
    func ids(_ beginning: String) -> [Candidate] {
        if beginning.isEmpty {
            guard let picks, words.allSatisfy(IDWords.looksLikeIDs) else { return [] }
            return [.ids(picks, Stem(""))]
        }
        return IDWords.looksLikeIDs(beginning) ? [.ids(picks ?? .any, Stem(beginning).last(after: ",-"))] : []
    }

    /// Offers items by their titles too, if the command picks items and no filter precedes the cursor.
    func items(_ beginning: String) -> [Candidate] {
        let found = ids(beginning)
        guard let picks, found.isEmpty, !beginning.isEmpty, words.allSatisfy(IDWords.looksLikeIDs) else { return found }
        let last = Stem(beginning).last(after: ",")
        // Other commas can be part of a title.
        let isAfterIDs = IDWords.looksLikeIDs(String(last.kept.dropLast())) && !last.beginning.isEmpty
        return [.titles(picks, isAfterIDs ? last : Stem(beginning))]
    }

    /// Keywords come before titles, but after ids.
    private func isTitle(_ candidates: [Candidate]) -> Bool {
        if case .titles? = candidates.first { true } else { false }
    }

    func filter(_ beginning: String) -> [Candidate] {
        if let found = marked(beginning) { return found }
        if beginning.first == ":" { return [.savedFilters(Stem(String(beginning.dropFirst()), kept: ":"))] }
        if let keyed = KeyedWord(beginning) {
            return keyed.candidates(for: Stem(keyed.value, kept: String(beginning.dropLast(keyed.value.count))))
        }
        if beginning.first == "-" { return tags(Stem(String(beginning.dropFirst()), kept: "-")) }
        let sides = beginning.contains(".") ? FilterKey.sideEntries : []
        let operators = FilterWords.operators.filter { !words.isEmpty || $0.word == "not" }
        let entries = FilterWord.helpEntries + FilterKey.helpEntries + sides + operators
        let items = items(beginning)
        let keywords = entries.candidates(for: Stem(beginning))
        let found = isTitle(items) ? keywords + items : items + keywords
        return beginning.isEmpty && picks == nil ? found + tags(Stem("", kept: "+")) : found
    }

    /// Offers items first, then attributes.
    func changes(_ beginning: String) -> [Candidate] {
        guard let (_, rest) = SelectionWords.split(words.map { Word($0) }) else {
            return filter(beginning) + (words.isEmpty ? [] : [SelectionWords.to].candidates(for: Stem(beginning)))
        }
        if beginning.first == "-" { return tags(Stem(String(beginning.dropFirst()), kept: "-")) }
        return text(beginning) + (rest.isEmpty ? ids(beginning) : [])
    }

    /// Offers items first, then lengths and days.
    func moves(_ beginning: String) -> [Candidate] {
        guard SelectionWords.split(words.map { Word($0) }) != nil else {
            return filter(beginning) + (words.isEmpty ? [] : [SelectionWords.to].candidates(for: Stem(beginning)))
        }
        return (DayWords.distances + DayWords.single).candidates(for: Stem(beginning))
    }

    /// Completes only tags and projects; other search words are unknown.
    func words(_ beginning: String) -> [Candidate] {
        if let first = beginning.first, "+#@".contains(first) { return marked(beginning) ?? [] }
        if let (key, value) = split(beginning) {
            return key == AttributeKey.project.rawValue ? [.projects(value)] : []
        }
        return beginning.isEmpty ? [] : SearchWords.helpEntries.candidates(for: Stem(beginning))
    }

    func text(_ beginning: String) -> [Candidate] {
        if let found = marked(beginning) { return found }
        if let (key, value) = split(beginning), let key = AttributeKey(typed: key) {
            return key.candidates(for: value)
        }
        let stem = Stem(beginning)
        if let last = words.last, last == "next" || last.hasSuffix(":next") {
            return DayWords.following.candidates(for: stem)
        }
        // Names of days are offered only for a word that has been started, to keep the list short.
        let days = words.isEmpty || beginning.isEmpty ? [] : DayWords.helpEntries
        return (AttributeKey.helpEntries + days).candidates(for: stem)
    }
}

// MARK: - Marked words

extension ItemCandidates {
    /// Completes `+tag`, `#tag`, `@place` and `!high`; returns `nil` for unmarked words.
    private func marked(_ beginning: String) -> [Candidate]? {
        let name = String(beginning.dropFirst())
        switch beginning.first {
        case "+": return [.tags(Stem(name, kept: "+"))]
        case "#": return [.tags(Stem(name, kept: "#"))]
        case "@": return [.tags(Stem(beginning))]
        case "!": return PriorityWords.helpEntries.candidates(for: Stem(name, kept: "!"))
        default: return nil
        }
    }

    /// Returns the matching tags, and places too if no letter was typed.
    private func tags(_ stem: Stem) -> [Candidate] {
        guard stem.beginning.isEmpty else { return [.tags(stem)] }
        return [.tags(stem), .tags(Stem("@", kept: stem.kept == "+" ? "" : stem.kept))]
    }

    /// Splits a word at the first colon into key and value.
    private func split(_ beginning: String) -> (key: String, value: Stem)? {
        guard let colon = beginning.firstIndex(of: ":") else { return nil }
        let value = beginning[beginning.index(after: colon)...]
        return (String(beginning[..<colon]), Stem(String(value), kept: String(beginning[...colon])))
    }
}

extension Candidate {
    /// Items as values of an attribute: by their ids or, after letters, by their titles.
    fileprivate static func items(_ items: PickableItems, _ stem: Stem) -> Candidate {
        stem.beginning.isEmpty || IDWords.looksLikeIDs(stem.beginning) ? .ids(items, stem) : .titles(items, stem)
    }
}

extension AttributeKey {
    fileprivate func candidates(for value: Stem) -> [Candidate] {
        switch self {
        case .due, .wait: (DayWords.helpEntries + DayWords.distances).candidates(for: value)
        case .project: [.projects(value)]
        case .pri: PriorityWords.helpEntries.candidates(for: value)
        case .every, .again: RepetitionWords.helpEntries.candidates(for: value)
        case .needs: [.items(.open, value.last(after: ",-"))]
        case .parent: [.items(.open, value)]
        case .place, .link, .note: []
        case .tag: [.tags(value.last(after: ","))]
        }
    }
}

extension KeyedWord {
    fileprivate func candidates(for value: Stem) -> [Candidate] {
        let none = side == nil && key.field != nil ? FilterWords.values.candidates(for: value) : []
        switch key {
        case .project: return [.projects(value)] + none
        case .tag: return [.tags(value)] + none
        case .pri: return PriorityWords.helpEntries.candidates(for: value) + none
        case .due, .wait: return (DayWords.single + DayWords.distances).candidates(for: value) + none
        case .created, .changed, .completed: return DayWords.single.candidates(for: value) + none
        case .parent, .needs, .id: return [.items(.any, value.last(after: ",-"))] + none
        case .status: return FilterWord.helpEntries.candidates(for: value)
        case .every, .note: return none
        case .title: return []
        }
    }
}
