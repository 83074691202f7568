import Almanac
import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol ShellModule: AnyObject {
    /// Shows the list, and takes one command after the other until the person leaves.
    func open()
}

// MARK: - Presenter and interactor

protocol ShellInteracting: AnyObject {
    /// Tells how the list stands, and what became different since the last look.
    func look()
    /// Tells what was typed in former times.
    func recallLines()
    func keepLines(_ lines: [String])
}

protocol ShellInteractorOutput: AnyObject {
    func foundStanding(_ standing: ShellStanding)
    /// How the list stands is not known, or not any more.
    func couldNotLook(_ trouble: StorageTrouble)
    /// With these commands, the oldest first, as far as they are known.
    func othersChangedList(_ commands: [String])
    /// Somebody has changed the list, be it here or elsewhere.
    func listHasChanged()
    func dayHasBegun(_ day: Day)
    /// The oldest first.
    func recalledLines(_ lines: [String])
    func couldNotKeepLines(_ trouble: StorageTrouble)
}

struct ShellStanding: Equatable, Sendable {
    let overdue: Int
    let today: Int
}

// MARK: - Presenter and view

protocol ShellShowing: ComplaintShowing {
    /// Whether the person has had enough of what is under way.
    var isInterrupted: Bool { get }

    func showPrompt(_ text: String)
    /// Lines that can be gone back to, the oldest first.
    func offerLines(_ lines: [String])
    func showRemark(_ sentence: String)
    func showHelp(_ display: ShellHelpDisplay)
    /// Where Tab was pressed.
    func insert(_ text: String)
    func showSuggestions(_ display: ShellSuggestionsDisplay)
    /// What was pasted, and what each line of it will do.
    func showPastedLines(_ lines: [ShellPastedLineDisplay])
    func askWhether(_ question: String)
    func close()
}

/// What the person did.
protocol ShellEventHandling: AnyObject {
    /// The next line is about to be asked for.
    func willAsk()
    func didEnter(_ line: String)
    func didPaste(_ lines: [String])
    /// What can go on behind what was typed.
    func didPressTab(after typed: String)
    /// The person has gone, or wants to.
    func didLeave()
    func didAnswer(_ answer: Consent)
}

struct ShellPastedLineDisplay: Equatable, Sendable {
    let deed: String
    let text: String
}

struct ShellHelpDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let typed: String
        let meaning: String
    }

    let rows: [Row]
    let remark: String
}

struct ShellSuggestionsDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let word: String
        let meaning: String
    }

    let rows: [Row]
    /// Empty where there is nothing else.
    let remark: String
}

// MARK: - Presenter and router

protocol ShellRouting: AnyObject {
    func presentList()
    /// Those groups of it that are not as they were.
    func presentChangesOfList()
    func presentAddItem(_ words: [String])
    /// Has the item asked for.
    func presentQuestionsForItem()
    func presentItems(_ filter: ItemFilter)
    func presentSuggestions(after typed: String)
    /// Has the words run that are some other command.
    func run(_ words: [String]) -> CommandEnd
    func leaveShell()
    /// Leaves this one for another one, which goes by the settings of now.
    func openShellAnew()
}

// MARK: - Presenter and grammar

/// What a typed line is about.
enum ShellWish: Equatable, Sendable {
    case refresh
    case help
    case newItem([String])
    case items(ItemFilter)
    /// The words of it.
    case command([String])
    /// No command, but what could be an item; perhaps the first word was meant to be a command.
    case text([String], nearest: String?)
    case leave
}

protocol ShellReading {
    func wish(_ line: String) throws(Misunderstanding) -> ShellWish
}
