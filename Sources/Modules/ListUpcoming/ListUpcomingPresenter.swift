import Almanac
import Boundary
import Presentation

/// Asks for what is upcoming, and puts the answer into words.
final class ListUpcomingPresenter {
    weak var router: (any ListUpcomingRouting)?
    private let view: any ListUpcomingShowing
    private let interactor: any ListUpcomingInteracting
    private var request = ListUpcomingRequest()

    init(view: any ListUpcomingShowing, interactor: any ListUpcomingInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ListUpcomingPresenter: ListUpcomingModule {
    func show(_ request: ListUpcomingRequest) {
        self.request = request
        interactor.findUpcomingItems(request)
    }
}

extension ListUpcomingPresenter: ListUpcomingEventHandling {
    func didAskToRefresh() {
        interactor.findUpcomingItems(request)
    }

    func didAskForNewItem(_ text: String?) {
        router?.presentAddItem(text)
    }
}

extension ListUpcomingPresenter: ListUpcomingInteractorOutput {
    func foundUpcomingItems(_ response: ListUpcomingResponse) {
        view.showUpcoming(
            ListUpcomingDisplay(sections: response.groups.map { section($0, today: response.today) })
        )
    }

    func foundNothingUpcoming(through lastDay: Day, today: Day, isFiltered: Bool) {
        let what = isFiltered ? "Nothing that matches is due" : "Nothing is due"
        view.showNothingUpcoming("\(what) through \(CalendarWords.day(lastDay, from: today)).")
    }

    func foundEmptyList() {
        view.showEmptyList("Your list is empty. Add something to it:", example: "adder add Pay rent fri 5pm +money")
    }

    func couldNotFindItems(_ trouble: StorageTrouble) {
        view.showComplaint(Complaint(trouble))
    }
}

// MARK: - Words

extension ListUpcomingPresenter {
    private func section(_ group: ListUpcomingResponse.Group, today: Day) -> ListUpcomingDisplay.Section {
        ListUpcomingDisplay.Section(
            heading: ListUpcomingHeadings.heading(group.name),
            tone: ListUpcomingHeadings.tone(group.name),
            rows: group.items.map { row($0, in: group.name, today: today) }
        )
    }

    private func row(
        _ item: ItemSummary,
        in group: ListUpcomingResponse.GroupName,
        today: Day
    ) -> ListUpcomingDisplay.Row {
        let facts = item.facts
        let isLate = facts.due.map { $0.day < today } ?? false
        let isToday = facts.due.map { $0.day == today } ?? false
        return ListUpcomingDisplay.Row(
            id: String(item.id),
            when: facts.due.map { when($0, in: group, today: today) } ?? "",
            due: facts.due.map { fullDue($0, today: today) } ?? "",
            tone: isLate ? .urgent : isToday ? .near : .normal,
            priority: facts.priority.map(ItemWords.priority) ?? "",
            isImportant: facts.priority == .high,
            title: facts.title,
            project: isProject(group) ? "" : facts.project ?? "",
            tags: facts.tags.map(ItemWords.tag)
        )
    }

    private func isProject(_ group: ListUpcomingResponse.GroupName) -> Bool {
        if case .project = group { true } else { false }
    }

    /// A heading that names the day need not be repeated in every row below it.
    private func when(_ due: Due, in group: ListUpcomingResponse.GroupName, today: Day) -> String {
        switch group {
        case .near(.today), .near(.tomorrow): due.time?.description ?? ""
        case .near: CalendarWords.due(due, from: today)
        case .project, .tag, .priority: fullDue(due, today: today)
        }
    }

    private func fullDue(_ due: Due, today: Day) -> String {
        CalendarWords.nearDue(due, from: today) + (due.day < today ? ", overdue" : "")
    }
}

/// The names of groups, for people and machines alike.
enum ListUpcomingHeadings {
    static func heading(_ name: ListUpcomingResponse.GroupName) -> String {
        switch name {
        case .near(.overdue): "Overdue"
        case .near(.today): "Today"
        case .near(.tomorrow): "Tomorrow"
        case .near(.laterThisWeek): "Later this week"
        case .near(.nextWeek): "Next week"
        case .near(.later): "Later"
        case .project(let name): name ?? "No project"
        case .tag(let name): name.map(ItemWords.tag) ?? "No tag"
        case .priority(let level): level.map { "\(ItemWords.priority($0)) priority".capitalizedFirst } ?? "No priority"
        }
    }

    static func tone(_ name: ListUpcomingResponse.GroupName) -> ListUpcomingDisplay.Tone {
        switch name {
        case .near(.overdue): .urgent
        case .near(.today): .near
        default: .normal
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String {
        prefix(1).uppercased() + dropFirst()
    }
}
