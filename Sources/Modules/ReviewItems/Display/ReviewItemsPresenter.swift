import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Leads from one item to the next, and to the module that carries out each decision.
final class ReviewItemsPresenter: ReviewItemsPresenting {
    private let view: any ReviewItemsViewing
    private let interactor: any ReviewItemsInteracting
    private let router: any ReviewItemsRouting
    private let calendar: CalendarWords
    private let reader: ReviewItemsReader

    private var ids: [Int] = []
    private var today: Day?
    private var position = 0
    private var finishedProjects: [String] = []
    /// The positions of the items that were changed, to return to with undo.
    private var changed: [Int] = []
    private var hasChangedItem = false

    init(
        view: any ReviewItemsViewing,
        interactor: any ReviewItemsInteracting,
        router: any ReviewItemsRouting,
        calendar: CalendarWords,
        reader: ReviewItemsReader
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.reader = reader
    }

    func show(_ request: ReviewItemsRequest) {
        interactor.findItems(request)
        if !ids.isEmpty { view.stayOpen() }
    }
}

extension ReviewItemsPresenter: ReviewItemsInteractorOutput {
    func foundItems(_ response: ReviewItemsResponse) {
        ids = response.rows.map(\.item.id)
        today = response.today
        finishedProjects = response.finishedProjects
        guard let first = response.rows.first else {
            view.showNothing(ReviewItemsSentences.nothing(isFiltered: response.isFiltered))
            return showProjects()
        }
        show(first)
    }

    func foundItem(_ row: ReviewItemsResponse.Row?) {
        // Another program may have completed it.
        if let row { show(row) } else { goOn() }
    }

    func couldNotFindItems(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
        view.close()
    }

    private func show(_ row: ReviewItemsResponse.Row) {
        guard let today else { return }
        view.showItem(
            ReviewItemsDisplay(
                heading: ReviewItemsSentences.heading(position + 1, of: ids.count, row, from: today, calendar),
                id: String(row.item.id),
                title: row.item.details.title,
                keys: ReviewItemsSentences.keys
            )
        )
    }

    private func goOn() {
        position += 1
        if position < ids.count { return interactor.findItem(ids[position]) }
        view.showMessage(ReviewItemsSentences.end(changed.count, of: ids.count))
        showProjects()
        view.close()
    }

    private func showProjects() {
        if let sentence = ReviewItemsSentences.projects(finishedProjects) { view.showMessage(sentence) }
    }
}

// MARK: - Decisions

extension ReviewItemsPresenter: ReviewItemsHandling {
    func didLeave() {
        view.close()
    }

    func didInterrupt() {
        view.showError(ErrorMessage(.interrupted, said: ReviewItemsSentences.interrupted(changed.count, of: ids.count)))
        view.close()
    }

    func didEnter(_ line: String) {
        do {
            perform(try reader.decision(line))
        } catch {
            switch error {
            case .unknownKey: view.showMessage(ReviewItemsSentences.unknownKey)
            case .unexpectedValue(let word): view.showMessage(ReviewItemsSentences.alone(word))
            case .missingValue(let value, let key): view.showMessage(ReviewItemsSentences.missing(value, after: key))
            case .invalidValue(let error): view.showError(ErrorMessage(error, router))
            }
        }
    }

    private func perform(_ decision: ReviewItemsDecision) {
        let id = ids[position]
        hasChangedItem = false
        switch decision {
        case .done: router.presentDone(id)
        case .move(let changes, let typed): router.presentMove(id, by: changes, typed: typed)
        case .change(let changes, let typed): router.presentChange(id, by: changes, typed: typed)
        case .edit: router.presentEditor(id)
        case .remove: router.presentRemoval(id)
        case .skip: return goOn()
        case .undo: return undo()
        case .quit: return view.close()
        }
        guard hasChangedItem else { return }
        changed.append(position)
        goOn()
    }

    /// Undoes the last decision, and returns to its item.
    private func undo() {
        guard let last = changed.popLast() else { return view.showMessage(ReviewItemsSentences.nothingToUndo) }
        hasChangedItem = false
        router.presentUndo()
        // The list may have changed so that the decision can't be undone.
        guard hasChangedItem else { return changed.append(last) }
        position = last
        interactor.findItem(ids[position])
    }
}

extension ReviewItemsPresenter: ReviewItemsRouterDelegate {
    func hint(_ destination: Destination, command: String) -> String {
        switch destination {
        case .undo(1) where position + 1 < ids.count: ReviewItemsKey.undo.letter
        case .setTime(_, let time): ReviewItemsSentences.line(.move, time)
        case .redo: ReviewItemsSentences.afterReview(command)
        default: command
        }
    }

    func didFinish(_ outcome: ListOutcome) {
        if outcome.hasChanged { hasChangedItem = true }
    }
}
