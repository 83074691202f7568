/// A tag, a project or an id in a filter that no item has.
package struct UnknownName: Entity {
    package enum Kind: Entity {
        case tag, project, id
    }

    package let kind: Kind
    package let name: String
    /// The names of this kind in use, sorted.
    package let known: [String]

    package init(_ kind: Kind, _ name: String, known: [String]) {
        self.kind = kind
        self.name = name
        self.known = known
    }
}

extension Selection {
    /// The tags that an item must have in some alternative.
    package var tags: [String] { terms.compactMap { if case .tag(let name) = $0 { name } else { nil } } }

    /// The projects that an item must be in in some alternative.
    package var projects: [String] { terms.compactMap { if case .project(let name) = $0 { name } else { nil } } }

    /// The ids and ranges of ids that select items in some alternative.
    package var ids: [ClosedRange<Int>] { terms.flatMap(\.ownIDs) }

    /// The names that may be misspelled although the selection has found items, as conditions of their own: tags and
    /// projects that an item must not have, and ids.
    package var uncheckedNames: Selection { Selection(alternatives.joined().flatMap(\.uncheckedNames).map { [$0] }) }

    /// The terms, also those in parentheses, except after `not`.
    private var terms: [Term] {
        alternatives.joined().flatMap { term in
            if case .group(let selection) = term { selection.terms } else { [term] }
        }
    }
}

extension Selection.Term {
    fileprivate var ownIDs: [ClosedRange<Int>] { if case .ids(let ids) = self { ids } else { [] } }

    fileprivate var uncheckedNames: [Selection.Term] {
        switch self {
        case .noTag(let name): [.tag(name)]
        case .ids: [self]
        case .not(let selection): (selection.tags.map { .tag($0) }) + selection.projects.map { .project($0) }
        case .group(let selection): selection.alternatives.joined().flatMap(\.uncheckedNames)
        default: []
        }
    }
}
