import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows items as they arrive.
final class ListItemsPresenter: ListItemsPresenting {
    private let view: any ListItemsViewing
    private let interactor: any ListItemsInteracting
    private let router: any ListItemsRouting
    private let calendar: CalendarWords
    private var request = ListItemsRequest()
    private var today: Day?
    private var group: ItemGroup?

    init(
        view: any ListItemsViewing,
        interactor: any ListItemsInteracting,
        router: any ListItemsRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: ListItemsRequest) {
        self.request = request
        view.showReadings(of: request.filter)
        interactor.findItems(request)
    }
}

extension ListItemsPresenter: ListItemsInteractorOutput {
    func foundItems(_ opening: ListItemsOpening) {
        (today, group) = (opening.today, nil)
    }

    /// Text and JSON have all items.
    func foundOutline(_ outline: ListItemsOutline) {}

    func foundItems(_ rows: [ListItemsRow], from place: Int) {}

    func countedItems(_ count: Int) {}

    func foundGroup(_ group: ListItemsGroup) {
        self.group = group.name
        view.showHeading(GroupWords.display(group.name, count: group.count, depth: group.depth))
    }

    func foundItem(_ row: ListItemsRow) {
        guard let today else { return }
        view.showItem(ListItemsRowWords.display(row, of: request, under: group, from: today, in: calendar))
    }

    func foundLastItem(_ totals: ListItemsTotals) {
        view.showFoot(ListItemsSentences.foot(totals), omitted: ListItemsSentences.omitted(totals))
        if let sentence = ListSentences.misspelledNames(totals.unknown) { view.showMessage(sentence) }
        ListSentences.matches(of: request.filter, totals.places).forEach(view.showMessage)
    }

    func foundNothing(_ response: NothingListedResponse) {
        if response.reason == .emptyList {
            view.showEmptyList(router)
        } else {
            view.showNothing(ListItemsSentences.nothing(response, request.filter, router))
        }
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}

/// The sentences of this use case.
enum ListItemsSentences {
    /// `12 items, 2 done, 3 overdue, 2 waiting hidden`.
    static func foot(_ totals: ListItemsTotals) -> String {
        var parts = [ChangeSentences.count(totals.items)]
        if totals.done > 0 { parts.append(say("\(totals.done) done")) }
        if totals.overdue > 0 { parts.append(say("\(totals.overdue) overdue")) }
        if totals.omitted > 0 { parts.append(omitted(totals)) }
        if totals.hidden > 0 { parts.append(say("\(totals.hidden) waiting hidden")) }
        return parts.joined(separator: ", ")
    }

    static func nothing(
        _ response: NothingListedResponse,
        _ filter: ItemFilter,
        _ router: any ListItemsRouting
    ) -> String {
        switch (response.reason, response.isFiltered) {
        case (.everythingWaits(let count), false): everythingWaits(count, router)
        case (.everythingWaits(let count), true): allMatchesWait(count)
        case (.everythingIsDone, false): everythingIsDone(router)
        case (.everythingIsDone, true): ListSentences.allAreDone
        default: ListSentences.nothingMatches(filter, response.unknown)
        }
    }

    static func omitted(_ totals: ListItemsTotals) -> String { totals.omitted > 0 ? say("\(totals.omitted) more") : "" }

    static func everythingIsDone(_ router: any ListItemsRouting) -> String {
        say("Everything is done. See \(router.command(.list(.closed))).")
    }

    static func everythingWaits(_ count: Int, _ router: any ListItemsRouting) -> String {
        let command = router.command(.list(.waiting))
        return count == 1
            ? say("Nothing to do now: 1 item is waiting for a later day. See \(command).")
            : say("Nothing to do now: \(count) items are waiting for a later day. See \(command).")
    }

    static func allMatchesWait(_ count: Int) -> String {
        count == 1
            ? say("Nothing matches now: 1 item is waiting for a later day. Add waiting to the filter.")
            : say("Nothing matches now: \(count) items are waiting for a later day. Add waiting to the filter.")
    }
}
