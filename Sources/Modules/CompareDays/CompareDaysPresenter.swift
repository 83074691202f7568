import Almanac
import CommandLine
import Presentation
import Responses
import Vocabulary

/// Shows what happened between two days, section by section.
final class CompareDaysPresenter: CompareDaysPresenting {
    private let view: any CompareDaysViewing
    private let interactor: any CompareDaysInteracting
    private let router: any CompareDaysRouting
    private let calendar: CalendarWords

    init(
        view: any CompareDaysViewing,
        interactor: any CompareDaysInteracting,
        router: any CompareDaysRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func show(_ request: CompareDaysRequest) {
        interactor.compare(request)
    }
}

extension CompareDaysPresenter: CompareDaysInteractorOutput {
    func comparedDays(_ response: CompareDaysResponse) {
        if response.isEmpty { return view.showNothing("Nothing changed \(span(response)).") }
        let today = response.today
        show("Added", response.added.map { row($0, [due($0, today)]) })
        show("Done", response.done.map { row($0.after, differences($0, today)) })
        show("Reopened", response.reopened.map { row($0.after, differences($0, today)) })
        show("Changed", response.changed.map { row($0.after, differences($0, today)) })
        show("Removed", response.removed.map { row($0, []) })
        view.showFoot("Changes \(span(response)).")
    }

    func foundFutureDay(_ day: Day) {
        view.showError(CompareDaysSentences.futureDay(day))
    }

    func couldNotCompareDays(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }

    private func show(_ heading: String, _ rows: [CompareDaysSection.Row]) {
        guard !rows.isEmpty else { return }
        view.showSection(
            CompareDaysSection(heading: "\(heading) (\(rows.count))", label: heading.lowercased(), rows: rows)
        )
    }

    private func row(_ item: ItemSummary, _ details: [String?]) -> CompareDaysSection.Row {
        CompareDaysSection.Row(
            id: String(item.id),
            title: item.details.title,
            detail: details.compactMap { $0 }.joined(separator: ", ")
        )
    }

    private func due(_ item: ItemSummary, _ today: Day) -> String? {
        item.isDone ? "done" : item.details.due.map { "due \(calendar.nearDue($0, from: today))" }
    }

    private func differences(_ pair: CompareDaysResponse.Pair, _ today: Day) -> [String] {
        DifferenceSentences.phrases(pair.before.details, pair.after.details, from: today, in: calendar)
    }

    /// `since the end of Fri 20 Nov`.
    private func span(_ response: CompareDaysResponse) -> String {
        let from = calendar.day(response.from, from: response.today)
        guard let through = response.through else { return "since the end of \(from)" }
        return "from the end of \(from) to the end of \(calendar.day(through, from: response.today))"
    }
}

enum CompareDaysSentences {
    static func futureDay(_ day: Day) -> ErrorMessage {
        ErrorMessage(.badData, "\(day) is not over yet. Name an earlier day.")
    }
}
