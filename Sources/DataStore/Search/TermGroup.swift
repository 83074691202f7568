import Almanac
import UnicodeText
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

/// Terms that must all match, with the tags and words collected.
private struct CommonTerms: Hashable {
    private enum Kind {
        case ids, tag, noTag, project, word
    }

    /// The kind of the term that was taken out.
    private var taken: Kind?
    private var tags: [String] = []
    private var missingTags: [String] = []
    private var words: [String] = []
    private var others: [Selection.Term] = []

    init(_ terms: [Selection.Term]) {
        for term in terms {
            switch term {
            case .tag(let name): tags.append(name)
            case .noTag(let name): missingTags.append(name)
            case .word(let word): words.append(word)
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
        return conditions + others.map { $0.condition(today: today) }
    }
}

// MARK: - Ids, tags and projects

extension Condition {
    static func ids(_ ranges: [ClosedRange<Int>]) -> Condition {
        let ranges = ranges.merged
        if ranges.count == 1 {
            return Condition(
                "item.id BETWEEN ? AND ?",
                [.integer(ranges[0].lowerBound), .integer(ranges[0].upperBound)]
            )
        }
        let list = idList(ranges)
        return Condition("item.id IN (\(list.sql))", list.values)
    }

    /// Selects the ids of the items in the ranges. CROSS JOIN makes SQLite look up each range instead of scanning all items.
    static func idList(_ ranges: [ClosedRange<Int>]) -> Condition {
        let list = ranges.merged.map { "[\($0.lowerBound),\($0.upperBound)]" }.joined(separator: ",")
        return Condition(
            """
            SELECT chosen.id FROM json_each(?) AS range CROSS JOIN item AS chosen
                ON chosen.id BETWEEN json_extract(range.value, '$[0]') AND json_extract(range.value, '$[1]')
            """,
            [.text("[\(list)]")]
        )
    }

    /// The tags that an item must have.
    enum TagRule {
        case any, all, none, notAll
    }

    /// The items with any or all of the words in their title, note, project or tags.
    static func words(_ words: [String], all: Bool) -> Condition {
        let words = words.map(UnicodeText.searchForm)
        // A few conditions are faster than a loop in each item, since most items fail the first.
        if words.count <= 20 { return .joined(words.map(word), all ? "AND" : "OR") }
        let word = """
            (occurs(word.value, item.title, item.note, item.project)
                OR EXISTS (SELECT 1 FROM tag WHERE tag.item = item.id AND occurs(word.value, tag.name)))
            """
        return all
            ? Condition("NOT EXISTS (SELECT 1 FROM json_each(?) AS word WHERE NOT \(word))", [.list(words)])
            : Condition("EXISTS (SELECT 1 FROM json_each(?) AS word WHERE \(word))", [.list(words)])
    }

    /// Jumps from one tag to the next in the index, since many items share a few tags.
    private static func word(_ word: String) -> Condition {
        Condition(
            """
            (occurs(?, item.title, item.note, item.project) OR item.id IN (
                WITH RECURSIVE used (name) AS (
                    SELECT min(name) FROM tag
                    UNION ALL
                    SELECT (SELECT min(tag.name) FROM tag WHERE tag.name > used.name) FROM used WHERE name IS NOT NULL)
                SELECT tag.item FROM used CROSS JOIN tag ON tag.name = used.name WHERE occurs(?, used.name)))
            """,
            [.text(word), .text(word)]
        )
    }

    /// A subquery reads the index of the tags once instead of looking up each item.
    static func tags(_ names: [String], _ rule: TagRule) -> Condition {
        let names = Set(names).sorted()
        let isNegated = rule == .none || rule == .notAll
        let items = "item.id \(isNegated ? "NOT IN" : "IN") (SELECT tag.item FROM tag WHERE tag.name"
        if names.count == 1 { return Condition("\(items) = ?)", [.text(names[0])]) }
        let needsAll = rule == .all || rule == .notAll
        let count = needsAll ? " GROUP BY tag.item HAVING count(*) = \(names.count)" : ""
        return Condition("\(items) IN (SELECT value FROM json_each(?))\(count))", [.list(names)])
    }

    /// Compares the names of projects instead of all items. Subprojects sort between "home." and "home/", the next
    /// character.
    static func projects(_ names: [String]) -> Condition {
        if names.count == 1 {
            return Condition(
                "(item.project = ? OR (item.project > ? AND item.project < ?))",
                [.text(names[0]), .text(names[0] + "."), .text(names[0] + "/")]
            )
        }
        return Condition(
            """
            item.project IN (SELECT used.project FROM (SELECT DISTINCT project FROM item) AS used
                WHERE EXISTS (SELECT 1 FROM json_each(?) AS chosen WHERE used.project = chosen.value
                    OR (used.project > chosen.value || '.' AND used.project < chosen.value || '/')))
            """,
            [.list(names)]
        )
    }
}
