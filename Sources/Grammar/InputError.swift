package import Almanac

/// An error in typed or piped input.
package enum InputError: Error, Equatable, Sendable {
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, command: String?, suggestion: String?, isText: Bool)
    case duplicateOption(String)
    case missingValue(option: String, placeholder: String)
    case unexpectedValue(option: String)
    case conflictingOptions(String, String)
    case wrongChoice(option: String, value: String, choices: [String])
    case unknownKey(option: String, key: String, suggestion: String?, known: [String])
    case unexpectedArgument(String, command: String)
    case missingArgument(command: String, example: String)
    /// The shell was called from a script or the shell.
    case nestedShell
    /// The items to change are missing.
    case missingItems(example: String)

    /// The word is `nil` if the input is not split into words, as in a line of a file.
    case notText(word: Int?, byte: Int)
    case nullByte(word: Int?, byte: Int)
    case lineTooLong(bytes: Int, limit: Int)

    case notADate(String, key: String?)
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
    case notACount(String)
    case notAnID(String, key: String?)
    case notASingleID(String, key: String?)
    case rangeTooLong(String, limit: Int)
    case reversedRange(String, corrected: String)
    case tooManyDependencies(limit: Int)
    case notATag(String)
    case unexpectedLineBreak(key: String)
    case duplicateAttribute(String)
    case unknownAttribute(String, suggestion: String)
    /// A line of an edited page that does not start with a field.
    case notAField(String, suggestion: String?)
    case unclosedQuote(String)
    case unknownTerm(String, suggestion: String?)
    case emptyTerm
    case danglingOr
    case tooManyTerms(limit: Int)
    case searchWordTooLong(String, limit: Int)

    /// An error in words of a title, which may be intended as text.
    indirect case inText(InputError)
    /// An error in one of several lines.
    indirect case line(Int, InputError)
}
