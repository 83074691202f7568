package import Almanac
package import Vocabulary

/// The condition under which a change to the chosen items requires confirmation.
package enum ConfirmationPolicy: Entity {
    /// Only if a filter matches several items. Ids and single matches need no confirmation.
    case several
    /// As items are removed; the question counts the open parts that stay.
    case always
}

/// The items that a command chooses, any number of them.
package struct ChosenItems {
    /// The number of items in memory at once.
    fileprivate static let portion = 500

    /// The items to change, and those chosen by id that need no change; in ascending order.
    fileprivate let ids: [Int]
    fileprivate let unchanged: Set<Int>
    /// The first items, so that a few are read only once.
    fileprivate let first: [Item]
    /// The tags of the filter that some of them meet only with a place.
    package let places: [MatchedPlace]

    package var count: Int { ids.count }

    /// The ids of the items to change, and of those chosen by id that need no change.
    package func ids(includingUnchanged: Bool) -> [Int] {
        includingUnchanged || unchanged.isEmpty ? ids : ids.filter { !unchanged.contains($0) }
    }

    /// Returns the items and others to change with them.
    package func adding(_ others: [Int]) -> ChosenItems {
        ChosenItems(ids: (ids + others).sorted(), unchanged: unchanged, first: [], places: places)
    }
}

/// Some of the items that a command chooses.
package struct ChosenPortion {
    /// The items to change.
    package let items: [Item]
    /// The items chosen by id that need no change.
    package let unchanged: [Item]
    fileprivate let list: any ChangingList
    fileprivate let isLast: Bool

    /// Changes the list. The outcome for the last portion has the consequences of the whole change.
    package func apply(_ plan: ListPlan) throws(ChangeFailure) -> PlanOutcome {
        try ChangeFailure.inList { () throws(ListError) in try list.apply(plan, endsChange: isLast) }
    }
}

extension ChangingList {
    /// Finds the chosen items. Throws if they may not be changed, or only after confirmation.
    /// - Parameters:
    ///   - limit: The status of items chosen by a filter without a status or ids.
    ///   - canChange: Returns `false` for items that are reported as unchanged if chosen by id, and ignored if found by a filter.
    ///   - refuse: Returns the reason to refuse the items that would be changed.
    package func choose(
        _ choice: ItemChoice,
        limitedTo limit: Selection.Term? = nil,
        today: Day,
        confirming policy: ConfirmationPolicy = .several,
        where canChange: (Item) throws(ListError) -> Bool = { _ throws(ListError) in true },
        refuse: (ItemsToConfirm) -> ChangeFailure? = { _ in nil }
    ) throws(ChangeFailure) -> ChosenItems {
        let filter = choice.filter.selection
        let selection = limit.map { filter.limited(to: $0, unless: \.namesItems) } ?? filter
        let areNamed = selection.namedIDs != nil
        var (changeable, named, unchanged) = (ItemsToConfirm(), [Int](), Set<Int>())
        var first: [Item] = []
        try ChangeFailure.inList { () throws(ListError) in
            try forEachItem(of: selection, today: today) { item throws(ListError) in
                let isChanged = try canChange(item)
                if isChanged { changeable.add(item.id, title: item.details.title) }
                if areNamed {
                    named.append(item.id)
                    if !isChanged { unchanged.insert(item.id) }
                }
                if isChanged || areNamed, first.count < ChosenItems.portion { first.append(item) }
            }
        }
        if let failure = refuse(changeable) { throw failure }
        let missing = selection.missing(among: named)
        if !missing.isEmpty { throw .unknownIDs(missing) }
        if !filter.tags.isEmpty {
            let chosen = Selection([[.ids(changeable.ids.map { $0...$0 })]])
            changeable.places = try ChangeFailure.inList { () throws(ListError) in
                try matchedPlaces(of: filter, among: chosen, today: today).filter { !$0.isExcluded }
            }
        }
        let isIntended = policy == .several && (areNamed || changeable.ids.count == 1)
        guard isIntended || choice.confirms(changeable.ids) else {
            if policy == .always { changeable.orphans = try countOrphans(of: changeable.ids, today: today) }
            throw .needsConfirmation(changeable)
        }
        let chosen = ChosenItems(
            ids: areNamed ? named : changeable.ids,
            unchanged: unchanged,
            first: first,
            places: changeable.places
        )
        if chosen.ids.isEmpty {
            throw .noMatch(
                try ChangeFailure.inList { () throws(ListError) in try reasonsForNoMatch(filter, today: today) }
            )
        }
        return chosen
    }

    /// Counts the open items that have these as parents, and are none of them.
    private func countOrphans(of ids: [Int], today: Day) throws(ChangeFailure) -> Int {
        let ids = ids.map { $0...$0 }
        let parts = Selection([[.open, .parent(ids), Selection.Term.ids(ids).negated]])
        var count = 0
        try ChangeFailure.inList { () throws(ListError) in
            try forEachItem(of: parts, today: today) { _ throws(ListError) in count += 1 }
        }
        return count
    }

    /// Changes the chosen items, a portion at a time, and returns the response to the last portion.
    /// - Parameter report: Receives the responses to all other portions, while the change can still fail.
    package func change<Response>(
        _ chosen: ChosenItems,
        report: (Response) -> Void,
        _ body: (ChosenPortion) throws(ChangeFailure) -> Response
    ) throws(ChangeFailure) -> Response {
        var rest = chosen.ids[...]
        while true {
            let ids = rest.prefix(ChosenItems.portion)
            rest = rest.dropFirst(ids.count)
            let items = try ChangeFailure.inList { () throws(ListError) in try self.items(ids, known: chosen.first) }
            let response = try body(
                ChosenPortion(
                    items: items.filter { !chosen.unchanged.contains($0.id) },
                    unchanged: items.filter { chosen.unchanged.contains($0.id) },
                    list: self,
                    isLast: rest.isEmpty
                )
            )
            if rest.isEmpty { return response }
            report(response)
        }
    }

    private func items(_ ids: ArraySlice<Int>, known: [Item]) throws(ListError) -> [Item] {
        if known.first?.id == ids.first, known.count >= ids.count { return Array(known.prefix(ids.count)) }
        return try items(Array(ids))
    }
}
