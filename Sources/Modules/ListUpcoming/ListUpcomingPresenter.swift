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
    private var request = ListUpcomingRequest()
    /// The message that must fit into the window with the list; `nil` if it need not fit.
    private var message: String?

    init(
        view: any ListUpcomingViewing,
        interactor: any ListUpcomingInteracting,
        router: any ListUpcomingRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: ListUpcomingRequest) {
        self.request = request
        message = nil
        view.showReadings(of: request.filter)
        interactor.findUpcomingItems(request)
    }

    func showList(above message: String) {
        request = ListUpcomingRequest()
        self.message = message
        let limit = view.windowHeight.map { max($0, ListUpcomingPresenter.maxGroupLength) }
        interactor.findUpcomingItems(ListUpcomingRequest(limit: limit))
    }

    func showChanges() {
        interactor.findChanges()
    }
}

extension ListUpcomingPresenter: ListUpcomingInteractorOutput {
    func foundUpcomingItems(_ response: ListUpcomingResponse) {
        let all = parts(response.groups, today: response.today)
        let heading = ListUpcomingSentences.heading(
            calendar.day(response.today, from: response.today),
            overdue: response.overdue,
            today: response.dueToday
        )
        let foot = ListUpcomingSentences.others(
            response.others,
            after: request.maximum == nil ? [] : leftOut(all, response.others)
        )
        func output(_ parts: [Part]) -> Output { self.output(parts, response.others, heading: heading, foot: foot) }
        show(output(fitted(all, output)))
        ListUpcomingSentences.remarks(on: response, to: request).forEach(view.showMessage)
    }

    func foundChanges(_ response: UpcomingChangesResponse) {
        let parts = response.changes.map { change in
            let isLong = change.group.count > ListUpcomingPresenter.maxGroupLength
            let shown = isLong ? Array(change.rows.prefix(ListUpcomingPresenter.maxGroupLength)) : change.group.rows
            return Part(group: change.group, rows: rows(shown, under: change.group.name, today: response.today))
        }
        show(output(parts, OtherItems(isLimited: response.isLimited)))
        if !response.emptied.isEmpty {
            view.showNothing(ListUpcomingSentences.emptied(response.emptied.map(GroupWords.heading)))
        }
    }

    /// Text and JSON have all items.
    func foundItems(_ rows: [ListUpcomingResponse.Row], from place: Int) {}

    func foundNothingUpcoming(_ response: NothingUpcomingResponse) {
        view.showNothing(ListUpcomingSentences.nothing(response, to: request, calendar, router))
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
    /// A group, and the rows of it that are shown.
    private struct Part {
        let group: Group
        let rows: [ItemDisplay]
    }

    private struct Output {
        let display: ListUpcomingDisplay
        /// Says what is not shown; `nil` if all groups are complete.
        let note: String?
    }

    private func parts(_ groups: [Group], today: Day) -> [Part] {
        groups.map { Part(group: $0, rows: rows($0.rows, under: $0.name, today: today)) }
    }

    private func rows(_ rows: [ListUpcomingResponse.Row], under group: ItemGroup, today: Day) -> [ItemDisplay] {
        rows.map { ItemDisplay($0, under: group, from: today, in: calendar) }
    }

    private func show(_ output: Output) {
        if !output.display.sections.isEmpty { view.showUpcoming(output.display) }
        if let note = output.note { view.showNothing(note) }
    }

    /// Cuts the groups so that the list fits into the window, above the message.
    private func fitted(_ all: [Part], _ output: ([Part]) -> Output) -> [Part] {
        guard let message, let height = view.windowHeight else { return all }
        func cut(_ lengths: [Int]) -> [Part] {
            zip(all, lengths).map { part, length in Part(group: part.group, rows: Array(part.rows.prefix(length))) }
        }
        let fit = ListUpcomingFit(
            groups: all.map(\.group.name),
            heights: view.heights(of: output(all).display.sections),
            lines: height
        )
        return cut(
            fit.lengths { lengths in
                let output = output(cut(lengths))
                return view.height(around: output.display, above: [output.note, message].compactMap(\.self))
            }
        )
    }

    private func output(_ parts: [Part], _ others: OtherItems, heading: String = "", foot: String = "") -> Output {
        // The foot of a list that was asked to be short names what is left out.
        let isCut =
            request.maximum == nil
            && parts.contains { part in
                part.group.count > part.rows.count && (part.group.name != .undated || part.rows.isEmpty)
            }
        return Output(
            display: ListUpcomingDisplay(
                heading: heading,
                sections: parts.filter { !$0.rows.isEmpty }.map { section($0, others) },
                more: more(parts, others),
                foot: foot
            ),
            note: isCut ? ListUpcomingSentences.note(leftOut(parts, others), router) : nil
        )
    }

    /// Counts the items without a date that are not shown, unless their group is named with those that are left out.
    private func more(_ parts: [Part], _ others: OtherItems) -> String {
        let undated = parts.last.flatMap { $0.group.name == .undated ? $0 : nil }
        let shown = undated?.rows.count ?? 0
        let count = undated.map { $0.rows.isEmpty ? 0 : $0.group.count - shown } ?? others.undated
        guard count > 0 else { return "" }
        return ListUpcomingSentences.more(
            others.isLimited && count + shown > OtherItems.limit ? nil : count,
            isUnderHeading: undated != nil,
            router.command(.list(.matching(request.undatedFilter)))
        )
    }

    /// The numbers of items in the groups of which nothing is shown.
    private func leftOut(_ parts: [Part], _ others: OtherItems) -> [String] {
        parts.filter(\.rows.isEmpty).map { part in
            ListUpcomingSentences.count(
                part.group.count,
                under: part.group.name,
                isLimited: others.isLimited(part.group.name)
            )
        }
    }

    private func section(_ part: Part, _ others: OtherItems) -> ListUpcomingDisplay.Section {
        ListUpcomingDisplay.Section(
            heading: ListUpcomingSentences.heading(part.group, shown: part.rows.count, others),
            rows: part.rows
        )
    }
}

extension OtherItems {
    /// Only items without a date are counted up to a limit.
    func isLimited(_ group: ItemGroup) -> Bool { isLimited && group == .undated }
}

extension ItemDisplay {
    init(_ row: ListUpcomingResponse.Row, under group: ItemGroup, from today: Day, in calendar: CalendarWords) {
        let standing = ItemStanding(term: row.term, blockers: row.blockers)
        self.init(row.item, standing, under: group, from: today, in: calendar)
    }
}

/// The sentences of this use case.
enum ListUpcomingSentences {
    /// `Sat 21 Nov: 2 overdue, 1 today`.
    static func heading(_ day: String, overdue: Int, today: Int) -> String {
        switch (overdue, today) {
        case (0, 0): day
        case (0, _): say("\(day): \(today) today")
        case (_, 0): say("\(day): \(overdue) overdue")
        default: say("\(day): \(overdue) overdue, \(today) today")
        }
    }

