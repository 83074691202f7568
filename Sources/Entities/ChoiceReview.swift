import Vocabulary

/// The condition under which a change to the chosen items requires confirmation.
package enum ConfirmationPolicy: Entity {
    /// Only if a filter matches several items. Ids and single matches need no confirmation.
    case several
    case always
}

/// The items that the user has confirmed.
package enum ConfirmedItems: Entity {
    case all
    /// The items with these ids, but none found later.
    case only(Set<Int>)

    package func covers(_ items: [Item]) -> Bool {
        switch self {
        case .all: true
        case .only(let ids): items.allSatisfy { ids.contains($0.id) }
        }
    }
}

/// The result of checking whether the chosen items can be changed.
package enum ChoiceReview: Entity {
    /// Ids and ranges that match no items.
    case missing([ClosedRange<Int>])
    case needsConfirmation([Item])
    /// The items to change, and those chosen by id that need no change.
    case approved([Item], unchanged: [Item])

    /// The items to change, perhaps after confirmation.
    package var items: [Item] {
        switch self {
        case .missing: []
        case .needsConfirmation(let items), .approved(let items, _): items
        }
    }
}

extension ChosenItems {
    /// Checks ids and confirmation. Items that cannot be changed are ignored if found by a filter, but reported if
    /// chosen by id.
    package func reviewed(
        _ policy: ConfirmationPolicy = .several,
        confirmed: ConfirmedItems,
        canChange: (Item) -> Bool = { _ in true }
    ) -> ChoiceReview {
        let missing = missing
        guard missing.isEmpty else { return .missing(missing) }
        let changeable = items.filter(canChange)
        let isIntended = policy == .several && (areAllNamed || changeable.count == 1)
        guard isIntended || confirmed.covers(changeable) else { return .needsConfirmation(changeable) }
        return .approved(changeable, unchanged: areAllNamed ? items.filter { !canChange($0) } : [])
    }
}
