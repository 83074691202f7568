/// What interactors of changes to chosen items tell their presenters, whatever the change.
package protocol ChoiceOutput: AnyObject {
    /// Nobody has said yet that these are meant.
    func foundItemsToConfirm(_ items: [ItemSummary])
    func foundNoItem()
    func couldNotChangeItems(_ failure: ChoiceFailure)
}

/// Why nothing was done to the chosen items.
package enum ChoiceFailure: Error, Equatable, Sendable {
    /// Ids and ranges that no item has.
    case unknownIDs([ClosedRange<Int>])
    case storage(StorageTrouble)
}
