import AddItem
import Almanac
import Boundary
import Entities
import Grammar
import ListUpcoming
import ShowItem
import SuggestWords

@testable import Shell

/// Saturday, 21 November 2026, at half past nine.
let saturday = Day(number: 20_778)
let morning = FixedClock(at(saturday))

func at(_ day: Day) -> Moment {
    Moment(instant: Instant(seconds: 1_795_253_400), today: day, time: TimeOfDay(minute: 570) ?? .midnight)
}

/// Shows what it is set to.
final class FakeClock: Clock {
    var moment = at(saturday)

    func now() -> Moment { moment }

    func nextMidnight() -> Instant? { Instant(seconds: (moment.today + 1).number * 86_400) }
}

final class FakeAlarm: ShellWaking {
    private(set) var instants: [Instant] = []

    func wake(at instant: Instant) { instants.append(instant) }

    private(set) var timesSoon = 0

    func wakeSoon() { timesSoon += 1 }
}

final class FakeDataManager: ShellDataManaging {
    var standing = ListStanding(overdue: 2, today: 3)
    var lastChange = 7
    var trouble: ListTrouble?
    private(set) var days: [Day] = []

    func commands(after change: Int?) throws(ListTrouble) -> [String] {
        ((change ?? 0)..<lastChange).map { "change \($0 + 1)" }
    }

    func version() throws(ListTrouble) -> ListVersion {
        if let trouble { throw trouble }
        return ListVersion(generation: 1, file: 1, lastChange: lastChange)
    }

    func standing(on today: Day) throws(ListTrouble) -> ListStanding {
        days.append(today)
        if let trouble { throw trouble }
        return standing
    }

    /// As they are on disk.
    var lines: [String] = []
    private(set) var edits = 0

    func typedLines() throws(ListTrouble) -> [String] {
        if let trouble { throw trouble }
        return lines
    }

    func changeTypedLines(_ edit: ([String]) -> [String]) throws(ListTrouble) {
        edits += 1
        if let trouble { throw trouble }
        lines = edit(lines)
    }
}

final class FakeOutput: ShellInteractorOutput {
    enum Told: Equatable {
        case standing(ShellStanding)
        case changed
        case others([String])
        case unknown(StorageTrouble)
        case day(Day)
        case lines([String])
        case cannotKeep(StorageTrouble)
    }

    var told: [Told] = []

    func couldNotLook(_ trouble: StorageTrouble) { told.append(.unknown(trouble)) }

    func foundStanding(_ standing: ShellStanding) { told.append(.standing(standing)) }

    func listHasChanged() { told.append(.changed) }

    func othersChangedList(_ commands: [String]) { told.append(.others(commands)) }

    func dayHasBegun(_ day: Day) { told.append(.day(day)) }

    func recalledLines(_ lines: [String]) { told.append(.lines(lines)) }

    func couldNotKeepLines(_ trouble: StorageTrouble) { told.append(.cannotKeep(trouble)) }
}

final class FakeInteractor: ShellInteracting {
    private(set) var looks = 0

    private(set) var recalls = 0
    private(set) var kept: [String] = []

    func look() { looks += 1 }

    func recallLines() { recalls += 1 }

    func keepLines(_ lines: [String]) { kept += lines }
}

final class FakeView: ShellShowing {
    enum Shown: Equatable {
        case prompt(String)
        case lines([String])
        case remark(String)
        case help(ShellHelpDisplay)
        case insertion(String)
        case suggestions(ShellSuggestionsDisplay)
        case pasted([ShellPastedLineDisplay])
        case question(String)
        case complaint(Complaint)
        case closed
    }

    private(set) var shown: [Shown] = []
    var isInterrupted = false

    func showPrompt(_ text: String) { shown.append(.prompt(text)) }

    func offerLines(_ lines: [String]) { shown.append(.lines(lines)) }

    func showRemark(_ sentence: String) { shown.append(.remark(sentence)) }

    func showHelp(_ display: ShellHelpDisplay) { shown.append(.help(display)) }

    func insert(_ text: String) { shown.append(.insertion(text)) }

    func showSuggestions(_ display: ShellSuggestionsDisplay) { shown.append(.suggestions(display)) }

    func showPastedLines(_ lines: [ShellPastedLineDisplay]) { shown.append(.pasted(lines)) }

    func askWhether(_ question: String) { shown.append(.question(question)) }

    func showComplaint(_ complaint: Complaint) { shown.append(.complaint(complaint)) }

    func close() { shown.append(.closed) }
}

final class FakeRouter: ShellRouting {
    enum Went: Equatable {
        case toList
        case toChanges
        case toAddItem([String])
        case toQuestions
        case toItems(ItemFilter)
        case toSuggestions(String)
        case through([String])
        case away
        case anew
    }

    private(set) var went: [Went] = []

    func presentList() { went.append(.toList) }

    func presentChangesOfList() { went.append(.toChanges) }

    var atAddItem: () -> Void = {}

    func presentAddItem(_ words: [String]) {
        went.append(.toAddItem(words))
        atAddItem()
    }

    func presentItems(_ filter: ItemFilter) { went.append(.toItems(filter)) }

    func presentSuggestions(after typed: String) { went.append(.toSuggestions(typed)) }

    /// What is run fails if it is this.
    var failing: [String] = []
    var end = CommandEnd.done

    func run(_ words: [String]) -> CommandEnd {
        went.append(.through(words))
        return words == failing ? .failed : end
    }

    func presentQuestionsForItem() { went.append(.toQuestions) }

    func openShellAnew() { went.append(.anew) }

    func leaveShell() { went.append(.away) }
}

// MARK: - Other modules

final class FakeList: ListUpcomingModule {
    private(set) var requests: [ListUpcomingRequest] = []
    private(set) var changesShown = 0

    func show(_ request: ListUpcomingRequest) { requests.append(request) }

    func showChanges() { changesShown += 1 }
}

/// Says at once that an item was added, which somebody else does, or that none was where it would have to ask.
final class FakeAddItem: AddItemModule {
    private weak var delegate: (any ListDelegate)?
    private let add: () -> Void

    init(delegate: (any ListDelegate)?, add: @escaping () -> Void = {}) {
        self.delegate = delegate
        self.add = add
    }

    func add(_ words: [String]) {
        add()
        delegate?.didChangeList()
    }

    func askForItem() { delegate?.didNotChangeList() }
}

final class FakeShowItem: ShowItemModule {
    private(set) var requests: [ShowItemRequest] = []

    func show(_ request: ShowItemRequest) { requests.append(request) }
}

/// Knows one word, whatever was typed.
final class FakeSuggestWords: SuggestWordsLineModule {
    private weak var delegate: (any SuggestWordsDelegate)?

    init(delegate: any SuggestWordsDelegate) {
        self.delegate = delegate
    }

    func suggest(after typed: String) { delegate?.didSuggest("", [SuggestedWord(typed, "a word")]) }
}

// MARK: - Grammar

/// A few commands, as other modules say them.
let commands = [
    Command("add", foreignNames: ["new"], summary: "put", operands: .text, examples: []),
    Command("upcoming", aliases: ["up"], summary: "look", operands: .filter, examples: []),
    Command("help", summary: "explain", operands: .command, examples: []),
    Command("show", summary: "look closely", operands: .filter, examples: []),
]

var reader: ShellReader {
    ShellReader(commands: commands, dates: { DateReader(morning.now(), weeksStartOn: .monday) })
}

/// A filter of ids, as it is read.
func items(_ ranges: ClosedRange<Int>...) -> ItemFilter {
    ItemFilter(Selection([[.ids(ranges)]]))
}
