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
        view.showNothingUpcoming("\(what) through \(until).\(others)")
    }

    func foundEmptyList() {
        view.showEmptyList("Your list is empty. Add something to it:", example: example)
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
            rows: group.rows.map { row($0, in: group.name, today: today) }
        )
    }

    private func row(
        _ row: ListUpcomingResponse.Row,
        in group: ListUpcomingResponse.GroupName,
        today: Day
    ) -> ListUpcomingDisplay.Row {
        let facts = row.item.facts
        let full = facts.due.map { calendar.nearDue($0, from: today) + (row.term == .overdue ? ", overdue" : "") }
        return ListUpcomingDisplay.Row(
            id: String(row.item.id),
            when: facts.due.flatMap { when($0, in: group, today: today) } ?? full ?? "",
            due: full ?? "",
            tone: ListUpcomingHeadings.tone(.near(row.term)),
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

    /// A heading that names the day need not be repeated in every row below it; nil where it names none.
    private func when(_ due: Due, in group: ListUpcomingResponse.GroupName, today: Day) -> String? {
        switch group {
        case .near(.today), .near(.tomorrow): due.time?.description ?? ""
        case .near: calendar.due(due, from: today)
        case .project, .tag, .priority: nil
        }
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
