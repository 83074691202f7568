extension ErrorMessage {
    package init(_ error: UsageError, of program: Program) {
        self.init(error, program.name) { "\(program.name) \($0)" }
    }

    /// - Parameter command: Returns the words of a command as they are typed here.
    package init(_ error: UsageError, _ program: String, typing command: (String) -> String) {
        self =
            switch error {
            case .line(let number, let reason): .line(number, ErrorMessage(reason, program, typing: command))
            case .unclosedQuote, .notText, .nullByte, .lineTooLong: ErrorMessage(.badData, textSentence(error))
            default: ErrorMessage(.wrongUsage, usageSentence(error, program, command))
            }
    }

    /// Returns `errorMessage` prefixed with its line number.
    package static func line(_ number: Int, _ errorMessage: ErrorMessage) -> ErrorMessage {
        ErrorMessage(errorMessage.status, "Line \(number): \(errorMessage.sentence)")
    }

    /// The advice for a word that may be intended as text.
    package static let textAdvice = "To use it as text, put -- before it."
}

private func usageSentence(_ error: UsageError, _ program: String, _ typed: (String) -> String) -> String {
    switch error {
    case .unknownCommand(let word, let suggestion):
        return "“\(word)” is not a command. \(didYouMean(suggestion) ?? "Run \(typed("help")) for a list.")"
    case .unknownOption(let option, let command, let suggestion, let isText):
        let advice = didYouMean(suggestion) ?? "See \(typed(command.map { "help \($0)" } ?? "help"))."
        return "\(command.map(typed) ?? program) has no option \(option). \(advice)"
            + (isText ? " \(ErrorMessage.textAdvice)" : "")
    case .duplicateOption(let option):
        return "\(option) is given twice. Use it once."
    case .missingValue(let option, let placeholder):
        return "\(option) needs a value. Write \(option) \(placeholder)."
    case .unexpectedValue(let option):
        return "\(option) takes no value. Write it without the equals sign."
    case .conflictingOptions(let one, let other):
        return "\(one) and \(other) can't be used together. Leave one out."
    case .wrongChoice(let option, let value, let choices):
        return "\(option) can't be “\(value)”. Use \(alternatives(choices))."
    case .unknownKey(let option, let key, let suggestion, let known):
        return "\(option) has no key “\(key)”. \(didYouMean(suggestion) ?? "Use \(alternatives(known)).")"
    case .unexpectedArgument(let word, let command):
        return "Unexpected argument “\(word)”. See \(typed("help \(command)"))."
    case .missingArgument(_, let example):
        return "Missing argument. Example: \(typed(String(example.dropFirst(program.count + 1))))"
    default:
        return ""
    }
}

private func textSentence(_ error: UsageError) -> String {
    switch error {
    case .notText(let word, let byte):
        "\(subject(word)) is not valid UTF-8 (byte \(byte)). Retype it or convert it to UTF-8."
    case .nullByte(let word, let byte):
        "\(subject(word)) contains a NUL character (byte \(byte)). Remove it."
    case .lineTooLong(let bytes, let limit):
        "The line has \(bytes) bytes; the limit is \(limit). Split it into shorter lines."
    case .unclosedQuote(let text):
        "The quote in \(text) is not closed. Add the closing quote."
    default:
        ""
    }
}

private func subject(_ word: Int?) -> String {
    word.map { "Argument \($0)" } ?? "The text"
}

/// `due, tag or priority`.
package func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
}

package func didYouMean(_ suggestion: String?) -> String? {
    suggestion.map(didYouMean)
}

package func didYouMean(_ suggestion: String) -> String {
    "Did you mean “\(suggestion)”?"
}
