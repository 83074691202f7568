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
    case storage(StorageTrouble)
}
