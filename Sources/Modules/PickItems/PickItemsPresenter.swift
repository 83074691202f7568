import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Has the user pick items, and passes their ids on.
final class PickItemsPresenter {
    private let view: any PickItemsViewing
    private let interactor: any PickItemsInteracting
    private let router: any PickItemsRouting
    private let calendar: CalendarWords
    private weak var delegate: (any PickItemsDelegate)?
    /// Is notified if nothing is picked.
    private weak var listDelegate: (any ListDelegate)?
    private var request: PickItemsRequest?

    init(
        view: any PickItemsViewing,
        interactor: any PickItemsInteracting,
        router: any PickItemsRouting,
        calendar: CalendarWords = CalendarWords(),
        delegate: any PickItemsDelegate,
        listDelegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.delegate = delegate
        self.listDelegate = listDelegate
    }
}

extension PickItemsPresenter: PickItemsPresenting {
    func pick(_ request: PickItemsRequest) {
        self.request = request
        interactor.findItems(request.items)
    }

    func didPick(_ ids: [Int]) {
        delegate?.didPick(ids)
    }

    func didCancel() {
        view.showMessage(PickItemsSentences.cancelled)
        listDelegate?.didFinish(.cancelled)
    }

    func didInterrupt() {
        view.showError(ChangeSentences.interrupted)
        listDelegate?.didFinish(.cancelled)
    }
}

extension PickItemsPresenter: PickItemsInteractorOutput {
    func foundItems(_ response: PickItemsResponse) {
        guard let request else { return }
        guard !response.rows.isEmpty else {
            view.showMessage(PickItemsSentences.nothing(request.items))
            listDelegate?.didFinish(.unchanged)
            return
        }
        // Items on the same day follow one another.
        var last: (due: Due, words: String)?
        let rows = response.rows.map { row in
            if let due = row.due, last?.due != due { last = (due, calendar.nearDue(due, from: response.today)) }
            return PickItemsDisplay.Row(
                id: row.id,
                due: row.due == nil ? "" : last?.words ?? "",
                isOverdue: row.isOverdue,
                priority: row.priority.map(ItemWords.prioritySign) ?? "",
                title: row.title,
                progress: ListSentences.progress(row.family.parts),
                parent: row.family.parent.map { ChangeSentences.name($0.id, $0.title) } ?? "",
                parentTitle: row.family.parent?.title ?? "",
                names: ([row.project].compactMap(\.self) + row.tags.map(ItemWords.tag)).joined(separator: " ")
            )
        }
        view.showPicker(
            PickItemsDisplay(
                prompt: PickItemsSentences.prompt(request.command),
                rows: rows
            )
        )
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
        listDelegate?.didFinish(.refused)
    }
}

enum PickItemsSentences {
    static let cancelled = say("Nothing was picked.")

    static func nothing(_ items: PickableItems) -> String {
        items == .closed ? say("No done items.") : say("No open items.")
    }

    /// `done> `, followed by what is typed.
    static func prompt(_ command: String) -> String { "\(command)> " }
}
