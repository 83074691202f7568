package import Vocabulary

/// The data source of interactors that change chosen items.
package protocol PlanDataManaging: NamesDataManaging {
    /// Carries out a change to the selected items, any number of them, all or none.
    /// - Parameters:
    ///   - consider: Receives each selected item in its current state.
    ///   - choose: Returns the ids of the items to change, in ascending order, after all items were considered. Without any,
    ///     the list is not locked. If another process changes it meanwhile, everything starts again with `consider`.
    ///   - plan: Returns the plan for some of these items; `nil` abandons the whole change.
    ///   - report: Receives the outcome of each plan. The change is not complete before this method returns.
    func carryOut(
        _ request: PlanRequest,
        consider: (Item) -> Void,
        choose: () -> [Int],
        plan: ([Item], any ItemRelations) throws(ListError) -> ListPlan?,
        report: (PlanOutcome, _ isLast: Bool) -> Void
    ) throws(ListError)
}

extension PlanDataManaging {
    /// Carries out a change to a few selected items.
    package func carryOut(
        _ request: PlanRequest,
        plan: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        var ids: [Int] = []
        var outcome: PlanOutcome?
        try carryOut(request) { item in
            ids.append(item.id)
        } choose: {
            defer { ids = [] }
            return ids
        } plan: { (items, list) throws(ListError) in
            try plan(items, list)
        } report: { last, _ in
            outcome = last
        }
        return outcome
    }
}
