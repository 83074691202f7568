import Almanac
import Presentation
import Responses
import Vocabulary

/// Formats all details of items.
final class ShowItemPresenter: ShowItemPresenting {
    private let view: any ShowItemViewing
    private let interactor: any ShowItemInteracting
    private let router: any ShowItemRouting
    private let calendar: CalendarWords
    /// The filter of the last request.
    private var filter = ItemFilter.everything

    init(
        view: any ShowItemViewing,
        interactor: any ShowItemInteracting,
        router: any ShowItemRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: ShowItemRequest) {
        filter = request.filter
        interactor.findItems(request)
    }
}

extension ShowItemPresenter: ShowItemInteractorOutput {
    func foundItem(_ response: ShowItemResponse) {
        view.showItem(
            ShowItemDisplay(
                id: String(response.item.id),
                title: response.item.details.title,
                lines: lines(response).filter { !$0.text.isEmpty },
                history: history(response)
            )
        )
    }

    func foundLastItem() {
        view.showEnd()
    }

    func foundNothing(_ reasons: NoMatch) {
        view.showNothing(ListSentences.nothingMatches(filter, reasons))
    }

    func couldNotFindItems(_ failure: ChangeFailure) {
        view.showError(ListSentences.errorMessage(failure, router))
    }

    private func lines(_ response: ShowItemResponse) -> [ShowItemDisplay.Line] {
        let (item, details, today) = (response.item, response.item.details, response.today)
        func line(_ label: String, _ text: String?) -> ShowItemDisplay.Line { .init(label: label, text: text ?? "") }
        func when(_ moment: Moment?) -> String? { moment.map { calendar.moment($0, from: today) } }
        return [
            line("status", item.isDone ? "done" : "open"),
            line("due", details.due.map { calendar.nearDue($0, from: today) }),
            line("repeats", details.recurrence.map(RepeatSentences.phrase)),
            line("next", response.occurrences.map { calendar.day($0, from: today) }.joined(separator: ", ")),
            line("hidden until", details.wait.map { calendar.day($0, from: today) }),
            line("priority", details.priority.map(ItemWords.priority)),
            line("project", details.project),
            line("tags", details.tags.map(ItemWords.tag).joined(separator: " ")),
            line("note", details.note),
            line("needs", names(response.needs)),
            line("needed by", names(response.blocks)),
            line("part of", response.parent.map { names([$0]) }),
            line("parts", names(response.parts)),
            line("added", when(response.created)),
            line("completed", when(response.completed)),
            line("sync", response.sync.map(SyncSentences.state)),
            line("uuid", item.uuid.description),
        ]
    }

    private func names(_ items: [ItemSummary]) -> String {
        items.map(ShowItemSentences.name).joined(separator: ", ")
    }

    private func history(_ response: ShowItemResponse) -> [ShowItemDisplay.Line] {
        let today = response.today
        let lines = response.history.map { entry in
            ShowItemDisplay.Line(
                label: calendar.moment(entry.change.moment, from: today),
                text: HistoryEntrySentences.phrase(entry, from: today, in: calendar)
            )
        }
        guard response.postponements > 0 else { return lines }
        return lines + [ShowItemDisplay.Line(label: "", text: ShowItemSentences.postponed(response.postponements))]
    }
}

/// The phrases of this use case.
enum ShowItemSentences {
    static func name(_ item: ItemSummary) -> String {
        let name = ChangeSentences.name(item)
        return item.isDone ? "\(name) (done)" : name
    }

    static func postponed(_ count: Int) -> String {
        count == 1 ? "postponed once" : "postponed \(count) times"
    }
}
