import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// Shows the list on the screen, which reads the items that it shows.
final class ListItemsScreenPresenter: ListItemsPresenting, ListItemsModule {
    /// The items that are read with the list.
    private static let window = 200

    private let view: any ScreenListViewing
    private let interactor: any ListItemsInteracting
    private let router: any ListItemsRouting
    private let calendar: CalendarWords
    private var request = ListItemsRequest()
    /// Is shown if nothing matches.
    private var nothing: String?
    private var today: Day?
    private var outline: ListItemsOutline?
    private var rows: [ListItemsRow] = []

    init(
        view: any ScreenListViewing,
        interactor: any ListItemsInteracting,
        router: any ListItemsRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(
        _ filter: ItemFilter,
        sortedBy order: [ItemOrder],
        groupedBy grouping: ItemGrouping?,
        whenEmpty sentence: String?,
        isWhole: Bool
    ) {
        nothing = sentence
        show(
            ListItemsRequest(
                filter: filter,
                order: order,
                grouping: grouping,
                window: ListItemsScreenPresenter.window,
                isWhole: isWhole
            )
        )
    }

    func show(_ request: ListItemsRequest) {
        self.request = request
        rows = []
        interactor.findItems(request)
    }

    func showItems(at places: Range<Int>) {
        interactor.findItems(at: places)
    }

    func showCount(of filter: ItemFilter) {
        interactor.countItems(filter)
    }
}

extension ListItemsScreenPresenter: ListItemsInteractorOutput {
    func foundItems(_ opening: ListItemsOpening) {
        today = opening.today
    }

    func foundOutline(_ outline: ListItemsOutline) {
        self.outline = outline
    }

    func foundGroup(_ group: ListItemsGroup) {}

    func foundItem(_ row: ListItemsRow) {
        rows.append(row)
    }

    func foundLastItem(_ totals: ListItemsTotals) {
        guard let outline else { return }
        view.showOutline(
            ScreenListOutline(
                groups: outline.groups.map { group in
                    .init(
                        heading: group.name.map { GroupWords.display($0, count: group.count, depth: group.depth) },
                        count: group.count
                    )
                },
                ids: outline.ids,
                isWhole: outline.isWhole
            )
        )
        show(rows, from: 0)
        rows = []
    }

    func foundItems(_ rows: [ListItemsRow], from place: Int) {
        show(rows, from: place)
    }

    func countedItems(_ count: Int) {
        view.showCount(count)
    }

    private func show(_ rows: [ListItemsRow], from place: Int) {
        guard let outline, let today else { return }
        let displays = rows.enumerated().map { offset, row in
            var display = ListItemsRowWords.display(
                row,
                of: request,
                under: outline.groups[outline.groupIndices[place + offset]].name,
                from: today,
                in: calendar
            )
            // Its sign says that it is completed, and its details say at which time.
            if case .completed(let moment)? = row.value {
                display.date = ItemDisplay.LabeledDate("", calendar.day(moment.today, from: today))
            }
            return display
        }
        view.showRows(displays, from: place)
    }

    func foundNothing(_ response: NothingListedResponse) {
        if response.reason == .emptyList {
            view.showEmptyList(router)
        } else {
            let sentence = response.reason == .nothingMatches ? nothing : nil
            view.showNothing(sentence ?? ListItemsSentences.nothing(response, request.filter, router))
        }
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}
