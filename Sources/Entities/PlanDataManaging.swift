/// What interactors of changes to chosen items need of the store.
package protocol PlanDataManaging: AnyObject {
    /// Has the closure decide, on the chosen items as they are now, what is to be done, and does it as one change; nil
    /// where it decided on nothing.
    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome?
}

extension PlanDataManaging {
    /// Judges the chosen items as they are now, and carries out the plan for those that nothing speaks against.
    package func carryOut(
        _ request: PlanRequest,
        judge: (ChosenItems) -> Judgement,
        plan: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> (Judgement, PlanOutcome) {
        var judgement = Judgement.clear([], unchanged: [])
        let outcome = try carryOut(request) { (items, list) throws(ListTrouble) in
            judgement = judge(ChosenItems(items, by: request.selection))
            guard case .clear(let items, _) = judgement else { return ListPlan() }
            return try plan(items, list)
        }
        return (judgement, outcome ?? PlanOutcome())
    }
}
