import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows changes page by page.
final class ListHistoryPresenter: ListHistoryPresenting {
    private let view: any ListHistoryViewing
    private let interactor: any ListHistoryInteracting
    private let router: any ListHistoryRouting
    private let calendar: CalendarWords
    /// The default number of changes; `nil` for all.
    private let screenful: Int?
    private var isLimitRequested = false

    init(
        view: any ListHistoryViewing,
        interactor: any ListHistoryInteracting,
        router: any ListHistoryRouting,
        calendar: CalendarWords,
        screenful: Int?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.screenful = screenful
    }

    func show(_ request: ListHistoryRequest) {
        isLimitRequested = request.count != nil
        interactor.findChanges(ListHistoryRequest(count: request.count ?? screenful))
    }
}

extension ListHistoryPresenter: ListHistoryInteractorOutput {
    func foundChanges(_ page: ListHistoryPage) -> Bool {
        view.showRows(page.changes.map { row($0, today: page.today) })
        if page.rest == .notRequested, !isLimitRequested {
            view.showFoot(ListHistorySentences.olderChanges(router))
        }
        return view.hasReader
    }

    func foundNoChange() {
        view.showNothing(ListHistorySentences.none)
    }

    func couldNotFindChanges(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }

    private func row(_ found: ListHistoryChange, today: Day) -> ListHistoryRow {
        ListHistoryRow(
            reach: ListHistorySentences.reach(found.reach),
            when: calendar.moment(found.change.moment, from: today),
            state: ListHistorySentences.state(found.change),
            command: found.change.command,
            items: ChangeSentences.items(found.items, of: found.itemCount)
        )
    }
}

/// The sentences of this use case.
enum ListHistorySentences {
    /// A line of plain output.
    static func line(_ label: String, _ row: ListHistoryRow, _ state: String) -> String {
        say("\(label): \(row.command); made \(row.when)\(state); about \(row.items)")
    }

    static let none = say("No changes yet.")
    static func state(_ change: ChangeSummary) -> String {
        [change.isSync ? say("sync") : nil, change.isUndone ? say("undone") : nil].compactMap { $0 }.joined(
            separator: ", "
        )
    }

    /// The command that reaches a change, `undo 3`; empty if none does.
    static func reach(_ reach: ListHistoryChange.Reach) -> String {
        switch reach {
        case .undo(let count): say("undo \(count)")
        case .redo(let count): say("redo \(count)")
        case .undoSync(let count): say("undo \(count) --sync")
        case .none: ""
        }
    }

    static func olderChanges(_ router: any ListHistoryRouting) -> String {
        say("There are older changes. Run \(router.command(.history(count: 100))) to see more.")
    }
}
