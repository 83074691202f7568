import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Formats the upcoming items, cut to the window if they must fit.
final class ListUpcomingPresenter: ListUpcomingPresenting, ListUpcomingModule {
    private typealias Group = ListUpcomingResponse.Group

    /// The maximum length at which a changed group is shown in full.
    private static let maxGroupLength = 15

    private let view: any ListUpcomingViewing
    private let interactor: any ListUpcomingInteracting
    private let router: any ListUpcomingRouting
    private let calendar: CalendarWords
    /// The window that the list must fit into; `nil` if there is none.
    private let window: () -> WindowSize?
    private var request = ListUpcomingRequest()
    /// The messages that must fit into the window with the list; `nil` if it need not fit.
    private var messages: [String]?

    init(
        view: any ListUpcomingViewing,
        interactor: any ListUpcomingInteracting,
        router: any ListUpcomingRouting,
        calendar: CalendarWords,
        window: @escaping () -> WindowSize?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.window = window
    }

    func show(_ request: ListUpcomingRequest) {
        self.request = request
        messages = nil
        interactor.findUpcomingItems(request)
    }

    func showList(above message: String) {
        request = ListUpcomingRequest()
        let messages = [message, typicalNote]
        self.messages = messages
        let limit = capacity(besides: messages).map { max($0.items, ListUpcomingPresenter.maxGroupLength) }
        interactor.findUpcomingItems(ListUpcomingRequest(limit: limit))
    }

    func showChanges() {
        interactor.findChanges()
    }

    private func capacity(besides messages: [String]) -> ListCapacity? {
        window().map { ListCapacity(in: $0, besides: messages) }
    }
}

extension ListUpcomingPresenter: ListUpcomingInteractorOutput {
    func foundUpcomingItems(_ response: ListUpcomingResponse) {
        let foot = ListUpcomingSentences.others(response.others)
        let heading = ListUpcomingSentences.heading(
            calendar.day(response.today, from: response.today),
            overdue: response.overdue,
            today: response.dueToday
        )
        // The foot has an empty line above it.
        let capacity = messages.flatMap {
            self.capacity(besides: $0 + [heading] + (foot.isEmpty ? [] : ["", foot]))
        }
        let counts = response.groups.map(\.count)
        let lengths = capacity?.rows(ofGroups: counts) ?? counts
        let groups = response.groups.enumerated().map { index, group in
            group.cut(to: index < lengths.count ? lengths[index] : 0)
        }
        show(groups, today: response.today, heading: heading, foot: foot)
    }

    func foundChanges(_ response: UpcomingChangesResponse) {
        let groups = response.changes.map { change in
            guard change.group.count > ListUpcomingPresenter.maxGroupLength else { return change.group }
            return change.group.with(change.rows.prefix(ListUpcomingPresenter.maxGroupLength))
        }
        show(groups, today: response.today)
        if !response.emptied.isEmpty {
            view.showNothing(ListUpcomingSentences.emptied(response.emptied.map(GroupWords.heading)))
        }
    }

    func foundNothingUpcoming(_ response: NothingUpcomingResponse) {
        let lastDay = calendar.day(response.lastDay, from: response.today)
        let others = response.others.isEmpty ? nil : ListUpcomingSentences.others(response.others)
        let sentence =
            response.areDone
            ? ListUpcomingSentences.allAreDone(request.doneFilter, router)
            : ListUpcomingSentences.nothing(through: lastDay, isFiltered: response.isFiltered, others: others)
        view.showNothing(ListSentences.withHints(of: request.filter, sentence, response.unknown))
    }

    func foundEmptyList() {
        view.showEmptyList(router)
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}

// MARK: - Words

extension ListUpcomingPresenter {
    /// Shows the rows of the groups, then counts the others.
    private func show(_ groups: [Group], today: Day, heading: String = "", foot: String = "") {
        let sections = groups.filter { !$0.rows.isEmpty }.map { section($0, today: today) }
        if !sections.isEmpty {
            view.showUpcoming(ListUpcomingDisplay(heading: heading, sections: sections, foot: foot))
        }
        let counts = groups.filter { $0.count > $0.rows.count }.map { group in
            ListUpcomingSentences.count(group.count - group.rows.count, isPart: !group.rows.isEmpty, under: group.name)
        }
        if !counts.isEmpty { view.showNothing(ListUpcomingSentences.note(counts, router)) }
    }

    private func section(_ group: Group, today: Day) -> ListUpcomingDisplay.Section {
        ListUpcomingDisplay.Section(
            heading: GroupWords.display(group.name, count: group.count),
            rows: group.rows.map { row in
                ItemDisplay(
                    row.item,
                    ItemStanding(term: row.term, blockers: row.blockers),
                    under: group.name,
                    from: today,
                    in: calendar
                )
            }
        )
    }

    /// The note if four groups are cut.
    private var typicalNote: String {
        let terms: [NearTerm] = [.overdue, .today, .laterThisWeek, .nextWeek]
        let counts = terms.map { ListUpcomingSentences.count(99, isPart: true, under: .near($0)) }
        return ListUpcomingSentences.note(counts, router)
    }
}

extension ListUpcomingResponse.Group {
    fileprivate func cut(to length: Int) -> ListUpcomingResponse.Group {
        length < rows.count ? with(rows.prefix(length)) : self
    }

    fileprivate func with(_ rows: ArraySlice<ListUpcomingResponse.Row>) -> ListUpcomingResponse.Group {
        ListUpcomingResponse.Group(name: name, rows: Array(rows), count: count)
    }
}

/// The sentences of this use case.
enum ListUpcomingSentences {
    /// `Sat 21 Nov: 2 overdue, 1 today`.
    static func heading(_ day: String, overdue: Int, today: Int) -> String {
        switch (overdue, today) {
        case (0, 0): day
        case (0, _): "\(day): \(today) today"
        case (_, 0): "\(day): \(overdue) overdue"
        default: "\(day): \(overdue) overdue, \(today) today"
        }
    }

    /// `3 without a date, 5 later, 1 waiting`.
    static func others(_ others: OtherItems) -> String {
        var parts: [String] = []
        if others.undated > 0 { parts.append("\(count(others.undated)) without a date") }
        if others.later > 0 { parts.append("\(count(others.later)) later") }
        if others.waiting > 0 { parts.append("\(count(others.waiting)) waiting") }
        return parts.joined(separator: ", ")
    }

    private static func count(_ count: Int) -> String {
        count > OtherItems.limit ? "over \(OtherItems.limit)" : count.digits
    }

    static func count(_ count: Int, isPart: Bool, under group: ItemGroup) -> String {
        let heading = GroupWords.heading(group)
        return isPart ? "\(count) more under \(heading)" : "\(count) under \(heading)"
    }

    static func note(_ counts: [String], _ router: any ListUpcomingRouting) -> String {
        "Not shown: \(counts.joined(separator: ", ")). Run \(router.command(.upcoming)) to see all."
    }

    static func emptied(_ headings: [String]) -> String {
        "Now empty: \(headings.joined(separator: ", "))."
    }

    static func allAreDone(_ doneFilter: String, _ router: any ListUpcomingRouting) -> String {
        "All matching items are done. To see them, run \(router.command(.list(.matching(doneFilter))))."
    }

    static func nothing(through day: String, isFiltered: Bool, others: String?) -> String {
        switch (isFiltered, others) {
        case (false, nil): "Nothing is due through \(day)."
        case (true, nil): "No matching items are due through \(day)."
        case (false, let others?): "Nothing is due through \(day) (\(others))."
        case (true, let others?): "No matching items are due through \(day) (\(others))."
        }
    }
}
