import ProgramOutput
import Vocabulary

/// The sentences of the shell.
enum ShellSentences {
    static let welcome = say("Type add TEXT, an id, or help for more. Enter refreshes, and quit leaves.")
    static let prompt = say("adder> ")
    static let promptOfUnreadableList = say("adder ?> ")
    static let nothingRun = say("Nothing was run.")
    static let listWasChanged = say("The list was changed outside this shell.")

    static func newDay(_ day: String) -> String {
        say("It is now \(day).")
    }

    /// `adder 2 overdue, 3 today> `.
    static func prompt(_ counts: ShellCounts) -> String {
        switch (counts.overdue, counts.today) {
        case (0, 0): prompt
        case (let overdue, 0): say("adder \(overdue) overdue> ")
        case (0, let today): say("adder \(today) today> ")
        case (let overdue, let today): say("adder \(overdue) overdue, \(today) today> ")
        }
    }

    static func proposal(_ words: [String], nearest: String?) -> String {
        let (word, text) = (words.first ?? "", words.joined(separator: " "))
        return nearest.map { say("“\(word)” is not a command (closest: “\($0)”). Add “\(text)” to the list?") }
            ?? say("“\(word)” is not a command. Add “\(text)” to the list?")
    }

    /// `commands` are the first few of all.
    static func othersChanged(_ commands: [String], of count: Int) -> String {
        let named = commands.joined(separator: "; ")
        return count > commands.count
            ? say("Changed outside this shell: \(named); and \(count - commands.count) more")
            : say("Changed outside this shell: \(named)")
    }

    static func moreSuggestions(_ count: Int) -> String {
        say("At least \(count) more. Type another letter to narrow the list.")
    }

    static func severalCommands(_ sign: String) -> String {
        say("The shell runs one command per line, so “\(sign)” has no meaning here. Use one line for each command.")
    }

    static func foreignSign(_ sign: String) -> String {
        say("The shell runs one command of adder per line and no other programs, so “\(sign)” has no meaning here.")
    }

    // MARK: Pasted lines

    /// - Parameter areItems: `true` if every line is a new item.
    static func question(aboutLines count: Int, areItems: Bool) -> String {
        switch (areItems, count) {
        case (true, 1): say("Add this item?")
        case (true, _): say("Add these \(count) items?")
        case (false, 1): say("Run this line?")
        case (false, _): say("Run these \(count) lines in order?")
        }
    }

    static func moreLines(_ count: Int) -> String {
        count == 1 ? say("and 1 more line") : say("and \(count) more lines")
    }

    /// The text of an item that is added as done.
    static func done(_ text: String) -> String {
        say("\(text) (done)")
    }

    static func pastedLine(_ number: Int, _ errorMessage: ErrorMessage) -> ErrorMessage {
        ErrorMessage(errorMessage.status, "Pasted line \(number): \(errorMessage.sentence) \(nothingRun)")
    }

    static let stopped = say("Stopped. Not done yet:")

    static func question(aboutRemaining count: Int) -> String {
        count == 1 ? say("Go on with this line?") : say("Go on with these \(count) lines?")
    }

    static func notRun(_ count: Int) -> String {
        count == 1
            ? say("1 pasted line was not run; the Up key brings it back.")
            : say("\(count) pasted lines were not run; the Up key brings them back.")
    }
}
