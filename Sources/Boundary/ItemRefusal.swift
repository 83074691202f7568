/// Why an item cannot be as someone wants it, as presenters hear of it.
package enum ItemRefusal: Equatable, Sendable {
    case emptyTitle
    case titleTooLong(bytes: Int, limit: Int)
    case unknownNeeds([Int])
    case unknownParent(Int)
    case waitsForItself
    case isPartOfItself
    case repeatsWithoutDay
}
