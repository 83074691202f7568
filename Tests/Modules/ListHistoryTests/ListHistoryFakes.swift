import Almanac
import Entities
import ProgramOutput
import Responses
import TestKit
import Vocabulary

@testable import ListHistory

let saturday = Moment.saturday.today

func entry(
    _ id: Int,
    _ command: String = "done 3",
    isUndone: Bool = false,
    canBeRedone: Bool = false
) -> HistoryEntry {
    HistoryEntry(
        change: Change(id: id, instant: Moment.saturday.instant, command: command, isUndone: isUndone),
        itemCount: 1,
        items: [ItemName(id: 3, title: "Rest")],
        canBeRedone: canBeRedone
    )
}

func found(
    _ id: Int,
    _ reach: ListHistoryChange.Reach,
    command: String = "done 3",
    isUndone: Bool = false,
    items: [ItemName] = [.init(id: 3, title: "Rest")],
    itemCount: Int = 1
) -> ListHistoryChange {
    ListHistoryChange(
        change: ChangeSummary(id: id, moment: .saturday, command: command, isUndone: isUndone),
        reach: reach,
        items: items,
        itemCount: itemCount
    )
}

func page(_ changes: ListHistoryChange..., rest: ListHistoryPage.Rest = .nothing) -> ListHistoryPage {
    ListHistoryPage(changes: changes, rest: rest, today: saturday)
}

/// Stores changes, newest first.
final class FakeDataManager: ListHistoryDataManaging {
    var entries: [HistoryEntry] = []
    var failure: ListError?
    private(set) var limits: [Int] = []

    func changes(limit: Int, olderThan change: Int?) throws(ListError) -> HistoryPage {
        limits.append(limit)
        if let failure { throw failure }
        let older = entries.filter { entry in change.map { entry.change.id < $0 } ?? true }
        return HistoryPage(entries: Array(older.prefix(limit)), redoCount: entries.count(where: \.canBeRedone))
    }
}

/// Reports its pages one after another.
final class FakeInteractor: ListHistoryInteracting {
    var pages: [ListHistoryPage] = []
    weak var output: (any ListHistoryInteractorOutput)?
    private(set) var requests: [ListHistoryRequest] = []

    func findChanges(_ request: ListHistoryRequest) {
        requests.append(request)
        while !pages.isEmpty, output?.foundChanges(pages.removeFirst()) == true {}
    }
}

final class FakeOutput: ListHistoryInteractorOutput {
    private(set) var pages: [ListHistoryPage] = []
    private(set) var timesNothing = 0
    private(set) var problems: [ListError] = []
    /// The number of requested pages.
    var pageLimit = Int.max

    func foundChanges(_ page: ListHistoryPage) -> Bool {
        pages.append(page)
        return pages.count < pageLimit
    }

    func foundNoChange() { timesNothing += 1 }

    func couldNotFindChanges(_ failure: ListError) { problems.append(failure) }
}

final class FakeView: ListHistoryViewing {
    enum Shown: Equatable {
        case rows([ListHistoryRow])
        case foot(String)
        case nothing(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []
    /// The number of outputs before the reader leaves.
    var patience = Int.max

    var hasReader: Bool { shown.count < patience }

    func showRows(_ rows: [ListHistoryRow]) { shown.append(.rows(rows)) }

    func showFoot(_ sentence: String) { shown.append(.foot(sentence)) }

    func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
