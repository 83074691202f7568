package import Vocabulary

extension Selection {
    /// The selection without done items in alternatives that name neither a status nor ids.
    package var limitedToOpen: Selection { limited(to: .open, unless: \.namesItems) }

    /// The done items that match alternatives without a status or ids; `nil` if there are no such alternatives.
    package var implicitDone: Selection? {
        let implicit = (isEverything ? [[]] : alternatives).filter { $0.alternatives(with: \.namesItems) != [$0] }
        return implicit.isEmpty ? nil : Selection(implicit.map { $0 + [.closed] })
    }

    /// Returns the selection with `limit` added to each alternative that has no term with the property. The alternatives
    /// are those of the filter without parentheses: `(+a or closed) +b` means `+a +b or closed +b`.
    package func limited(to limit: Term, unless lifts: (Term) -> Bool) -> Selection {
        Selection(
            alternatives.flatMap { terms in
                let lifted = terms.alternatives(with: lifts)
                return lifted == [terms] ? lifted : [terms + [limit]] + lifted
            }
        )
    }
}

extension [Selection.Term] {
    /// Returns the alternatives that have a term with the property: these terms themselves, none, or a part of them.
    package func alternatives(with property: (Selection.Term) -> Bool) -> [[Selection.Term]] {
        var parts: [(index: Int, alternatives: [[Selection.Term]])] = []
        for (index, term) in enumerated() {
            guard case .group(let group) = term.distributed else {
                if property(term) { return [self] }
                continue
            }
            let found = group.alternatives.flatMap { $0.alternatives(with: property) }
            if found == group.alternatives { return [self] }
            if !found.isEmpty { parts.append((index, found)) }
        }
        guard let first = parts.first else { return [] }
        if parts.count > 1 { return [self + [.group(Selection(parts.flatMap(\.alternatives)))]] }
        var terms = self
        terms[first.index] = .group(Selection(first.alternatives))
        return [terms]
    }
}

extension Selection {
    /// `true` if there is a single term, which is neither in parentheses nor negated.
    fileprivate var isOneCondition: Bool {
        guard alternatives.count == 1, alternatives[0].count == 1 else { return false }
        return switch alternatives[0][0] {
        case .group, .not: false
        default: true
        }
    }
}

extension Selection.Term {
    /// The term with `not` moved into its parentheses: `not (+a or +b)` means `not +a not +b`.
    fileprivate var distributed: Selection.Term {
        guard case .not(let selection) = self, !selection.isOneCondition else { return self }
        return .group(
            Selection([
                selection.alternatives.map { terms in .group(Selection(terms.map { [$0.negated] })) }
            ])
        )
    }

    /// `true` if the term selects items by status or id, so that done items may match.
    package var namesItems: Bool {
        if case .ids = self { true } else { namesStatus }
    }
}
