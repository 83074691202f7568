package import ProgramOutput

extension ErrorMessage {
    package init(_ error: UsageError, of program: Program) {
        self.init(error, program.name) { "\(program.name) \($0)" }
    }

    /// - Parameter typed: Returns a command as it is typed here.
    package init(_ error: UsageError, _ program: String, typing typed: (String) -> String) {
        switch error {
        case .unknownCommand(let word, let suggestion?, let meaning?, _):
            self.init(.wrongUsage, "“\(word)” is not a command. Use “\(suggestion)” instead: \(meaning).")
        case .unknownCommand(let word, let suggestion, _, let text?):
            let advice = [didYouMean(suggestion), say("To add an item, run \(typed(text)).")].compactMap(\.self).joined(
                by: " "
            )
            self.init(.wrongUsage, "“\(word)” is not a command. \(advice)")
        case .unknownCommand(let word, let suggestion, _, nil):
            let advice = didYouMean(suggestion) ?? say("Run \(typed("help")) for a list.")
            self.init(.wrongUsage, "“\(word)” is not a command. \(advice)")
        case .unknownLetter(let option, let command, let suggestion):
            let advice = didYouMean(suggestion) ?? say("See \(typed("help \(command)")).")
            let tag = option.dropFirst().prefix { $0 != "=" }
            self.init(
                .wrongUsage,
                "\(typed(command)) has no option \(option). \(advice) To leave out the tag “\(tag)”, write “not +\(tag)”."
            )
        case .unknownOption(let option, let command, let suggestion, let isText):
            let advice = didYouMean(suggestion) ?? say("See \(typed(command.map { "help \($0)" } ?? "help")).")
            let sentence = say("\(command.map(typed) ?? program) has no option \(option). \(advice)")
            self.init(.wrongUsage, said: isText ? "\(sentence) \(ErrorMessage.textAdvice)" : sentence)
        case .optionOfOthers(let option, let commands):
            let named = Array(commands.count > 3 ? commands.prefix(3) : commands.dropLast()).joined(by: ", ")
            let last = commands.count > 4 ? say("\(commands.count - 3) others") : commands[commands.count - 1]
            let names = named.isEmpty ? last : say("\(named) and \(last)")
            self.init(.wrongUsage, "\(option) is an option of \(names) only. \(ErrorMessage.textAdvice)")
        case .duplicateOption(let option):
            self.init(.wrongUsage, "\(option) is given twice. Use it once.")
        case .missingValue(let option, let placeholder):
            self.init(.wrongUsage, "\(option) needs a value. Write \(option) \(placeholder).")
        case .unexpectedValue(let option):
            self.init(.wrongUsage, "\(option) takes no value. Write it without the equals sign.")
        case .conflictingOptions(let one, let other):
            self.init(.wrongUsage, "\(one) and \(other) can't be used together. Leave one out.")
        case .wrongChoice(let option, let value, let choices):
            self.init(.wrongUsage, "“\(value)” is not valid for \(option). Use \(alternatives(choices)).")
        case .missingChoice(let option, let name, let choices):
            let advice = say("Add --\(option) \(alternatives(choices)).")
            self.init(.wrongUsage, "Can't tell the \(option) of “\(name)”. \(advice)")
        case .unknownKey(let option, let key, let suggestion, let known):
            let advice = didYouMean(suggestion) ?? say("Use \(alternatives(known)).")
            self.init(.wrongUsage, "\(option) has no key “\(key)”. \(advice)")
        case .unexpectedArgument(let word, let command):
            self.init(.wrongUsage, "Unexpected argument “\(word)”. See \(typed("help \(command)")).")
        case .missingArgument(_, let example):
            self.init(.wrongUsage, "Missing argument. Example: \(typed(String(example.dropFirst(program.count + 1))))")
        case .unclosedQuote(let text):
            self.init(.badData, "The quote in \(text) is not closed. Add the closing quote.")
        case .notText(let word, let byte):
            self.init(
                .badData,
                "\(subject(word)) is not valid UTF-8 (byte \(byte)). Retype it or convert it to UTF-8."
            )
        case .nullByte(let word, let byte):
            self.init(.badData, "\(subject(word)) contains a NUL character (byte \(byte)). Remove it.")
        case .lineTooLong(let bytes, let limit):
            self.init(.badData, "The line has \(bytes) bytes; the limit is \(limit). Split it into shorter lines.")
        case .line(let number, let reason):
            self = .line(number, ErrorMessage(reason, program, typing: typed))
        }
    }

    /// Returns `errorMessage` prefixed with its line number.
    package static func line(_ number: Int, _ errorMessage: ErrorMessage) -> ErrorMessage {
        ErrorMessage(errorMessage.status, "Line \(number): \(errorMessage.sentence)")
    }

    /// The advice for a word that may be intended as text.
    package static let textAdvice = say("To use it as text, put -- before it.")
}

private func subject(_ word: Int?) -> String {
    word.map { say("Argument \($0)") } ?? say("The text")
}

/// `due, tag or priority`.
package func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return say("\(words.dropLast().joined(separator: ", ")) or \(last)")
}

package func didYouMean(_ suggestion: String?) -> String? {
    suggestion.map(didYouMean)
}

package func didYouMean(_ suggestion: String) -> String {
    say("Did you mean “\(suggestion)”?")
}
