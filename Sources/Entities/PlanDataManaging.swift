package import Vocabulary

/// The data source of interactors that change chosen items.
package protocol PlanDataManaging: AnyObject {
    /// Calls `decide` with the selected items in their current state and carries out its plan as one change. Returns
    /// `nil` if the plan is empty.
    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome?
}

extension PlanDataManaging {
    /// Reviews the selected items in their current state and carries out the plan if they are approved.
    package func carryOut(
        _ request: PlanRequest,
        review: (ChosenItems) -> ChoiceReview,
        plan: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> (ChoiceReview, PlanOutcome) {
        var result = ChoiceReview.approved([], unchanged: [])
        let outcome = try carryOut(request) { (items, list) throws(ListError) in
            result = review(ChosenItems(items, by: request.selection))
            guard case .approved(let items, _) = result else { return ListPlan() }
            return try plan(items, list)
        }
        return (result, outcome ?? PlanOutcome())
    }
}
