import Almanac
import Boundary
import Presentation

/// Asks for what is upcoming, and puts the answer into words.
final class ListUpcomingPresenter {
    private let view: any ListUpcomingShowing
    private let interactor: any ListUpcomingInteracting
    /// How to add something, as it is typed where the list is shown.
    private let example: String
    private let calendar: CalendarWords
    /// What was asked for last.
    private var filter = ItemFilter.everything

    init(
        view: any ListUpcomingShowing,
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
        show(response.rests, besides: response.groups)
    }

    func foundChanges(_ response: UpcomingChangesResponse) {
        if !response.groups.isEmpty { show(response.groups, today: response.today) }
        show(response.rests, besides: response.groups)
        if !response.emptied.isEmpty {
            let names = response.emptied.map(GroupWords.heading).joined(separator: ", ")
            view.showNothing("Nothing is left under \(names).")
        }
    }

    private func show(_ rests: [ListUpcomingResponse.Rest], besides groups: [ListUpcomingResponse.Group]) {
        guard let first = rests.first else { return }
        let shown = groups.map(\.name)
        let counts = rests.map { rest in
            "\(rest.count)\(shown.contains(rest.name) ? " more" : "") under \(GroupWords.heading(rest.name))"
        }
        let verb = first.count == 1 ? "is" : "are"
        view.showNothing("There \(verb) \(counts.joined(separator: ", ")); upcoming shows all of them.")
    }

    private func show(_ groups: [ListUpcomingResponse.Group], today: Day) {
        view.showUpcoming(ListUpcomingDisplay(sections: groups.map { section($0, today: today) }))
    }

    func foundNothingUpcoming(_ response: NothingUpcomingResponse) {
        let what = response.isFiltered ? "Nothing that matches is due" : "Nothing is due"
        let until = calendar.day(response.lastDay, from: response.today)
        let others = response.hasOtherOpenItems ? " What has no day or a later one is not shown here." : ""
        view.showNothing(ListSentences.because(of: filter, "\(what) through \(until).\(others)"))
    }

    func foundEmptyList() {
        view.showEmptyList(ListSentences.emptyList, example: example)
    }

    func couldNotFindItems(_ trouble: StorageTrouble) {
        view.showComplaint(Complaint(trouble))
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
