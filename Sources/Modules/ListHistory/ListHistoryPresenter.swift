import Almanac
import Grammar
import Presentation
import Responses
import Vocabulary

/// Shows changes page by page.
final class ListHistoryPresenter {
    private let view: any ListHistoryViewing
    private let interactor: any ListHistoryInteracting
    private let calendar: CalendarWords
    /// The default number of changes; `nil` for all.
    private let screenful: Int?
    private var rest = ListHistoryPage.Rest.nothing

    init(
        view: any ListHistoryViewing,
        interactor: any ListHistoryInteracting,
        calendar: CalendarWords,
        screenful: Int?
    ) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
        self.screenful = screenful
    }
}

extension ListHistoryPresenter: ListHistoryModule {
    func show(_ request: ListHistoryRequest) {
        rest = .nothing
        interactor.findChanges(ListHistoryRequest(count: request.count ?? screenful))
        while rest == .requested, view.hasReader {
            rest = .nothing
            interactor.findOlderChanges()
        }
        if rest == .notRequested, request.count == nil { view.showFoot(ListHistorySentences.foot) }
    }
}

extension ListHistoryPresenter: ListHistoryInteractorOutput {
    func foundChanges(_ page: ListHistoryPage) {
        rest = page.rest
        view.showRows(page.changes.map { row($0, today: page.today) })
    }

    func foundNoChange() {
        view.showNothing(ListHistorySentences.nothing)
    }

    func couldNotFindChanges(_ failure: ListError) {
        view.showError(ErrorMessage(failure))
    }

    private func row(_ found: ListHistoryChange, today: Day) -> ListHistoryRow {
        ListHistoryRow(
            reach: ListHistorySentences.reach(found.reach),
            when: calendar.moment(found.change.moment, from: today),
            state: found.change.isUndone ? "undone" : "",
            command: found.change.command,
            items: ListHistorySentences.items(found)
        )
    }
}

// MARK: - Words

private enum ListHistorySentences {
    static let nothing = "No changes yet."
    static let foot = "There are older changes. Run adder history 100 to see more."

    static func reach(_ reach: ListHistoryChange.Reach) -> String {
        switch reach {
        case .undo(let count): "undo \(count)"
        case .redo(let count): "redo \(count)"
        case .none: ""
        }
    }

    /// The count comes first so that it is never cut off.
    static func items(_ found: ListHistoryChange) -> String {
        let names = ChangeSentences.some(
            found.items.map { ChangeSentences.name($0.id, $0.title) },
            of: found.itemCount
        )
        return found.itemCount == 1 ? names : "\(ChangeSentences.count(found.itemCount)): \(names)"
    }
}
