package import Almanac
package import Entities
package import Vocabulary

/// Carries out a change to chosen items.
package protocol ChangeInteracting<Request, Response>: AnyObject {
    associatedtype Request
    associatedtype Response

    var output: (any ChangeInteractorOutput<Response>)? { get set }

    func carryOut(_ request: Request)
}

/// Receives the outcome of a change to chosen items.
package protocol ChangeInteractorOutput<Response>: AnyObject {
    associatedtype Response

    /// Reports some of the chosen items of a long change, which is not complete yet and can still fail.
    func willChange(_ response: Response)
    /// Reports a complete change, without the items reported before.
    func didChange(_ response: Response)
    func needsConfirmation(of items: ItemsToConfirm)
    func foundNoItem(_ reasons: NoMatch)
    func couldNotChange(_ failure: ChangeFailure)
}

/// Items to be changed only after confirmation.
package struct ItemsToConfirm: Equatable, Sendable {
    /// In ascending order.
    package let ids: [Int]
    package let first: [ItemSummary]

    package init(ids: [Int], first: [ItemSummary]) {
        self.ids = ids
        self.first = first
    }
}

/// The reason why the chosen items were not changed.
package enum ChangeFailure: Error, Equatable, Sendable {
    /// Ids and ranges that match no items.
    case unknownIDs([ClosedRange<Int>])
    case oneTitleForMany(Int)
    case invalid(Int, ItemProblem)
    case storage(ListError)
}

extension ChangeInteracting {
    /// Carries out plans for the chosen items that can be changed, and reports the responses or why nothing was changed.
    /// - Parameters:
    ///   - limit: The status of items chosen by a filter without a status or ids.
    ///   - refuse: Returns the reason to refuse the items before they are changed.
    ///   - plan: Returns the plan for some of the items.
    ///   - response: Returns the response to a plan, given the chosen items among them that needed no change.
    package func carryOut(
        _ choice: ItemChoice,
        limitedTo limit: Selection.Term? = nil,
        at moment: Moment,
        in dataManager: any PlanDataManaging,
        confirming policy: ConfirmationPolicy = .several,
        where canChange: @escaping (Item) -> Bool = { _ in true },
        refuse: (ItemPreview) -> ChangeFailure? = { _ in nil },
        plan: ([Item], any ItemRelations) throws(ListError) -> Result<ListPlan, ChangeFailure>,
        response: (PlanOutcome, _ unchanged: [ItemSummary]) -> Response
    ) {
        let filter = choice.filter.selection
        let selection = limit.map { filter.limited(to: $0, unless: \.namesItems) } ?? filter
        var chosen = ChosenItems(by: selection, where: canChange)
        var review = ChoiceReview.missing([])
        var failure: ChangeFailure?
        var last = PlanOutcome()
        var skipped: Set<Int> = []
        var unchanged: [Item] = []
        do throws(ListError) {
            try dataManager.carryOut(PlanRequest(selection: selection, typed: choice.typed, moment: moment)) { item in
                chosen.add(item)
            } choose: {
                defer { chosen = ChosenItems(by: selection, where: canChange) }
                failure = refuse(chosen.changeable)
                review = chosen.reviewed(policy, confirmed: choice.confirmedItems)
                guard failure == nil, case .approved(let items, let others) = review else { return [] }
                skipped = Set(others.ids)
                return skipped.isEmpty ? items.ids : (items.ids + others.ids).sorted()
            } plan: { (items, list) throws(ListError) in
                unchanged = items.filter { skipped.contains($0.id) }
                let changeable = unchanged.isEmpty ? items : items.filter { !skipped.contains($0.id) }
                if changeable.isEmpty { return ListPlan() }
                switch try plan(changeable, list) {
                case .success(let plan):
                    unchanged += plan.unchanged
                    return plan
                case .failure(let problem):
                    failure = problem
                    return nil
                }
            } report: { outcome, isLast in
                if isLast { last = outcome } else { output?.willChange(response(outcome, summaries(unchanged))) }
            }
            if let failure {
                output?.couldNotChange(failure)
            } else if case .approved(let items, let others) = review, items.ids.isEmpty, others.ids.isEmpty {
                output?.foundNoItem(try dataManager.reasonsForNoMatch(filter, today: moment.today))
            } else {
                report(review) { response(last, summaries(unchanged)) }
            }
        } catch {
            output?.couldNotChange(.storage(error))
        }
    }

    private func summaries(_ items: [Item]) -> [ItemSummary] { items.map { ItemSummary($0) } }

    /// Reports why nothing was changed, or the response.
    private func report(_ review: ChoiceReview, response: () -> Response) {
        switch review {
        case .missing(let ranges): output?.couldNotChange(.unknownIDs(ranges))
        case .needsConfirmation(let items):
            output?.needsConfirmation(of: ItemsToConfirm(ids: items.ids, first: summaries(items.first)))
        case .approved: output?.didChange(response())
        }
    }
}

extension ItemChoice {
    package var confirmedItems: ConfirmedItems { isConfirmed ? .all : .only(confirmedIDs) }
}
