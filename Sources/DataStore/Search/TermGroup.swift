import Almanac
import Vocabulary

/// Alternatives that differ in only one term, such as `+a open or +b open`. One query for all of their ids or tags is
/// much faster than one for each.
struct TermGroup {
    /// The term in which the alternatives differ.
    private enum Choice {
        case ids([ClosedRange<Int>])
        /// At least one of these tags is present.
        case tag([String])
        /// At least one of these tags is missing.
        case noTag([String])
        /// One of these projects or their subprojects.
        case project([String])
        /// At least one of these words occurs.
        case word([String])
    }

    /// The terms that the alternatives have in common.
    private let common: CommonTerms
    private var choice: Choice?

    /// Returns the groups in the order of their first alternatives.
    static func groups(of alternatives: [[Selection.Term]]) -> [TermGroup] {
        // The first dictionary with these keys takes longer than most queries.
        guard alternatives.count > 1 else { return alternatives.map { TermGroup($0) } }
        var groups: [TermGroup] = []
        var indices: [CommonTerms: Int] = [:]
        for terms in alternatives {
            let group = TermGroup(terms)
            if let index = indices[group.common] {
                groups[index].add(group.choice)
            } else {
                indices[group.common] = groups.count
                groups.append(group)
            }
        }
        return groups
    }

    private init(_ terms: [Selection.Term]) {
        var common = CommonTerms(terms)
        choice =
            if let ids = common.takeIDs() {
                .ids(ids)
            } else if let tag = common.takeOnlyTag() {
                .tag([tag])
            } else if let tag = common.takeOnlyMissingTag() {
                .noTag([tag])
            } else if let project = common.takeProject() {
                .project([project])
            } else if let word = common.takeOnlyWord() {
                .word([word])
            } else {
                nil
            }
        self.common = common
    }

    /// Groups with the same common terms have the same kind of choice.
    private mutating func add(_ other: Choice?) {
        switch (choice, other) {
        case (.ids(let ids), .ids(let more)): choice = .ids(ids + more)
        case (.tag(let tags), .tag(let more)): choice = .tag(tags + more)
        case (.noTag(let tags), .noTag(let more)): choice = .noTag(tags + more)
        case (.project(let names), .project(let more)): choice = .project(names + more)
        case (.word(let words), .word(let more)): choice = .word(words + more)
        default: break
        }
    }

    func condition(today: Day) -> Condition {
        let chosen: Condition? =
            switch choice {
            case .ids(let ids): .ids(ids)
            case .tag(let tags): .tags(tags, .any)
            case .noTag(let tags): .tags(tags, .notAll)
            case .project(let names): .projects(names)
            case .word(let words): .words(words, all: false)
            case nil: nil
            }
        return .joined([chosen].compactMap(\.self) + common.conditions(today: today), "AND")
    }
}

/// Terms that must all match, with the tags, the words and the negated alternatives collected.
private struct CommonTerms: Hashable {
    private enum Kind {
        case ids, tag, noTag, project, word
    }

    /// The kind of the term that was taken out.
    private var taken: Kind?
    private var tags: [String] = []
    private var missingTags: [String] = []
    private var words: [String] = []
    /// None of these alternatives matches. `not 1 not 2` is `not (1 or 2)`, which is one query.
    private var excluded: [[Selection.Term]] = []
    private var others: [Selection.Term] = []

    init(_ terms: [Selection.Term]) {
        for term in terms {
            switch term {
            case .tag(let name): tags.append(name)
            case .noTag(let name): missingTags.append(name)
            case .word(let word): words.append(word)
            case .not(let selection) where !selection.isEverything: excluded += selection.alternatives
            default: others.append(term)
            }
        }
    }

    mutating func takeIDs() -> [ClosedRange<Int>]? {
        for (index, term) in others.enumerated() {
            guard case .ids(let ids) = term else { continue }
            others.remove(at: index)
            taken = .ids
            return ids
        }
        return nil
    }

    mutating func takeOnlyTag() -> String? {
        guard tags.count == 1 else { return nil }
        taken = .tag
        return tags.removeLast()
    }

    mutating func takeOnlyMissingTag() -> String? {
        guard missingTags.count == 1 else { return nil }
        taken = .noTag
        return missingTags.removeLast()
    }

    mutating func takeOnlyWord() -> String? {
        guard words.count == 1 else { return nil }
        taken = .word
        return words.removeLast()
    }

    mutating func takeProject() -> String? {
        for (index, term) in others.enumerated() {
            guard case .project(let name) = term else { continue }
            others.remove(at: index)
            taken = .project
            return name
        }
        return nil
    }

    func conditions(today: Day) -> [Condition] {
        var conditions: [Condition] = []
        if !tags.isEmpty { conditions.append(.tags(tags, .all)) }
        if !missingTags.isEmpty { conditions.append(.tags(missingTags, .none)) }
        if !words.isEmpty { conditions.append(.words(words, all: true)) }
        if !excluded.isEmpty { conditions.append(Selection.Term.not(Selection(excluded)).condition(today: today)) }
        return conditions + others.map { $0.condition(today: today) }
    }
}
