import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows the upcoming items on the screen, which reads the rows of long groups when it shows them.
final class ListUpcomingScreenPresenter: ListUpcomingPresenting, ListUpcomingScreenModule {
    /// The number of items of each group that are read with the list.
    private static let window = 100

    private let view: any ScreenListViewing
    private let interactor: any ListUpcomingInteracting
    private let router: any ListUpcomingRouting
    private let calendar: CalendarWords
    private var request = ListUpcomingRequest()
    /// The last list, of which further rows can be read.
    private var response: ListUpcomingResponse?

    init(
        view: any ScreenListViewing,
        interactor: any ListUpcomingInteracting,
        router: any ListUpcomingRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ filter: ItemFilter, groupedBy grouping: ItemGrouping) {
        show(ListUpcomingRequest(filter: filter, grouping: grouping, limit: ListUpcomingScreenPresenter.window))
    }

    func show(_ request: ListUpcomingRequest) {
        self.request = request
        interactor.findUpcomingItems(request)
    }

    func showItems(at places: Range<Int>) {
        interactor.findItems(at: places)
    }
}

extension ListUpcomingScreenPresenter: ListUpcomingInteractorOutput {
    func foundUpcomingItems(_ response: ListUpcomingResponse) {
        self.response = response
        let groups = response.groups
        view.showOutline(
            ScreenListOutline(
                groups: groups.map { group in
                    let count = group.shownIDs.count
                    return .init(
                        heading: ListUpcomingSentences.heading(group, shown: count, response.others),
                        count: count
                    )
                },
                ids: groups.flatMap(\.shownIDs)
            )
        )
        var place = 0
        for group in groups {
            show(group.rows.map { (row: $0, group: group.name) }, from: place, today: response.today)
            place += group.shownIDs.count
        }
        ListUpcomingSentences.remarks(on: response, to: request).forEach(view.showMessage)
    }

    func foundItems(_ rows: [ListUpcomingResponse.Row], from place: Int) {
        guard let response else { return }
        let names = response.groups.flatMap { group in group.shownIDs.map { _ in group.name } }
        show(Array(zip(rows, names[place...])), from: place, today: response.today)
    }

    private func show(_ rows: [(row: ListUpcomingResponse.Row, group: ItemGroup)], from place: Int, today: Day) {
        view.showRows(rows.map { ItemDisplay($0.row, under: $0.group, from: today, in: calendar) }, from: place)
    }

    /// The screen reads the whole list again when it has changed.
    func foundChanges(_ response: UpcomingChangesResponse) {}

    func foundNothingUpcoming(_ response: NothingUpcomingResponse) {
        view.showNothing(ListUpcomingSentences.nothing(response, to: request, calendar, router))
    }

    func foundEmptyList() {
        view.showEmptyList(router)
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}
