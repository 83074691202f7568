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
        view.showReadings(of: request.filter)
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
        let leftOut = request.maximum == nil ? [] : leftOut(response.groups, response.others)
        let foot = ListUpcomingSentences.others(response.others, after: leftOut)
        let heading = ListUpcomingSentences.heading(
            calendar.day(response.today, from: response.today),
            overdue: response.overdue,
            today: response.dueToday
        )
        // The heading has an empty line below it, and the foot one above it. The items without a date end with a line.
        let lines =
            [heading, ""] + (response.groups.last?.name == .undated ? [""] : []) + (foot.isEmpty ? [] : ["", foot])
        let capacity = messages.flatMap { self.capacity(besides: $0 + lines) }
        let lengths = lengths(response.groups, capacity)
        let groups = response.groups.enumerated().map { index, group in group.cut(to: lengths[index]) }
        show(groups, response.others, today: response.today, heading: heading, foot: foot)
        if request.filter.isEverything { return }
        var places = MatchedPlaces(request.filter)
        for group in groups { group.rows.forEach { places.check($0.item.details.tags) } }
        ListSentences.matches(of: request.filter, places).forEach(view.showMessage)
        if let sentence = ListSentences.misspelledNames(response.unknown) { view.showMessage(sentence) }
    }

    func foundChanges(_ response: UpcomingChangesResponse) {
        let groups = response.changes.map { change in
            guard change.group.count > ListUpcomingPresenter.maxGroupLength else { return change.group }
            return change.group.with(change.rows.prefix(ListUpcomingPresenter.maxGroupLength))
        }
        show(groups, OtherItems(isLimited: response.isLimited), today: response.today)
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
    private func show(
        _ groups: [Group],
        _ others: OtherItems,
        today: Day,
        heading: String = "",
        foot: String = ""
    ) {
        let sections = groups.filter { !$0.rows.isEmpty }.map { section($0, others, today: today) }
        if !sections.isEmpty {
            let undated = groups.last.flatMap { $0.name == .undated && !$0.rows.isEmpty ? $0 : nil }
            let more = undated.map { $0.count - $0.rows.count } ?? (groups.last?.name == .undated ? 0 : others.undated)
            let command = router.command(.list(.matching(request.undatedFilter)))
            let isLimited = others.isLimited && more + (undated?.rows.count ?? 0) > OtherItems.limit
            view.showUpcoming(
                ListUpcomingDisplay(
                    heading: heading,
                    sections: sections,
                    more: more == 0
                        ? ""
                        : ListUpcomingSentences.more(isLimited ? nil : more, isUnderHeading: undated != nil, command),
                    foot: foot
                )
            )
        }
        // The foot of a list that was asked to be short names what is left out.
        guard request.maximum == nil else { return }
        let isCut = groups.contains { $0.count > $0.rows.count && ($0.name != .undated || $0.rows.isEmpty) }
        if isCut { view.showNothing(ListUpcomingSentences.note(leftOut(groups, others), router)) }
    }

    /// The numbers of items in the groups of which nothing is shown.
    private func leftOut(_ groups: [Group], _ others: OtherItems) -> [String] {
        groups.filter(\.rows.isEmpty).map { group in
            ListUpcomingSentences.count(group.count, under: group.name, isLimited: isLimited(group, others))
        }
    }

    /// Returns the number of rows to show of each group. If not all groups fit, those of the last days are left out, and not
    /// the items without a date.
    private func lengths(_ groups: [Group], _ capacity: ListCapacity?) -> [Int] {
        var counts = groups.map { $0.name == .undated ? $0.rows.count : $0.count }
        guard let capacity else { return counts }
        let hasUndated = groups.count > 1 && groups.last?.name == .undated
        if hasUndated { counts.insert(counts.removeLast(), at: 1) }
        var lengths = capacity.rows(ofGroups: counts)
        while lengths.count < counts.count { lengths.append(0) }
        if hasUndated { lengths.append(lengths.remove(at: 1)) }
        return lengths
    }

    /// Only items without a date are counted up to a limit.
    private func isLimited(_ group: Group, _ others: OtherItems) -> Bool { others.isLimited && group.name == .undated }

    private func section(_ group: Group, _ others: OtherItems, today: Day) -> ListUpcomingDisplay.Section {
        let isCut = group.count > group.rows.count
        return ListUpcomingDisplay.Section(
            heading: GroupWords.display(
                group.name,
                count: group.rows.count,
                of: isCut ? ListUpcomingSentences.count(group.count, isLimited: isLimited(group, others)) : ""
            ),
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

    /// The note if the last groups are left out.
    private var typicalNote: String {
        let counts = [NearTerm.laterThisWeek, .nextWeek].map {
            ListUpcomingSentences.count(99, under: .near($0), isLimited: false)
        }
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

    /// `5 later, 1 waiting`.
    static func others(_ others: OtherItems, after parts: [String] = []) -> String {
        var parts = parts
        if others.upcoming > 0 { parts.append("\(others.upcoming) more") }
        if others.later > 0 { parts.append("\(count(others.later, isLimited: others.isLimited)) later") }
        if others.waiting > 0 { parts.append("\(others.waiting) waiting") }
        return parts.joined(separator: ", ")
    }

    /// `+12 more: adder list due:none`.
    /// - Parameter number: `nil` if they weren't counted.
    static func more(_ number: Int?, isUnderHeading: Bool, _ command: String) -> String {
        let more = isUnderHeading ? "more: \(command)" : "without a date: \(command)"
        return number.map { "+\($0) \(more)" } ?? more
    }

    static func count(_ count: Int, isLimited: Bool) -> String {
        isLimited && count > OtherItems.limit ? "over \(OtherItems.limit)" : count.digits
    }

    static func count(_ number: Int, under group: ItemGroup, isLimited: Bool) -> String {
        "\(count(number, isLimited: isLimited)) under \(GroupWords.heading(group))"
    }

    /// - Parameter leftOut: The groups of which nothing is shown.
    static func note(_ leftOut: [String], _ router: any ListUpcomingRouting) -> String {
        let command = router.command(.upcoming)
        return leftOut.isEmpty
            ? "Run \(command) to see all."
            : "Not shown: \(leftOut.joined(separator: ", ")). Run \(command) to see all."
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
