package import CommandLine

/// The sentences about errors in the command line.
package enum InputSentences {
    package static func errorMessage(_ inputError: InputError, _ router: any CommandRouting) -> ErrorMessage {
        switch inputError {
        case .unknownCommand(let word):
            ErrorMessage(.wrongUsage, "“\(word)” is not a command. Run \(router.command("help")) for a list.")
        case .unknownOption(let word):
            ErrorMessage(.wrongUsage, "Unknown option \(word). To use it as text, put -- before it.")
        case .notText(let number):
            ErrorMessage(.badData, "Argument \(number) is not UTF-8 text. Retype it.")
        }
    }
}
