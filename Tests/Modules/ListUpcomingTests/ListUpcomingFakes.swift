import Almanac
import Entities
import Presentation
import ProgramOutput
import TestKit
import Vocabulary

@testable import ListUpcoming

/// Saturday, 21 November 2026, 09:30.
let saturday = Day(number: 20_778)
let morning = FixedClock(
    Moment(instant: Instant(seconds: 1_795_253_400), today: saturday, time: TimeOfDay(minute: 570) ?? .midnight)
)

final class FakeInteractor: ListUpcomingInteracting {
    private(set) var requests: [ListUpcomingRequest] = []

    private(set) var searchesForChanges = 0

    func findUpcomingItems(_ request: ListUpcomingRequest) {
        requests.append(request)
    }

    func findChanges() {
        searchesForChanges += 1
    }

    func findItems(at places: Range<Int>) {}
}

final class FakeDataManager: ListUpcomingDataManaging {
    var items: [Item] = []
    var isEmpty = false
    var unknown: [UnknownName] = []
    var hasDoneItems = false
    var others = OtherItems()
    var failure: ListError?
    private(set) var queries: [ListUpcomingQuery] = []

    func openItems(
        _ query: ListUpcomingQuery,
        isBack: (_ due: Day?, _ wait: Day, _ changed: Instant) -> Bool
    ) throws(ListError) -> UpcomingItems {
        queries.append(query)
        if let failure { throw failure }
        let listed = items.map { ListedItem(item: $0) }
        let back = listed.filter { listed in
            listed.item.details.wait.map { isBack(listed.item.details.due?.day, $0, listed.item.changed) } ?? false
        }
        let others = listed.filter { !back.contains($0) }
        let dated = others.filter { $0.item.details.due != nil }
        let undated = others.filter { $0.item.details.due == nil }
        func part(_ items: [ListedItem], _ limit: Int?, hasIDs: Bool = true) -> UpcomingPart {
            UpcomingPart(
                items: Array(items.prefix(limit ?? .max)),
                count: items.count,
                ids: hasIDs && items.count >= limit ?? .max ? items.map(\.item.id) : []
            )
        }
        return UpcomingItems(
            dated: query.limit == nil ? dated : [],
            terms: query.terms.map { term in
                part(dated.filter { $0.item.details.due.map(term.contains) ?? false }, query.limit)
            },
            back: part(back, query.limit),
            undated: part(undated, query.undatedLimit, hasIDs: false),
            others: self.others
        )
    }

    func items(_ ids: [Int]) throws(ListError) -> [ListedItem] {
        items.filter { ids.contains($0.id) }.map { ListedItem(item: $0) }
    }

    func isListEmpty() throws(ListError) -> Bool { isEmpty }

    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { hasDoneItems }

    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { unknown }
}

final class FakeOutput: ListUpcomingInteractorOutput {
    enum Event: Equatable {
        case items(ListUpcomingResponse)
        case nothing(NothingUpcomingResponse)
        case emptyList
        case changes(UpcomingChangesResponse)
        case rows([ListUpcomingResponse.Row], from: Int)
        case failure(ListError)
    }

    var events: [Event] = []

    var responses: [ListUpcomingResponse] {
        events.compactMap { if case .items(let response) = $0 { response } else { nil } }
    }

    func foundUpcomingItems(_ response: ListUpcomingResponse) { events.append(.items(response)) }

    func foundNothingUpcoming(_ response: NothingUpcomingResponse) { events.append(.nothing(response)) }

    func foundEmptyList() { events.append(.emptyList) }

    func foundChanges(_ response: UpcomingChangesResponse) { events.append(.changes(response)) }

    func foundItems(_ rows: [ListUpcomingResponse.Row], from place: Int) { events.append(.rows(rows, from: place)) }

    func couldNotFindItems(_ failure: ListError) { events.append(.failure(failure)) }
}

final class FakeView: ListUpcomingViewing {
    enum Shown: Equatable {
        case upcoming(ListUpcomingDisplay)
        case nothing(String)
        case emptyList(String, example: String)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []
    /// The lines of the window. Every row and every text takes one line.
    var windowHeight: Int?

    func heights(of sections: [ListUpcomingDisplay.Section]) -> [[Int]] { sections.map { $0.rows.map { _ in 1 } } }

    func height(around display: ListUpcomingDisplay, above messages: [String]) -> Int {
        // The prompt, and the empty lines around the list.
        let texts = [display.heading, display.more, display.foot].filter { !$0.isEmpty } + messages
        let gaps = display.sections.count - 1 + (display.foot.isEmpty ? 1 : 2)
        return 3 + texts.count + gaps + display.sections.count
    }

    func showUpcoming(_ display: ListUpcomingDisplay) { shown.append(.upcoming(display)) }

    func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    func showEmptyList(_ sentence: String, example: String) { shown.append(.emptyList(sentence, example: example)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}

extension ListUpcomingPresenter {
    convenience init(_ view: FakeView, _ interactor: FakeInteractor) {
        self.init(view: view, interactor: interactor, router: FakeRouter(), calendar: CalendarWords())
    }
}
