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

    func foundGroup(_ group: ListItemsGroup) {
        self.group = group.name
        view.showHeading(GroupWords.display(group.name, count: group.count, depth: group.depth))
    }

    func foundItem(_ row: ListItemsRow) {
        guard let today else { return }
        var display = ItemDisplay(row.item, row.standing, under: group, from: today, in: calendar)
        display.date = row.value.map { labeled($0, from: today) }
        display.guides = row.guides
        display.isContext = row.isContext
        display.isSortedByExtra = request.order.first?.key.isShownAfterTitle ?? false
        view.showItem(display)
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
            view.showNothing(sentence(response))
        }
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}

// MARK: - Words

extension ListItemsPresenter {
    private func labeled(_ value: ListItemsValue, from today: Day) -> ItemDisplay.LabeledDate {
        switch value {
        case .created(let moment): .init("created", calendar.moment(moment, from: today))
        case .changed(let moment): .init("changed", calendar.moment(moment, from: today))
        case .completed(let moment): .init("completed", calendar.moment(moment, from: today))
        case .wait(let day): .init("until", calendar.day(day, from: today))
        case .note(let note): .init("note", ListItemsPresenter.firstLine(note))
        case .every(let recurrence): .init("repeats", RepeatSentences.phrase(recurrence))
        case .needs(let ids): .init("needs", ids.map(String.init).joined(separator: ","))
        case .parent(let id): .init("part of", String(id))
        case .urgency(let points): .init("urgency", points.description)
        }
    }

    private static func firstLine(_ note: String) -> String {
        let line = note.prefix { !$0.isNewline }
        return line.endIndex < note.endIndex ? "\(line)…" : String(line)
    }

    private func sentence(_ response: NothingListedResponse) -> String {
        switch (response.reason, response.isFiltered) {
        case (.everythingWaits(let count), false):
            ListItemsSentences.everythingWaits(count, router)
        case (.everythingWaits(let count), true):
            ListItemsSentences.allMatchesWait(count)
        case (.everythingIsDone, false):
            ListItemsSentences.everythingIsDone(router)
        case (.everythingIsDone, true):
            ListSentences.allAreDone
        default:
            ListSentences.nothingMatches(request.filter, response.unknown)
        }
    }
}

extension ItemOrder.Key {
    /// `true` for values that a row shows after its title.
    fileprivate var isShownAfterTitle: Bool {
        switch self {
        case .due, .priority, .title, .status, .id: false
        case .project, .created, .changed, .completed, .wait, .parent, .tag, .note, .every, .needs, .urgency: true
        }
    }
}

/// The sentences of this use case.
enum ListItemsSentences {
    /// `12 items, 2 done, 3 overdue, 2 waiting hidden`.
    static func foot(_ totals: ListItemsTotals) -> String {
        var parts = [ChangeSentences.count(totals.items)]
        if totals.done > 0 { parts.append("\(totals.done) done") }
        if totals.overdue > 0 { parts.append("\(totals.overdue) overdue") }
        if totals.omitted > 0 { parts.append(omitted(totals)) }
        if totals.hidden > 0 { parts.append("\(totals.hidden) waiting hidden") }
        return parts.joined(separator: ", ")
    }

    static func omitted(_ totals: ListItemsTotals) -> String { totals.omitted > 0 ? "\(totals.omitted) more" : "" }

    static func everythingIsDone(_ router: any ListItemsRouting) -> String {
        "Everything is done. See \(router.command(.list(.closed)))."
    }

    static func everythingWaits(_ count: Int, _ router: any ListItemsRouting) -> String {
        let command = router.command(.list(.waiting))
        return count == 1
            ? "Nothing to do now: 1 item is waiting for a later day. See \(command)."
            : "Nothing to do now: \(count) items are waiting for a later day. See \(command)."
    }

    static func allMatchesWait(_ count: Int) -> String {
        count == 1
            ? "Nothing matches now: 1 item is waiting for a later day. Add waiting to the filter."
            : "Nothing matches now: \(count) items are waiting for a later day. Add waiting to the filter."
    }
}
