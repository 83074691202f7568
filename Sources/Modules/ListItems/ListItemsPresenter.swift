import Almanac
import Boundary
import Presentation

/// Asks for items, and puts them into words as they are told.
final class ListItemsPresenter {
    private let view: any ListItemsShowing
    private let interactor: any ListItemsInteracting
    private let calendar: CalendarWords
    /// What was asked for last.
    private var filter = ItemFilter.everything
    private var today: Day?
    private var group: ItemGroup?

    init(view: any ListItemsShowing, interactor: any ListItemsInteracting, calendar: CalendarWords) {
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

    func couldNotFindItems(_ trouble: StorageTrouble) {
        view.showComplaint(Complaint(trouble))
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
            "Nothing to do for now: \(waits(count)) for a later day; adder list waiting shows what."
        case (.everythingWaits(let count), true):
            "Nothing that matches is to be done for now: \(waits(count)) for a later day; add waiting to the filter to see what."
        case (.everythingIsDone, false):
            "Everything is done; adder list closed shows what was."
        case (.everythingIsDone, true):
            "Everything that matches is done; add closed to the filter to see it."
        default:
            ListSentences.nothingMatches(filter)
        }
    }

    private static func waits(_ count: Int) -> String {
        "\(ChangeSentences.count(count)) \(count == 1 ? "waits" : "wait")"
    }
}
