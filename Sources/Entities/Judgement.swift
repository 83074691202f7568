/// When a person has to say yes before chosen items are changed.
package enum Caution: Entity {
    /// Where a filter found several; ids that were typed are meant, and so is an item that is found alone.
    case several
    case always
}

/// What somebody has said yes to.
package enum Assent: Entity {
    case toAll
    /// The items of these ids; what is found later was not meant.
    case to(Set<Int>)

    package func covers(_ items: [Item]) -> Bool {
        switch self {
        case .toAll: true
        case .to(let ids): items.allSatisfy { ids.contains($0.id) }
        }
    }
}

/// What is to become of chosen items.
package enum Judgement: Entity {
    /// Ids and ranges that no item has.
    case missing([ClosedRange<Int>])
    /// Nobody has said yet that these are meant.
    case doubtful([Item])
    /// What is to be changed, and what was named and is as it is wanted already.
    case clear([Item], unchanged: [Item])
}

extension ChosenItems {
    /// A filter finds only what can be changed; what was named and cannot be is not passed over in silence.
    package func judged(
        _ caution: Caution = .several,
        assent: Assent,
        canChange: (Item) -> Bool = { _ in true }
    ) -> Judgement {
        let missing = missing
        guard missing.isEmpty else { return .missing(missing) }
        let changeable = items.filter(canChange)
        let areMeant = caution == .several && (areAllNamed || changeable.count == 1)
        guard areMeant || assent.covers(changeable) else { return .doubtful(changeable) }
        return .clear(changeable, unchanged: areAllNamed ? items.filter { !canChange($0) } : [])
    }
}
