/// The reason why an item is invalid, as passed to presenters.
package enum ItemFailure: Equatable, Sendable {
    case emptyTitle
    case titleTooLong(bytes: Int, limit: Int)
    case unknownNeeds([Int])
    case unknownParent(Int)
    case dependsOnItself
    case isPartOfItself
    case repeatsWithoutDueDate
}
