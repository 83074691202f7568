import AddItem
import Almanac
import CommandLine
import Entities
import ItemLanguage
import ListUpcoming
import ModuleKit
import Presentation
import ProgramOutput
import Responses
import ShowItem
import SuggestWords
import Vocabulary

@testable import Shell

/// Saturday, 21 November 2026, 09:30.
let saturday = Day(number: 20_778)
let morning = FixedClock(at(saturday))

func at(_ day: Day, _ time: TimeOfDay? = TimeOfDay(minute: 570)) -> Moment {
    Moment(instant: Instant(seconds: 1_795_253_400), today: day, time: time ?? .midnight)
}

/// A clock that can be set.
final class FakeClock: Clock {
    var moment = at(saturday)

    func now() -> Moment { moment }

    func wakeTime(on day: Day, at time: TimeOfDay) -> Instant? {
        Instant(seconds: day.number * 86_400 + time.minute * 60)
    }
}

final class FakeAlarm: ShellWaking {
    private(set) var instants: [Instant] = []

    func wake(at instant: Instant) { instants.append(instant) }

    private(set) var timesSoon = 0

    func wakeSoon() { timesSoon += 1 }
}

final class FakeDataManager: ShellDataManaging {
    var counts = ShellCounts(overdue: 2, today: 3)
    var lastChange = 7
    var failure: ListError?
    private(set) var days: [Day] = []

    func commands(after change: Int?) throws(ListError) -> [String] {
        ((change ?? 0)..<lastChange).map { "change \($0 + 1)" }
    }

    func version() throws(ListError) -> ListVersion {
        if let failure { throw failure }
        return ListVersion(generation: 1, file: 1, lastChange: lastChange)
    }

    func counts(at now: Moment) throws(ListError) -> ShellCounts {
        days.append(now.today)
        if let failure { throw failure }
        return counts
    }

    /// The lines on disk.
    var lines: [String] = []
    private(set) var edits = 0

    func typedLines() throws(ListError) -> [String] {
        if let failure { throw failure }
        return lines
    }

    func changeTypedLines(_ edit: ([String]) -> [String]) throws(ListError) {
        edits += 1
        if let failure { throw failure }
        lines = edit(lines)
    }
}

final class FakeOutput: ShellInteractorOutput {
    enum Event: Equatable {
        case counts(ShellCounts)
        case changed
        case others([String])
        case unreadable(ListError)
        case day(Day)
        case lines([String])
        case historyError(ListError)
    }

    var events: [Event] = []

    func couldNotReadList(_ failure: ListError) { events.append(.unreadable(failure)) }

    func foundCounts(_ counts: ShellCounts) { events.append(.counts(counts)) }

    func listHasChanged() { events.append(.changed) }

    func othersChangedList(_ commands: [String]) { events.append(.others(commands)) }

    func dayHasBegun(_ day: Day) { events.append(.day(day)) }

    func recalledLines(_ lines: [String]) { events.append(.lines(lines)) }

    func couldNotKeepLines(_ failure: ListError) { events.append(.historyError(failure)) }
}

final class FakeInteractor: ShellInteracting {
    private(set) var checks = 0

    private(set) var recalls = 0
    private(set) var kept: [String] = []

    func checkForChanges() { checks += 1 }

    func recallLines() { recalls += 1 }

    func keepLines(_ lines: [String]) { kept += lines }
}

final class FakeView: ShellViewing {
    enum Shown: Equatable {
        case prompt(String)
        case lines([String])
        case message(String)
        case help(ShellHelpDisplay)
        case clearedScreen
        case insertion(String)
        case replacement(String, with: String)
        case suggestions(ShellSuggestionsDisplay)
        case pasted([ShellPastedLineDisplay], more: String?)
        case question(String)
        case errorMessage(ErrorMessage)
        case closed
    }

    private(set) var shown: [Shown] = []
    var isInterrupted = false

    func showPrompt(_ text: String) { shown.append(.prompt(text)) }

