package import Almanac

/// An error in the words for an item: its title and its attributes, and the fields of an edited page.
package enum ItemTextError: Error, Equatable, Sendable {
    case notADate(String, key: String?)
    /// A day that is not in the past, for a value that needs one that is.
    case notAPastDay(String)
    /// A day after today, for a value that can't be in the future.
    case futureDay(String)
    /// A time where only a day is possible.
    case unexpectedTime(String, key: String?)
    /// A new title that probably is a date, and the value that sets the date.
    case titleLooksLikeDate(String, value: String)
    /// A text that is more likely a mistake than a new title.
    case titleLooksMistyped(String, suggestion: String?)
    case notAPriority(String)
    /// A link has no spaces.
    case notALink(String)
    case notARepetition(String, key: String)
    /// A new series whose last day is before its first.
    case endsBeforeFirst(first: Day, end: Day)
    case notAPostponement(String)
    /// A number such as `18h`, either hours from now or a time.
    case ambiguousHour(String, hour: Int)
    case tooManyDependencies(limit: Int)
    case tooManyTags(limit: Int)
    case notATag(String)
    /// A tag or another value in the name of a project.
    case notAProject(String)
    case unexpectedLineBreak(key: String)
    case duplicateAttribute(String)
    case conflictingAttributes(String, String)
    case unknownAttribute(String, suggestion: String?)
    /// A key or a sign without a value at the end of a text that is being typed.
    case unfinishedAttribute(String, example: String)
    /// `note:+` without a text.
    case emptyAddition(String)
    /// A line of an edited page that does not start with a field.
    case notAField(String, suggestion: String?)
    /// A field of an edited page that belongs to no item.
    case fieldOutsideItem(String)
    /// An item of an edited page that was not on it.
    case unexpectedItem(Int)
    /// An item that is on an edited page twice.
    case repeatedItem(Int)
}
