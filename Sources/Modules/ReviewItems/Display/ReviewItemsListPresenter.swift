import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Lists the items that need a decision, with the reasons.
final class ReviewItemsListPresenter: ReviewItemsPresenting {
    private let view: any ReviewItemsListViewing
    private let interactor: any ReviewItemsInteracting
    private let router: any CommandRouting
    private let calendar: CalendarWords

    init(
        view: any ReviewItemsListViewing,
        interactor: any ReviewItemsInteracting,
        router: any CommandRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: ReviewItemsRequest) {
        view.showReadings(of: request.filter)
        interactor.findItems(request)
    }
}

extension ReviewItemsListPresenter: ReviewItemsInteractorOutput {
    func foundItems(_ response: ReviewItemsResponse) {
        for row in response.rows { view.showItem(FoundItemDisplay(row, from: response.today, calendar)) }
        if response.rows.isEmpty {
            view.showNothing(ReviewItemsSentences.nothing(isFiltered: response.isFiltered))
        } else {
            view.showFoot(ChangeSentences.count(response.rows.count))
        }
        if let sentence = ReviewItemsSentences.projects(response.finishedProjects) { view.showMessage(sentence) }
    }

    func foundItem(_ row: ReviewItemsResponse.Row?) {}

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}

extension FoundItemDisplay {
    /// An item with the reasons to decide about it.
    init(_ row: ReviewItemsResponse.Row, from today: Day, _ calendar: CalendarWords) {
        let reasons = row.reasons.map { ReviewItemsSentences.phrase($0, from: today, calendar) }.joined(separator: ", ")
        let why = Match(ReviewItemsSentences.why, plainLabel: ReviewItemsSentences.why, MarkedText(reasons))
        self.init(
            ItemDisplay(row.item, row.standing, under: nil, from: today, in: calendar),
            // Another process may have decided about it since the list was read.
            matches: row.reasons.isEmpty ? [] : [why]
        )
    }
}
