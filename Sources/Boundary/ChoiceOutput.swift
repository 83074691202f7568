package import Almanac
package import Entities
package import Vocabulary

/// The output that all interactors that change chosen items have in common.
package protocol ChoiceOutput: AnyObject {
    /// The items need confirmation.
    func foundItemsToConfirm(_ items: [ItemSummary])
    func foundNoItem()
    func couldNotChangeItems(_ failure: ChoiceFailure)
}

/// The reason why the chosen items were not changed.
package enum ChoiceFailure: Error, Equatable, Sendable {
    /// Ids and ranges that match no items.
    case unknownIDs([ClosedRange<Int>])
    case storage(ListError)
}

extension ItemChoice {
    package var confirmedItems: ConfirmedItems { isConfirmed ? .all : .only(confirmedIDs) }
}

extension PlanRequest {
    package init(_ choice: ItemChoice, at moment: Moment) {
        self.init(selection: choice.filter.selection, typed: choice.typed, moment: moment)
    }
}

extension ChoiceOutput {
    /// Reports why nothing is changed, or calls `change` with the items that need no change.
    package func report<Failure: Error>(
        _ review: ChoiceReview,
        change: (_ unchanged: [ItemSummary]) throws(Failure) -> Void
    ) throws(Failure) {
        switch review {
        case .missing(let ranges): couldNotChangeItems(.unknownIDs(ranges))
        case .needsConfirmation(let items): foundItemsToConfirm(items.map { ItemSummary($0) })
        case .approved([], unchanged: []): foundNoItem()
        case .approved(_, let unchanged): try change(unchanged.map { ItemSummary($0) })
        }
    }
}
