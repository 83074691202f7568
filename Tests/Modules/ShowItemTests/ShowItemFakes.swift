import Almanac
import Entities
import ProgramOutput
import Responses
import TestKit
import Vocabulary

@testable import ShowItem

/// Saturday, 21 November 2026, 09:30 UTC.
let saturday = Day(number: 20_778)
let now = Instant(seconds: 1_795_253_400)

struct MorningClock: Clock {
    func now() -> Moment { Moment(utc: ShowItemTests.now) }

    func moment(at instant: Instant) -> Moment { Moment(utc: instant) }
}

func history(
    of item: Item,
    needs: [Item] = [],
    parts: [Item] = [],
    changes: [ItemChange] = [],
    copies: [Due: Item] = [:],
    series: Item? = nil
) -> ItemHistory {
    ItemHistory(
        item: item,
        needs: needs,
        blocks: [],
        parent: nil,
        parts: parts,
        changes: changes,
        copies: copies,
        series: series
    )
}

func request(_ selection: Selection = Selection([[.ids([3...3])]])) -> ShowItemRequest {
    ShowItemRequest(filter: ItemFilter(selection))
}

final class FakeDataManager: ShowItemDataManaging {
    var histories: [ItemHistory] = []
    var failure: ListError?
    private(set) var selections: [Selection] = []

    func findHistories(
        of selection: Selection,
        today: Day,
        shouldRead: ([Int]) -> Bool,
        body: (ItemHistory) -> Void
    ) throws(ListError) {
        selections.append(selection)
        if shouldRead(histories.map(\.item.id)) { histories.forEach(body) }
        if let failure { throw failure }
    }

    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { [] }
    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }

    func isListEmpty() throws(ListError) -> Bool { false }
}

final class FakeInteractor: ShowItemInteracting {
    private(set) var requests: [ShowItemRequest] = []

    func findItems(_ request: ShowItemRequest) { requests.append(request) }
}

final class FakeOutput: ShowItemInteractorOutput {
    private(set) var responses: [ShowItemResponse] = []
    private(set) var ends = 0
    private(set) var emptyResults = 0
    private(set) var failures: [ChangeFailure] = []

    func foundItem(_ response: ShowItemResponse) { responses.append(response) }

    func foundLastItem() { ends += 1 }

    func foundNothing(_ reasons: NoMatch) { emptyResults += 1 }

    func couldNotFindItems(_ failure: ChangeFailure) { failures.append(failure) }
}

final class FakeView: ShowItemViewing {
    var treeLimit: Int?
    private(set) var displays: [ShowItemDisplay] = []
    private(set) var problems: [ErrorMessage] = []

    private(set) var sentences: [String] = []

    func showMessage(_ sentence: String) { sentences.append(sentence) }

    func showNothing(_ sentence: String) { sentences.append(sentence) }

    private(set) var ends = 0

    private(set) var hints: [String?] = []

    func showEnd(hint: String?) {
        ends += 1
        hints.append(hint)
    }

    func showItem(_ display: ShowItemDisplay) { displays.append(display) }

    func showError(_ errorMessage: ErrorMessage) { problems.append(errorMessage) }
}

/// The response for an item with all values.
var fullResponse: ShowItemResponse {
    let details = ItemSummary(
        .sample(3, "Pay rent", created: now) {
            $0.due = Due(day: saturday + 6)
            $0.recurrence = .every(Repetition(.weekly))
            $0.note = "by hand\nand soon"
            $0.tags = ["money"]
        }
    )
    let moved = ItemHistoryEntry(
        ItemChange(
            change: Change(id: 9, instant: now, command: "change 3 due:fri"),
            effects: [.due(before: Due(day: saturday), after: Due(day: saturday + 6))]
        ),
        on: MorningClock()
    )
    return ShowItemResponse(
        item: details,
        needs: [ItemSummary(.sample(1, "Open account"))],
        blocks: [],
        parent: nil,
        parts: [],
        occurrences: [Due(day: saturday + 13)],
        history: [moved],
        postponements: 1,
        created: Moment(utc: now),
        completed: nil,
        today: saturday,
        isOverdue: false
    )
}
