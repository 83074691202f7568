package import CommandLine
package import Phrases

/// An error in typed or piped input: in the command line, or in the words for items.
package enum InputError: Error, Equatable, Sendable {
    case usage(UsageError)
    case command(CommandError)
    case phrase(PhraseError)
    case item(ItemTextError)
    case filter(FilterError)

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
