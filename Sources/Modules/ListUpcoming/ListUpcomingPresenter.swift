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
        interactor.findUpcomingItems(request)
    }
}

extension ListUpcomingPresenter: ListUpcomingInteractorOutput {
    func foundUpcomingItems(_ response: ListUpcomingResponse) {
        view.showUpcoming(
            ListUpcomingDisplay(sections: response.groups.map { section($0, today: response.today) })
        )
    }

    func foundNothingUpcoming(_ response: NothingUpcomingResponse) {
        let what = response.isFiltered ? "Nothing that matches is due" : "Nothing is due"
        let until = calendar.day(response.lastDay, from: response.today)
        let others = response.hasOtherOpenItems ? " What has no day or a later one is not shown here." : ""
        view.showNothing("\(what) through \(until).\(others)")
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
