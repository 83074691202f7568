import Almanac
import Boundary
import Presentation

/// Asks for changes page by page, and puts them into words.
final class ListHistoryPresenter {
    private let view: any ListHistoryShowing
    private let interactor: any ListHistoryInteracting
    private let calendar: CalendarWords
    /// How many changes are shown where nobody says how many; nil for all there are.
    private let screenful: Int?
    private var rest = ListHistoryPage.Rest.nothing

    init(
        view: any ListHistoryShowing,
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
        while rest == .wanted, view.isRead {
            rest = .nothing
            interactor.findOlderChanges()
        }
        if rest == .unwanted, request.count == nil { view.showFoot(ListHistorySentences.foot) }
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

    func couldNotFindChanges(_ trouble: StorageTrouble) {
        view.showComplaint(Complaint(trouble))
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
    static let nothing = "Nothing has been done to the list yet."
    static let foot = "There are older changes; adder history 100 goes further back."

    /// As it is typed.
    static func reach(_ reach: ListHistoryChange.Reach) -> String {
        switch reach {
        case .undo(let count): "undo \(count)"
        case .redo(let count): "redo \(count)"
        case .none: ""
        }
    }

    /// How many they are comes first, as it must not be cut.
    static func items(_ found: ListHistoryChange) -> String {
        let names = ChangeSentences.some(
            found.items.map { ChangeSentences.name($0.id, $0.title) },
            of: found.itemCount
        )
        return found.itemCount == 1 ? names : "\(ChangeSentences.count(found.itemCount)): \(names)"
    }
}
