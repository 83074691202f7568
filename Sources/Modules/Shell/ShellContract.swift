import Almanac
package import CommandLine
import ItemLanguage
import Presentation
package import Responses
import Vocabulary

// MARK: - Host

/// The owner of the shell, which runs commands for it.
package protocol ShellHost: AnyObject {
    /// Runs the words of a typed line as a command.
    func run(_ words: [String], notifying delegate: any ListDelegate) -> CommandOutcome
    /// Runs a command that was read from such a line.
    func run(_ invocation: Invocation, notifying delegate: any ListDelegate) -> CommandOutcome
    /// Reopens the shell after it ends, with the settings in effect by then.
    func reopenShell()
}

// MARK: - Interactor

protocol ShellInteracting: AnyObject {
    /// Reports what has changed since the last check.
    func checkForChanges()
    /// Loads the history of typed lines.
    func recallLines()
    func keepLines(_ lines: [String])
}

protocol ShellInteractorOutput: AnyObject {
    func foundCounts(_ counts: ShellCounts)
    func couldNotReadList(_ failure: ListError)
    /// Another session changed the list.
    /// - Parameter commands: The commands that changed it, oldest first; empty if they are unknown.
    func othersChangedList(_ commands: [String])
    /// The list was changed by this shell or another session.
    func listHasChanged()
    func dayHasBegun(_ day: Day)
    /// - Parameter lines: The lines of the history, oldest first.
    func recalledLines(_ lines: [String])
    func couldNotKeepLines(_ failure: ListError)
}

/// The numbers of due items shown in the prompt.
struct ShellCounts: Entity {
    let overdue: Int
    let today: Int
    /// The next time today at which an item is due.
    var nextTime: TimeOfDay?
}

// MARK: - Presenter and view

protocol ShellViewing: ErrorViewing {
    /// `true` after Ctrl-C.
    var isInterrupted: Bool { get }

    func showPrompt(_ text: String)
    /// Adds lines to the history of the prompt, oldest first.
    func offerLines(_ lines: [String])
    func showMessage(_ sentence: String)
    func showHelp(_ display: ShellHelpDisplay)
    func clearScreen()
    /// Inserts text at the cursor.
    func insert(_ text: String)
    /// Replaces the text before the cursor.
    func replace(_ typed: String, with text: String)
    func showSuggestions(_ display: ShellSuggestionsDisplay)
    /// The number of pasted lines to show above the question about them.
    var pastedRowLimit: Int { get }
    /// - Parameter more: The number of lines that are not shown, in words.
    func showPastedLines(_ lines: [ShellPastedLineDisplay], more: String?)
    func ask(_ question: String)
    func close()
}

/// The events of the prompt.
protocol ShellPresenting: ConfirmationHandling {
    /// Shows the list and a hint about the commands.
    func open()
    /// The prompt is about to be shown.
    func willAsk()
    func didEnter(_ line: String)
    /// Returns whether the line is a command or the text of an item, and not an answer to a question.
    func isCommand(_ line: String) -> Bool
    func didPaste(_ lines: [String])
    func didPressTab(after typed: String)
    /// Standard input ended or the terminal was closed.
    func didLeave()
}

struct ShellPastedLineDisplay: Display {
    let action: String
    let text: String
}

struct ShellHelpDisplay: Display {
    struct Row: Display {
        let typed: String
        let meaning: String
    }

    let rows: [Row]
    let message: String
}

struct ShellSuggestionsDisplay: Display {
    struct Row: Display {
        let word: String
        let meaning: String
    }

    let rows: [Row]
    /// A note about further suggestions; empty if there are none.
    let message: String
}

// MARK: - Router

/// Leads to AddItem, ListUpcoming, ShowItem and SuggestWords, and to all commands by the words that were typed.
protocol ShellRouting: CommandRouting {
    /// Shows as much of the list as fits in the window above the message.
    func presentList(above message: String)
    /// Shows the groups of the list that have changed.
    func presentListChanges()
    func presentAddItem(_ reading: ItemText.Reading, typed: String)
    /// Adds a list as one change.
    func presentAddItems(_ list: [ItemText.Reading])
    /// Asks for the parts of a new item one by one.
    func presentAddItemQuestions()
    func presentItems(_ filter: ItemFilter)
    /// - Parameter words: The words that the shell itself accepts at the cursor.
    func presentSuggestions(at line: UnfinishedLine, or words: [HelpEntry])
    /// Runs any other command.
    func run(_ words: [String]) -> CommandOutcome
    /// Runs a command that was read from a line without its name.
    func run(_ invocation: Invocation) -> CommandOutcome
    func leaveShell()
    /// Replaces this shell with a new one that uses the current settings.
    func reopenShell()
}

// MARK: - Lines

/// The meaning of a typed line.
enum ShellIntent: Entity {
    case refresh
    case help
    /// Clears the screen, as Ctrl-L does.
    case clear
    case newItem([String])
    case items(ItemFilter)
    case command([String])
    /// A command without its name, or in another order: `15 done`, `3 tomorrow`, `+town`.
    case invocation(Invocation)
    /// Text that could be a new item, or a command with a misspelled first word.
    case text([String], nearest: String?)
    /// Such text with a sign that combines commands in other shells.
    case textWithSign([String], sign: String)
    /// A command with a sign such as `|` or `&&`, which only other shells understand.
    case severalCommands(String)
    case leave
}

protocol ShellReading {
    func intent(of line: String) throws(InputError) -> ShellIntent
    func unfinishedLine(_ typed: String) -> UnfinishedLine
    /// Reads the text of a new item.
    func newItem(_ words: [String]) throws(InputError) -> ItemText.Reading
    /// Reads the lines of a list of new items.
    func newItems(_ lines: [ListedLine]) throws(InputError) -> [ItemText.Reading]
    /// Tells the items of pasted lines from the commands.
    func parts(ofPasted lines: [String]) throws(ShellPasteFailure) -> [ShellPastedPart]
    /// Returns `true` for a line with a bullet or a check box.
    func isListed(_ line: String) -> Bool
}