    func offerLines(_ lines: [String]) { shown.append(.lines(lines)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showHelp(_ display: ShellHelpDisplay) { shown.append(.help(display)) }

    func clearScreen() { shown.append(.clearedScreen) }

    func insert(_ text: String) { shown.append(.insertion(text)) }

    func replace(_ typed: String, with text: String) { shown.append(.replacement(typed, with: text)) }

    func showSuggestions(_ display: ShellSuggestionsDisplay) { shown.append(.suggestions(display)) }

    var pastedRowLimit = 10

    func showPastedLines(_ lines: [ShellPastedLineDisplay], more: String?) {
        shown.append(.pasted(lines, more: more))
    }

    func ask(_ question: String) { shown.append(.question(question)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }

    func close() { shown.append(.closed) }
}

final class FakeRouter: ShellRouting {
    enum Route: Equatable {
        case toList
        case toChanges
        /// The text of the item as typed.
        case toAddItem(String)
        /// The titles of the items of a list.
        case toAddItems([String])
        case toItemQuestions
        case toItems(ItemFilter)
        case toSuggestions(UnfinishedLine, [HelpEntry])
        case run([String])
        case runInvocation(Invocation)
        case leave
        case reopen
    }

    private(set) var routes: [Route] = []

    func command(_ destination: Destination) -> String { CommandRouter.shell.command(destination) }

    func presentList(above message: String) { routes.append(.toList) }

    func presentListChanges() { routes.append(.toChanges) }

    var atAddItem: () -> Void = {}

    private(set) var newItems: [ItemText.Reading] = []

    func presentAddItem(_ reading: ItemText.Reading, typed: String) {
        routes.append(.toAddItem(typed))
        newItems.append(reading)
        atAddItem()
    }

    func presentAddItems(_ list: [ItemText.Reading]) {
        routes.append(.toAddItems(list.map(\.details.title)))
        newItems += list
        atAddItem()
    }

    func presentItems(_ filter: ItemFilter) { routes.append(.toItems(filter)) }

    func presentSuggestions(at line: UnfinishedLine, or words: [HelpEntry]) {
        routes.append(.toSuggestions(line, words))
    }

    /// The command that fails.
    var failing: [String] = []
    var end = CommandOutcome.done

    func run(_ words: [String]) -> CommandOutcome {
        routes.append(.run(words))
        return words == failing ? .failed : end
    }

    func run(_ invocation: Invocation) -> CommandOutcome {
        routes.append(.runInvocation(invocation))
        return end
    }

    func presentAddItemQuestions() { routes.append(.toItemQuestions) }

    func reopenShell() { routes.append(.reopen) }

    func leaveShell() { routes.append(.leave) }
}

// MARK: - Other modules

final class FakeHost: ShellHost {
    private(set) var run: [[String]] = []
    private(set) var reopenings = 0
    var outcome = CommandOutcome.done
    var atRun: (_ words: [String], _ delegate: any ListDelegate) -> Void = { _, _ in }

    func run(_ words: [String], notifying delegate: any ListDelegate) -> CommandOutcome {
        run.append(words)
        atRun(words, delegate)
        return outcome
    }

    func run(_ invocation: Invocation, notifying delegate: any ListDelegate) -> CommandOutcome {
        run.append([invocation.line])
        return outcome
    }

    func reopenShell() { reopenings += 1 }
}

final class FakeList: ListUpcomingModule {
    private(set) var messages: [String] = []
    private(set) var changesShown = 0

    func showList(above message: String) { messages.append(message) }

    func showChanges() { changesShown += 1 }
}

/// Reports that an item was added, or that none was if it would have to ask.
final class FakeAddItem: AddItemModule {
    private weak var delegate: (any ListDelegate)?
    private let add: () -> Void

    init(delegate: (any ListDelegate)?, add: @escaping () -> Void = {}) {
        self.delegate = delegate
        self.add = add
    }

    func add(_ reading: ItemText.Reading, typed: String) {
        add()
        delegate?.didFinish(.changed())
    }

    func add(_ list: [ItemText.Reading]) {
        add()
        delegate?.didFinish(.changed())
    }

    func askForItem() { delegate?.didFinish(.unchanged) }
}

/// Suggests the word at the cursor.
final class FakeSuggestWords: SuggestWordsModule {
    private let delegate: any SuggestWordsDelegate

    init(delegate: any SuggestWordsDelegate) {
        self.delegate = delegate
    }

    func suggest(at line: UnfinishedLine, or words: [HelpEntry]) {
        delegate.didSuggest("", [SuggestedWord(line.beginning, "a word")])
    }
}

final class FakeShowItem: ShowItemPresenting {
    private(set) var requests: [ShowItemRequest] = []

    func show(_ request: ShowItemRequest) { requests.append(request) }
}

// MARK: - Grammar

/// Some commands of other modules.
let commands = [
    Command("add", foreignNames: ["new"], summary: "put", operands: .text, examples: []),
    Command("upcoming", aliases: ["up"], summary: "look", operands: .filter, examples: []),
    Command("help", summary: "explain", operands: .command, examples: []),
    Command("show", summary: "look closely", operands: .filter, placeholder: "ID…", examples: []),
    Command("list", aliases: ["ls"], summary: "look at all", operands: .filter, examples: []),
    Command("find", summary: "seek", operands: .words, examples: []),
    Command("done", summary: "tick off", operands: .filter, placeholder: "ID…", options: [.yes], examples: []),
    Command("change", summary: "alter", operands: .changes, placeholder: "ID…", examples: []),
    Command("remove", aliases: ["rm"], summary: "drop", operands: .filter, placeholder: "ID…", examples: []),
    Command("annotate", summary: "note", operands: .note(picking: nil), placeholder: "ID…", examples: []),
    Command("search", summary: "seek words", operands: .words, examples: []),
    Command("backup", summary: "copy", operands: .backup, examples: []),
]

var reader: ShellReader {
    ShellReader(
        commands: commands,
        dates: { DateReader(morning.now(), weeksStartOn: .monday) },
        savedFilters: { ["work": "+work"] }
    )
}

/// A filter of ids, as parsed.
func items(_ ranges: ClosedRange<Int>...) -> ItemFilter {
    ItemFilter(Selection([[.ids(ranges)]]))
}
