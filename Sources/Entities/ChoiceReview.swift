package import Vocabulary

/// The condition under which a change to the chosen items requires confirmation.
package enum ConfirmationPolicy: Entity {
    /// Only if a filter matches several items. Ids and single matches need no confirmation.
    case several
    case always
}

/// The items that the user has confirmed.
package enum ConfirmedItems: Entity {
    case all
    /// The items with these ids, in ascending order, but none found later.
    case only([Int])

    /// - Parameter ids: In ascending order.
    package func covers(_ ids: [Int]) -> Bool {
        guard case .only(let confirmed) = self else { return true }
        var rest = confirmed[...]
        return ids.allSatisfy { id in
            rest = rest.drop { $0 < id }
            return rest.first == id
        }
    }
}

/// The result of checking whether the chosen items can be changed.
package enum ChoiceReview: Entity {
    /// Ids and ranges that match no items.
    case missing([ClosedRange<Int>])
    case needsConfirmation(ItemPreview)
    /// The items to change, and those chosen by id that need no change.
    case approved(ItemPreview, unchanged: ItemPreview)
}

/// Any number of items, the first of which are known.
package struct ItemPreview: Entity {
    /// In ascending order.
    package private(set) var ids: [Int] = []
    package private(set) var first: [Item] = []

    private static let limit = 3

    package init(_ items: [Item] = []) {
        for item in items { add(item) }
    }

    package mutating func add(_ item: Item) {
        ids.append(item.id)
        if first.count < ItemPreview.limit { first.append(item) }
    }
}

/// The items found by a selection, which are sorted out one by one.
package struct ChosenItems {
    private let selection: Selection
    private let canChange: (Item) -> Bool
    private var found: [Int] = []
    package private(set) var changeable = ItemPreview()
    /// Items that can't be changed. They are ignored if found by a filter.
    private var unchanged = ItemPreview()

    package init(by selection: Selection, where canChange: @escaping (Item) -> Bool) {
        self.selection = selection
        self.canChange = canChange
    }

    package mutating func add(_ item: Item) {
        let areNamed = selection.namedIDs != nil
        if areNamed { found.append(item.id) }
        if canChange(item) { changeable.add(item) } else if areNamed { unchanged.add(item) }
    }

    /// Checks ids and confirmation when all items are found.
    package func reviewed(
        _ policy: ConfirmationPolicy = .several,
        confirmed: ConfirmedItems
    ) -> ChoiceReview {
        let missing = selection.missing(among: found)
        guard missing.isEmpty else { return .missing(missing) }
        let isIntended = policy == .several && (selection.namedIDs != nil || changeable.ids.count == 1)
        guard isIntended || confirmed.covers(changeable.ids) else { return .needsConfirmation(changeable) }
        return .approved(changeable, unchanged: unchanged)
    }
}
