import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows the items that need a decision on the screen, which reads the rows of a long list when it shows them.
final class ReviewItemsScreenPresenter: ReviewItemsModule {
    /// The items that are read with the list.
    private static let window = 200

    private let view: any ScreenListViewing
    private let interactor: any ReviewItemsScreenInteracting
    private let router: any CommandRouting
    private let calendar: CalendarWords
    private var today: Day?

    init(
        view: any ScreenListViewing,
        interactor: any ReviewItemsScreenInteracting,
        router: any CommandRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func review(_ filter: ItemFilter) {
        view.showReadings(of: filter)
        interactor.findItems(ReviewItemsRequest(filter: filter, window: ReviewItemsScreenPresenter.window))
    }

    func showItems(at places: Range<Int>) {
        do throws(ListError) {
            show(try interactor.rows(at: places), from: places.lowerBound)
        } catch {
            couldNotFindItems(error)
        }
    }

    private func show(_ rows: [ReviewItemsResponse.Row], from place: Int) {
        guard let today, !rows.isEmpty else { return }
        view.showRows(rows.map { FoundItemDisplay($0, from: today, calendar) }, from: place)
    }
}

extension ReviewItemsScreenPresenter: ReviewItemsInteractorOutput {
    func foundItems(_ response: ReviewItemsResponse) {
        today = response.today
        if response.ids.isEmpty {
            view.showNothing(ReviewItemsSentences.nothing(isFiltered: response.isFiltered))
        } else {
            let groups = [ScreenListOutline.Group(heading: nil, count: response.ids.count)]
            view.showOutline(ScreenListOutline(groups: groups, ids: response.ids))
            show(response.rows, from: 0)
        }
        if let sentence = ReviewItemsSentences.projects(response.finishedProjects) { view.showMessage(sentence) }
    }

    func foundItem(_ row: ReviewItemsResponse.Row?) {}

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}
