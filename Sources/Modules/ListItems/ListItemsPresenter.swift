import Almanac
import Grammar
import Presentation
import Responses
import Vocabulary

/// Shows items as they arrive.
final class ListItemsPresenter {
    private let view: any ListItemsViewing
    private let interactor: any ListItemsInteracting
    private let calendar: CalendarWords
    /// The last requested filter.
    private var filter = ItemFilter.everything
    private var today: Day?
    private var group: ItemGroup?

    init(view: any ListItemsViewing, interactor: any ListItemsInteracting, calendar: CalendarWords) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
    }
}

extension ListItemsPresenter: ListItemsModule {
    func show(_ request: ListItemsRequest) {
        filter = request.filter
        interactor.findItems(request)
    }
}

extension ListItemsPresenter: ListItemsInteractorOutput {
    func foundItems(_ opening: ListItemsOpening) {
        (today, group) = (opening.today, nil)
    }

    func foundGroup(_ group: ListItemsGroup) {
        self.group = group.name
        view.showHeading(GroupWords.display(group.name, depth: group.depth))
    }

    func foundItem(_ row: ListItemsRow) {
        guard let today else { return }
        view.showItem(ItemDisplay(row.item, row.standing, under: group, from: today, in: calendar))
    }

    func foundLastItem(_ totals: ListItemsTotals) {
        view.showFoot(ListItemsSentences.foot(totals))
    }

    func foundNothing(_ response: NothingListedResponse) {
        if response.reason == .emptyList {
            view.showEmptyList(ListSentences.emptyList, example: ListSentences.emptyListExample)
        } else {
            view.showNothing(ListItemsSentences.nothing(response, filter))
        }
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure))
    }
}

// MARK: - Words

private enum ListItemsSentences {
    /// `12 items, 2 done, 3 overdue, 2 waiting hidden`.
    static func foot(_ totals: ListItemsTotals) -> String {
        let parts = [
            (totals.done, "done"), (totals.overdue, "overdue"), (totals.hidden, "waiting hidden"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return ([ChangeSentences.count(totals.items)] + parts).joined(separator: ", ")
    }

    static func nothing(_ response: NothingListedResponse, _ filter: ItemFilter) -> String {
        switch (response.reason, response.isFiltered) {
        case (.everythingWaits(let count), false):
            "Nothing to do now: \(waits(count)) for a later day. See adder list waiting."
        case (.everythingWaits(let count), true):
            "Nothing matches now: \(waits(count)) for a later day. Add waiting to the filter."
        case (.everythingIsDone, false):
            "Everything is done. See adder list closed."
        case (.everythingIsDone, true):
            "All matching items are done. Add closed to the filter to see them."
        default:
            ListSentences.nothingMatches(filter)
        }
    }

    private static func waits(_ count: Int) -> String {
        "\(ChangeSentences.count(count)) \(count == 1 ? "waits" : "wait")"
    }
}
