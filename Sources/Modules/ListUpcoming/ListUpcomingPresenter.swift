import Almanac
import Grammar
import Presentation
import Responses
import Vocabulary

/// Formats the upcoming items.
final class ListUpcomingPresenter {
    private let view: any ListUpcomingViewing
    private let interactor: any ListUpcomingInteracting
    /// A command that adds an item, shown if the list is empty.
    private let example: String
    private let calendar: CalendarWords
    /// The filter of the last request.
    private var filter = ItemFilter.everything

    init(
        view: any ListUpcomingViewing,
        interactor: any ListUpcomingInteracting,
        example: String,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.example = example
        self.calendar = calendar
    }
}

extension ListUpcomingPresenter: ListUpcomingModule {
    func show(_ request: ListUpcomingRequest) {
        filter = request.filter
        interactor.findUpcomingItems(request)
    }

    func showChanges() {
        interactor.findChanges()
    }
}

extension ListUpcomingPresenter: ListUpcomingInteractorOutput {
    func foundUpcomingItems(_ response: ListUpcomingResponse) {
        show(response.groups, today: response.today)
        show(response.remaining, besides: response.groups)
    }

    func foundChanges(_ response: UpcomingChangesResponse) {
        if !response.groups.isEmpty { show(response.groups, today: response.today) }
        show(response.remaining, besides: response.groups)
        if !response.emptied.isEmpty {
            let names = response.emptied.map(GroupWords.heading).joined(separator: ", ")
            view.showNothing("Now empty: \(names).")
        }
    }

    private func show(_ remaining: [ListUpcomingResponse.Remainder], besides groups: [ListUpcomingResponse.Group]) {
        if remaining.isEmpty { return }
        let shown = groups.map(\.name)
        let counts = remaining.map { group in
            "\(group.count)\(shown.contains(group.name) ? " more" : "") under \(GroupWords.heading(group.name))"
        }
        view.showNothing("Not shown: \(counts.joined(separator: ", ")). Run upcoming to see all.")
    }

    private func show(_ groups: [ListUpcomingResponse.Group], today: Day) {
        view.showUpcoming(ListUpcomingDisplay(sections: groups.map { section($0, today: today) }))
    }

    func foundNothingUpcoming(_ response: NothingUpcomingResponse) {
        let nothing = response.isFiltered ? "No matching items are due" : "Nothing is due"
        let lastDay = calendar.day(response.lastDay, from: response.today)
        let others = response.hasOtherOpenItems ? " Items due later or without a due date are not shown." : ""
        view.showNothing(ListSentences.withHints(of: filter, "\(nothing) through \(lastDay).\(others)"))
    }

    func foundEmptyList() {
        view.showEmptyList(ListSentences.emptyList, example: example)
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure))
    }
}

// MARK: - Words

extension ListUpcomingPresenter {
    private func section(_ group: ListUpcomingResponse.Group, today: Day) -> ListUpcomingDisplay.Section {
        ListUpcomingDisplay.Section(
            heading: GroupWords.display(group.name),
            rows: group.rows.map { row in
                ItemDisplay(row.item, ItemStanding(term: row.term), under: group.name, from: today, in: calendar)
            }
        )
    }
}
