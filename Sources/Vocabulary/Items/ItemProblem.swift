package import Almanac

/// A reason why an item is invalid.
package enum ItemProblem: Entity {
    case emptyTitle
    case titleTooLong(bytes: Int, limit: Int)
    case tooManyTags(limit: Int)
    case longTag(bytes: Int, limit: Int)
    case longProject(bytes: Int, limit: Int)
    case unknownNeeds([Int])
    case unknownParent(Int)
    case dependsOnItself
    /// A dependency of the item depends on it already, directly or through others.
    case dependsInCircle(Int)
    case isPartOfItself
    /// The parent of the item is part of it already, directly or through others.
    case isPartInCircle(Int)
    /// A repeating item has no due date.
    case repeatsWithoutDueDate
    /// The due day is after the last day of the repetition.
    case dueAfterEnd(due: Day, end: Day)
    case dueOutsideCalendar
    /// An item to move by hours has no time of day.
    case hasNoTime
    /// An item to move to its next occurrence has none.
    case doesNotRepeat
    case isLastOccurrence
    /// An item to complete or to skip repeats by a rule of another program that adder can't follow.
    case repeatsElsewhere
}
