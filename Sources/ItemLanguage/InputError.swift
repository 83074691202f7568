package import Almanac
package import CommandLine

/// An error in typed or piped input: in the command line, or in the words for items.
package enum InputError: Error, Equatable, Sendable {
    case usage(UsageError)
    /// The shell was called from a script or the shell.
    case nestedShell
    /// Several files for a command that takes one; `together` is a command for all of them, if there is one.
    case severalFiles(together: String?)
    /// The items to change are missing.
    case missingItems(example: String)

    /// Several tags in one word of a filter, with the words to use.
    case severalTags(suggestion: String)
    case notADate(String, key: String?)
    /// Where only past days are useful.
    case notAPastDay(String)
    /// Where only today and earlier days are possible.
    case futureDay(String)
    /// A time where only a day is possible.
    case unexpectedTime(String, key: String?)
    /// A new title that probably is a date, and the value that sets the date.
    case titleLooksLikeDate(String, value: String)
    /// A text that is more likely a mistake than a new title.
    case titleLooksMistyped(String, suggestion: String?)
    case noSuchDay(String)
    case noSuchTime(String)
    /// A date that ends in two digits, either a year or a second day.
    case ambiguousYear(String)
    /// Two numbers that may be day/month or month/day.
    case ambiguousDate(String, Int, Int, year: Int? = nil)
    /// A date whose weekday differs from the typed one.
    case wrongWeekday(String, Day)
    case notAPriority(String)
    case notARepetition(String, key: String)
    /// A new series whose last day is before its first.
    case endsBeforeFirst(first: Day, end: Day)
    case notAPostponement(String)
    /// A length such as `30m`, in minutes or months.
    case ambiguousLength(String)
    case notACount(String)
    case tooManyDays(String, limit: Int)
    /// Two days that may be a range, or a day and a filter.
    case rangeOrFilter(String, String)
    case notAnID(String, key: String?)
    case notASingleID(String, key: String?)
    case rangeTooLong(String, limit: Int)
    case reversedRange(String, corrected: String)
    case tooManyDependencies(limit: Int)
    case tooManyTags(limit: Int)
    case notATag(String)
    case unexpectedLineBreak(key: String)
    case duplicateAttribute(String)
    case conflictingAttributes(String, String)
    case unknownAttribute(String, suggestion: String?)
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
    case unknownTerm(String, suggestion: String?)
    case emptyTerm
    /// An operator without a filter beside it.
    case danglingOperator(String)
    case unbalancedParenthesis(String)
    case filterTooDeep(limit: Int)
    case unknownSavedFilter(String, suggestion: String?)
    /// Saved filters that refer to each other, as typed.
    case savedFilterRing([String])
    /// An error in a saved filter.
    indirect case savedFilter(String, InputError)
    case tooManyTerms(limit: Int)
    /// A search with conditions, as typed, but without words.
    case missingSearchWord(conditions: String)
    case searchWordTooLong(String, limit: Int)

    /// An error in words of a title, which may be intended as text.
    indirect case inText(InputError)
    /// An error in one of several lines.
    indirect case line(Int, InputError)
}

extension InputError {
    package static func missingArgument(command: String, example: String) -> InputError {
        .usage(.missingArgument(command: command, example: example))
    }

    package static func unexpectedArgument(_ word: String, command: String) -> InputError {
        .usage(.unexpectedArgument(word, command: command))
    }

    package static func missingValue(option: String, placeholder: String) -> InputError {
        .usage(.missingValue(option: option, placeholder: placeholder))
    }

    package static func unclosedQuote(_ text: String) -> InputError {
        .usage(.unclosedQuote(text))
    }

    /// Calls `body`, and wraps its usage error.
    package static func wrapping<Answer>(
        _ body: () throws(UsageError) -> Answer
    ) throws(InputError) -> Answer {
        do {
            return try body()
        } catch {
            throw .usage(error)
        }
    }
}
