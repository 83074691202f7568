import ProgramOutput
import Vocabulary

/// The sentences of the shell.
enum ShellSentences {
    static let welcome = "Type add TEXT, an id, or help for more. Enter refreshes, and quit leaves."
    static let prompt = "adder> "
    static let promptOfUnreadableList = "adder ?> "
    static let nothingAdded = "Nothing was added."
    static let nothingRun = "Nothing was run."
    static let listWasChanged = "The list was changed outside this shell."

    static func newDay(_ day: String) -> String {
        "It is now \(day)."
    }

    /// `adder 2 overdue, 3 today> `.
    static func prompt(_ counts: ShellCounts) -> String {
        switch (counts.overdue, counts.today) {
        case (0, 0): prompt
        case (let overdue, 0): "adder \(overdue) overdue> "
        case (0, let today): "adder \(today) today> "
        case (let overdue, let today): "adder \(overdue) overdue, \(today) today> "
        }
    }

    static func proposal(_ words: [String], nearest: String?) -> String {
        let (word, text) = (words.first ?? "", words.joined(separator: " "))
        return nearest.map { "“\(word)” is not a command (closest: “\($0)”). Add “\(text)” to the list?" }
            ?? "“\(word)” is not a command. Add “\(text)” to the list?"
    }

    /// `commands` are the first few of all.
    static func othersChanged(_ commands: [String], of count: Int) -> String {
        let named = commands.joined(separator: "; ")
        return count > commands.count
            ? "Changed outside this shell: \(named); and \(count - commands.count) more"
            : "Changed outside this shell: \(named)"
    }

    static func moreSuggestions(_ count: Int) -> String {
        "At least \(count) more. Type another letter to narrow the list."
    }

    static func severalCommands(_ sign: String) -> String {
        "The shell runs one command per line, so “\(sign)” has no meaning here. Use one line for each command."
    }

    static func foreignSign(_ sign: String) -> String {
        "The shell runs one command of adder per line and no other programs, so “\(sign)” has no meaning here."
    }

    // MARK: Pasted lines

    /// - Parameter areItems: `true` if every line is a new item.
    static func question(aboutLines count: Int, areItems: Bool) -> String {
        switch (areItems, count) {
        case (true, 1): "Add this item?"
        case (true, _): "Add these \(count) items?"
        case (false, 1): "Run this line?"
        case (false, _): "Run these \(count) lines in order?"
        }
    }

    static func moreLines(_ count: Int) -> String {
        count == 1 ? "and 1 more line" : "and \(count) more lines"
    }

    /// The text of an item that is added as done.
    static func done(_ text: String) -> String {
        "\(text) (done)"
    }

    static func pastedLine(_ number: Int, _ errorMessage: ErrorMessage) -> ErrorMessage {
        ErrorMessage(errorMessage.status, "Pasted line \(number): \(errorMessage.sentence) \(nothingRun)")
    }

    static let stopped = "Stopped. Not done yet:"

    static func question(aboutRemaining count: Int) -> String {
        count == 1 ? "Go on with this line?" : "Go on with these \(count) lines?"
    }

    static func notRun(_ count: Int) -> String {
        count == 1
            ? "1 pasted line was not run; the Up key brings it back."
            : "\(count) pasted lines were not run; the Up key brings them back."
    }
}
