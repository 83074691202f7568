package import Vocabulary

extension Selection {
    /// The selection without done items in alternatives that name neither a status nor ids.
    package var limitedToOpen: Selection {
        Selection(alternatives.map { $0.limitedToOpen })
    }
}

extension [Selection.Term] {
    /// The terms of one alternative, for open items only unless they name a status or ids.
    package var limitedToOpen: [Selection.Term] {
        contains(where: \.namesItems) ? self : self + [.open]
    }
}

extension Selection.Term {
    /// `true` if the term selects items by status or id, so that done items may match.
    package var namesItems: Bool {
        switch self {
        case .ids: true
        case .group(let selection): selection.alternatives.joined().contains(where: \.namesItems)
        default: namesStatus
        }
    }
}
