import CommandLine
import Presentation
import ProgramOutput

/// The sentences of the application itself.
enum ApplicationSentences {
    static let enterLines = say("Enter one item per line; press Ctrl-D to finish.")

    static func waiting(for path: String) -> String { say("Another program is writing to \(path); waiting.") }
}

// MARK: - Errors of the environment

extension ApplicationSentences {
    static let noProgramName = ErrorMessage(
        .wrongUsage,
        "adder was started without a program name, so its arguments are unknown. Start it from a shell."
    )

    static let noTerminalForScreen = ErrorMessage(
        .wrongUsage,
        "The screen needs a terminal. To print the list, run adder upcoming."
    )

    static let noHome = ErrorMessage(.badSettings, "HOME is not set. Set it, or use --db.")

    static func relativeHome(_ home: String) -> ErrorMessage {
        ErrorMessage(.badSettings, "HOME is “\(home)”, which is not an absolute path. Correct it, or use --db.")
    }

    static func notText(variable name: String) -> ErrorMessage {
        ErrorMessage(.badSettings, "\(name) is not valid UTF-8. Correct it, or use --db.")
    }

    static func notATime(_ text: String) -> ErrorMessage {
        ErrorMessage(
            .badSettings,
            "ADDER_NOW is “\(text)”, which is not a date and time. Write it like 2026-11-21T09:30."
        )
    }

    static func timeOutOfRange(_ text: String) -> ErrorMessage {
        ErrorMessage(
            .badSettings,
            "ADDER_NOW is “\(text)”, which is outside the years 1 to 9999 in UTC. Use another day."
        )
    }

    static func notAZone(_ zone: String) -> ErrorMessage {
        ErrorMessage(.badSettings, "TZ is “\(zone)”, which is not a file. Write it like Europe/Berlin.")
    }
}

// MARK: - Errors of input and output

extension ApplicationSentences {
    static let unreadableInput = ErrorMessage(
        .outputFailed,
        "Can't read standard input. Use a file or a pipe."
    )

    static func missingCommand(_ router: any CommandRouting) -> ErrorMessage {
        ErrorMessage(.wrongUsage, "Missing command. Run \(router.command(.help)) for a list.")
    }

    static func unknownUseCase(_ name: String) -> ErrorMessage {
        ErrorMessage(.bug, "The command “\(name)” is not implemented. Please report this.")
    }

    static func inputIsTheScript(_ command: String) -> ErrorMessage {
        ErrorMessage(
            .wrongUsage,
            "Standard input contains the commands, so “-” can't read items from it. Run adder \(command) - on its own."
        )
    }

    static func inputIsTheShell(typing typed: String) -> ErrorMessage {
        ErrorMessage(
            .wrongUsage,
            "Can't read items from standard input here. Type \(typed) instead."
        )
    }

    /// The changes of these lines of a script were lost.
    static func lost(_ lines: ClosedRange<Int>, _ reason: ErrorMessage) -> ErrorMessage {
        if lines.count == 1 { return .line(lines.lowerBound, reason) }
        let sentence = say("Lines \(lines.lowerBound) to \(lines.upperBound): \(reason.sentence)")
        return ErrorMessage(reason.status, said: sentence)
    }

    static func lostOutput(_ reason: String, isChanged: Bool) -> ErrorMessage {
        let end = isChanged ? say("; the change was made anyway.") : "."
        return ErrorMessage(.outputFailed, "Can't write the output: \(reason)\(end)")
    }
}