    /// `5 later, 1 waiting`.
    static func others(_ others: OtherItems, after parts: [String] = []) -> String {
        var parts = parts
        if others.upcoming > 0 { parts.append(say("\(others.upcoming) more")) }
        if others.later > 0 { parts.append(say("\(count(others.later, isLimited: others.isLimited)) later")) }
        if others.waiting > 0 { parts.append(say("\(others.waiting) waiting")) }
        return parts.joined(separator: ", ")
    }

    /// `+12 more: adder list due:none`.
    /// - Parameter number: `nil` if they weren't counted.
    static func more(_ number: Int?, isUnderHeading: Bool, _ command: String) -> String {
        let more = isUnderHeading ? say("more: \(command)") : say("without a date: \(command)")
        return number.map { "+\($0) \(more)" } ?? more
    }

    static func count(_ count: Int, isLimited: Bool) -> String {
        isLimited && count > OtherItems.limit ? say("over \(OtherItems.limit)") : count.digits
    }

    static func count(_ number: Int, under group: ItemGroup, isLimited: Bool) -> String {
        say("\(count(number, isLimited: isLimited)) under \(GroupWords.heading(group))")
    }

    /// - Parameter leftOut: The groups of which nothing is shown.
    static func note(_ leftOut: [String], _ router: any ListUpcomingRouting) -> String {
        let command = router.command(.upcoming)
        return leftOut.isEmpty
            ? say("Run \(command) to see all.")
            : say("Not shown: \(leftOut.joined(separator: ", ")). Run \(command) to see all.")
    }

    static func emptied(_ headings: [String]) -> String {
        say("Now empty: \(headings.joined(separator: ", ")).")
    }

    /// Returns the heading of a group, with the number of all its items if not all are shown.
    static func heading(_ group: ListUpcomingResponse.Group, shown: Int, _ others: OtherItems) -> HeadingDisplay {
        let isCut = group.count > shown
        return GroupWords.display(
            group.name,
            count: shown,
            of: isCut ? count(group.count, isLimited: others.isLimited(group.name)) : ""
        )
    }

    /// Returns the messages beside a list: tags that mean places, and names that may be misspelled.
    static func remarks(on response: ListUpcomingResponse, to request: ListUpcomingRequest) -> [String] {
        var remarks = ListSentences.matches(of: request.filter, response.places)
        if let sentence = ListSentences.misspelledNames(response.unknown) { remarks.append(sentence) }
        return remarks
    }

    static func nothing(
        _ response: NothingUpcomingResponse,
        to request: ListUpcomingRequest,
        _ calendar: CalendarWords,
        _ router: any ListUpcomingRouting
    ) -> String {
        let lastDay = calendar.day(response.lastDay, from: response.today)
        let others = response.others.isEmpty ? nil : others(response.others)
        let sentence =
            response.areDone
            ? allAreDone(request.doneFilter, router)
            : nothing(through: lastDay, isFiltered: response.isFiltered, others: others)
        return ListSentences.withHints(of: request.filter, sentence, response.unknown)
    }

    static func allAreDone(_ doneFilter: String, _ router: any ListUpcomingRouting) -> String {
        say("All matching items are done. To see them, run \(router.command(.list(.matching(doneFilter)))).")
    }

    static func nothing(through day: String, isFiltered: Bool, others: String?) -> String {
        switch (isFiltered, others) {
        case (false, nil): say("Nothing is due through \(day).")
        case (true, nil): say("No matching items are due through \(day).")
        case (false, let others?): say("Nothing is due through \(day) (\(others)).")
        case (true, let others?): say("No matching items are due through \(day) (\(others)).")
        }
    }
}
