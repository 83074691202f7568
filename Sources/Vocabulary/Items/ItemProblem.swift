/// A reason why an item is invalid.
package enum ItemProblem: Entity {
    case emptyTitle
    case titleTooLong(bytes: Int, limit: Int)
    case tooManyTags(limit: Int)
    case unknownNeeds([Int])
    case unknownParent(Int)
    case dependsOnItself
    case isPartOfItself
    /// A repeating item has no due date.
    case repeatsWithoutDueDate
}
