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

    func didChange(_ response: Response)
    func needsConfirmation(of items: [ItemSummary])
    func foundNoItem()
    func couldNotChange(_ failure: ChangeFailure)
}

/// The reason why the chosen items were not changed.
package enum ChangeFailure: Error, Equatable, Sendable {
    /// Ids and ranges that match no items.
    case unknownIDs([ClosedRange<Int>])
    case oneTitleForMany(Int)
    case invalid(Int, ItemProblem)
    case storage(ListError)
}

extension ChangeInteractorOutput {
    /// Reports why nothing was changed, or the response, given the selected items that needed no change.
    package func report<Failure: Error>(
        _ review: ChoiceReview,
        response: (_ unchanged: [ItemSummary]) throws(Failure) -> Response
    ) throws(Failure) {
        switch review {
        case .missing(let ranges): couldNotChange(.unknownIDs(ranges))
        case .needsConfirmation(let items): needsConfirmation(of: items.map { ItemSummary($0) })
        case .approved([], unchanged: []): foundNoItem()
        case .approved(_, let unchanged): didChange(try response(unchanged.map { ItemSummary($0) }))
        }
    }
}

extension ChangeInteracting {
    /// Carries out a plan for the chosen items that can be changed, and reports the response or why nothing was changed.
    package func carryOut(
        _ choice: ItemChoice,
        at moment: Moment,
        in dataManager: any PlanDataManaging,
        confirming policy: ConfirmationPolicy = .several,
        where canChange: (Item) -> Bool = { _ in true },
        plan: ([Item], any ItemRelations) throws(ListError) -> ListPlan,
        response: (PlanOutcome, _ unchanged: [ItemSummary]) -> Response
    ) {
        do throws(ListError) {
            let (review, outcome) = try dataManager.carryOut(PlanRequest(choice, at: moment)) { chosen in
                chosen.reviewed(policy, confirmed: choice.confirmedItems, canChange: canChange)
            } plan: { (items, list) throws(ListError) in
                try plan(items, list)
            }
            output?.report(review) { response(outcome, $0) }
        } catch {
            output?.couldNotChange(.storage(error))
        }
    }
}

extension ItemChoice {
    package var confirmedItems: ConfirmedItems { isConfirmed ? .all : .only(confirmedIDs) }
}

extension PlanRequest {
    package init(_ choice: ItemChoice, at moment: Moment) {
        self.init(selection: choice.filter.selection, typed: choice.typed, moment: moment)
    }
}
