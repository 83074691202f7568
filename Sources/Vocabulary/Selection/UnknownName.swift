/// A tag or a project in a filter that no item has.
package struct UnknownName: Entity {
    package enum Kind: Entity {
        case tag, project
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

    /// The tags and projects that an item must not have, as conditions of their own.
    package var excludedNames: Selection { Selection(alternatives.joined().flatMap(\.excludedNames).map { [$0] }) }

    /// The terms, also those in parentheses, except after `not`.
    private var terms: [Term] {
        alternatives.joined().flatMap { term in
            if case .group(let selection) = term { selection.terms } else { [term] }
        }
    }
}

extension Selection.Term {
    fileprivate var excludedNames: [Selection.Term] {
        switch self {
        case .noTag(let name): [.tag(name)]
        case .not(let selection): (selection.tags.map { .tag($0) }) + selection.projects.map { .project($0) }
        case .group(let selection): selection.alternatives.joined().flatMap(\.excludedNames)
        default: []
        }
    }
}
