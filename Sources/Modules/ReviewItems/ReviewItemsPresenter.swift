import Almanac
import ItemLanguage
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
    private var position = 0
    private var today: Day?
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
            view.showNothing(ReviewItemsSentences.nothing)
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
        view.showItem(
            ReviewItemsDisplay(
                heading: ReviewItemsSentences.heading(position + 1, of: ids.count, row, calendar),
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
        view.showError(ErrorMessage(.interrupted, ReviewItemsSentences.interrupted(changed.count, of: ids.count)))
        view.close()
    }

    func didEnter(_ line: String) {
        let words = line.split(whereSeparator: \.isWhitespace)
        let (word, text) = (words.first?.lowercased() ?? "", words.dropFirst().joined(separator: " "))
        guard let key = ReviewItemsKey(word) else { return view.showMessage(ReviewItemsSentences.unknownKey) }
        guard key.takesText == !text.isEmpty else {
            return view.showMessage(
                key.takesText ? ReviewItemsSentences.missing(key) : ReviewItemsSentences.alone(word)
            )
        }
        let id = ids[position]
        hasChangedItem = false
        switch key {
        case .done: router.presentDone(id)
        case .tomorrow: change(id, key, "tomorrow")
        case .move, .wait, .project: change(id, key, text)
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

    private func change(_ id: Int, _ key: ReviewItemsKey, _ text: String) {
        do {
            let changes = try reader.changes(key, text)
            switch key {
            case .wait: router.presentChange(id, by: changes, typed: "wait:\(text)")
            case .project: router.presentChange(id, by: changes, typed: "project:\(text)")
            case .tomorrow, .move: router.presentMove(id, by: changes, typed: text)
            case .done, .edit, .remove, .skip, .undo, .quit: break
            }
        } catch {
            view.showError(ErrorMessage(error, router))
        }
    }

    /// Undoes the last decision, and returns to its item.
    private func undo() {
        guard let last = changed.popLast() else { return view.showMessage(ReviewItemsSentences.nothingToUndo) }
        router.presentUndo()
        position = last
        interactor.findItem(ids[position])
    }
}

extension ReviewItemsPresenter: ReviewItemsRouterDelegate {
    var hasNextItem: Bool { position + 1 < ids.count }

    func didFinish(_ outcome: ListOutcome) {
        if outcome.hasChanged { hasChangedItem = true }
    }
}

enum ReviewItemsSentences {
    static let keys =
        "[d]one  [t]omorrow  [m]ove DAY  [w]ait DAY  [p]roject NAME  [e]dit  [x] remove  [s]kip  [u]ndo  [q]uit"
    static let nothing = "Nothing needs a decision."
    static let unknownKey = "Type one of the letters in brackets, and press Enter."
    static let nothingToUndo = "There is nothing to undo in this review."

    /// `3 of 11 · work.sales · overdue by 2 days`.
    static func heading(
        _ number: Int,
        of count: Int,
        _ row: ReviewItemsResponse.Row,
        _ calendar: CalendarWords
    ) -> String {
        let parts =
            ["\(number) of \(count)", row.item.details.project ?? ""] + row.reasons.map { phrase($0, calendar) }
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    static func phrase(_ reason: ReviewReason, _ calendar: CalendarWords) -> String {
        switch reason {
        case .overdue(0): "overdue since today"
        case .overdue(1): "overdue by 1 day"
        case .overdue(let days): "overdue by \(days) days"
        case .isBack(let day): "waited until \(calendar.fullDay(day))"
        case .untouched(let days): "not changed for \(days) days"
        }
    }

    static func alone(_ key: String) -> String { "Type \(key) alone." }

    static func missing(_ key: ReviewItemsKey) -> String {
        switch key {
        case .move: "Add the day, as in: m fri"
        case .wait: "Add the day, as in: w next week"
        default: "Add the name, as in: p work.sales"
        }
    }

    static func end(_ changed: Int, of count: Int) -> String {
        "End of the review: \(changed) of \(ChangeSentences.count(count)) changed."
    }

    static func interrupted(_ changed: Int, of count: Int) -> String {
        "Interrupted; \(changed) of \(ChangeSentences.count(count)) changed."
    }

    /// Returns `nil` without projects.
    static func projects(_ names: [String]) -> String? {
        switch names.count {
        case 0: nil
        case 1: "The project \(names[0]) has no open item."
        default: "These projects have no open item: \(names.joined(separator: ", "))."
        }
    }
}
