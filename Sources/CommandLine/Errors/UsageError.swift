/// An error in the words of a command line, or in text that is not valid UTF-8.
package enum UsageError: Error, Equatable, Sendable {
    /// - Parameter meaning: The meaning of the suggested line, if the word is a command of another program.
    /// - Parameter text: The line that adds the words as text, if they can be text.
    case unknownCommand(String, suggestion: String?, meaning: String? = nil, text: String? = nil)
    case unknownOption(String, command: String?, suggestion: String?, isText: Bool)
    /// A letter that the command doesn't know as an option, or an option with one hyphen. In a filter, other words exclude a
    /// tag.
    case unknownLetter(String, command: String, suggestion: String?)
    /// A letter that is an option of other commands.
    case optionOfOthers(String, commands: [String])
    case duplicateOption(String)
    case missingValue(option: String, placeholder: String)
    case unexpectedValue(option: String)
    case conflictingOptions(String, String)
    case wrongChoice(option: String, value: String, choices: [String])
    /// A value that the option needs, because the file name doesn't determine it.
    case missingChoice(option: String, of: String, choices: [String])
    case unknownKey(option: String, key: String, suggestion: String?, known: [String])
    case unexpectedArgument(String, command: String)
    case missingArgument(command: String, example: String)

    case unclosedQuote(String)
    /// The word is `nil` if the input is not split into words, as in a line of a file.
    case notText(word: Int?, byte: Int)
    case nullByte(word: Int?, byte: Int)
    case lineTooLong(bytes: Int, limit: Int)
    /// An error in one of several lines.
    indirect case line(Int, UsageError)
}
