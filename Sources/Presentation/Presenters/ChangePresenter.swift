import ProgramOutput
package import Responses
package import Vocabulary

/// Presents a change to chosen items as text: asks for confirmation if needed, then reports the changes.
///
/// A module's presenter supplies the words; the conversation is the same for every change.
package protocol ChangePresenter: ChangePresenting, ConfirmationHandling, ChangeInteractorOutput
where Request: Confirmable {
    associatedtype Request
    associatedtype Response

    /// The change that the question is about.
    static var action: ChangeAction { get }
    func action(of request: Request) -> ChangeAction
    var roles: ChangeRoles<Request, Response> { get }

    init(_ roles: ChangeRoles<Request, Response>)

    /// What there is to say about the chosen items that needed no change: "Already done".
    static var unchangedHeading: String { get }
    static func unchanged(_ response: Response) -> [ItemSummary]
    /// The text output, without the unchanged items and the undo hint. No rows means that nothing was changed.
    func display(_ response: Response) -> ChangeDisplay
    /// The JSON output: the changed items and what else there is to say.
    static func document(_ response: Response) -> ChangeDocument
}

/// Starts a change or an operation.
package protocol ChangePresenting<Request>: AnyObject {
    associatedtype Request

    func perform(_ request: Request)
}

/// The roles that the presenter of a change works with, and the question that awaits an answer.
package final class ChangeRoles<Request, Response> {
    fileprivate struct Question {
        let text: String
        let items: ItemsToConfirm
    }

    package let calendar: CalendarWords
    package let router: any CommandRouting
    fileprivate let view: any ChangeViewing
    fileprivate let interactor: any ChangeInteracting<Request, Response>
    fileprivate weak var delegate: (any ListDelegate)?
    fileprivate var request: Request?
    fileprivate var question: Question?
    fileprivate var hasChanged = false
    fileprivate var rows: ChangeRows
    /// Says which tags some items meet only with a place; empty if a question has said so.
    fileprivate var places: [String] = []
    fileprivate var hasNamedPlaces = false
    /// The items changed so far, for the delegate.
    fileprivate var changed: [Int] = []
    /// The notes on a long change that is not complete yet.
    fileprivate var notes: [String] = []
    fileprivate var unchanged: (count: Int, names: [String]) = (0, [])

    package init(
        view: any ChangeViewing,
        interactor: any ChangeInteracting<Request, Response>,
        router: any CommandRouting,
        calendar: CalendarWords = CalendarWords(),
        delegate: (any ListDelegate)? = nil
    ) {
        self.view = view
        rows = ChangeRows(limit: view.rowLimit, notes: view.noteLimit)
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.delegate = delegate
    }
}

extension ChangePresenter {
    package static var unchangedHeading: String { ChangeSentences.noChange }

    package static func unchanged(_ response: Response) -> [ItemSummary] { [] }

    package func action(of request: Request) -> ChangeAction { Self.action }

    package func perform(_ request: Request) {
        ListSentences.readings(of: request.filter).forEach(roles.view.showMessage)
        roles.hasNamedPlaces = false
        start(request)
    }

    private func start(_ request: Request) {
        roles.request = request
        (roles.hasChanged, roles.changed) = (false, [])
        roles.rows = ChangeRows(limit: roles.view.rowLimit, notes: roles.view.noteLimit)
        roles.notes = []
        roles.unchanged = (0, [])
        roles.places = []
        roles.interactor.perform(request)
    }

    package func didAnswer(_ answer: ConfirmationAnswer) {
        guard let request = roles.request, let question = roles.question else { return }
        roles.question = nil
        let ids = question.items.ids
        switch (answer, question.items.parents) {
        case (.yes, nil): return start(request.confirmed(for: ids))
        case (.yes, _?): return start(request.answered(parts: ids))
        case (.no, _?), (.notInteractive, _?): return start(request.answered(parts: []))
        default: break
        }
        roles.view.show(answer, to: question.text)
        roles.delegate?.didFinish(.cancelled)
    }

    package func foundPlaces(_ places: [MatchedPlace], of count: Int) {
        roles.places = roles.hasNamedPlaces ? [] : ChangeSentences.places(places, of: count)
    }

    package func willChange(_ response: Response) {
        let display = display(response)
        addChanged(display)
        addUnchanged(response)
        roles.notes += display.notes
        if !display.rows.isEmpty { roles.view.prepareChange(shown(display.rows)) }
    }

    package func didChange(_ response: Response) {
        let display = display(response)
        addChanged(display)
        addUnchanged(response)
        let (count, names) = roles.unchanged
        let unchanged = ChangeSentences.message(Self.unchangedHeading, names, of: count)
        let hints = roles.hasChanged ? [roles.router.undoHint] : []
        roles.view.showChange(
            ChangeDisplay(
                rows: shown(display.rows),
                more: roles.rows.more,
                notes: roles.rows.first(of: roles.notes + display.notes),
                messages: display.messages + unchanged + (roles.hasChanged ? roles.places : []) + hints
            )
        )
        roles.delegate?.didFinish(roles.hasChanged ? .changed(roles.changed) : .unchanged)
    }

    private func shown(_ rows: [ChangeDisplay.Row]) -> [ChangeDisplay.Row] {
        Array(rows.prefix(roles.rows.add(rows.count)))
    }

    private func addChanged(_ display: ChangeDisplay) {
        if !display.rows.isEmpty { roles.hasChanged = true }
        if roles.delegate != nil { roles.changed += display.rows.map(\.id) }
    }

    private func addUnchanged(_ response: Response) {
        let items = Self.unchanged(response)
        roles.unchanged.count += items.count
        let rest = ChangeSentences.namesInMessage - roles.unchanged.names.count
        roles.unchanged.names += items.prefix(rest).map(ChangeSentences.name)
    }

    package func couldNotChange(_ failure: ChangeFailure) {
        let action = roles.request.map(action) ?? Self.action
        switch failure {
        case .needsConfirmation(let items):
            if !items.places.isEmpty { roles.hasNamedPlaces = true }
            let text = ChangeSentences.question(action, items)
            roles.question = ChangeRoles.Question(text: text, items: items)
            // The answer follows.
            return roles.view.ask(text)
        case .unknownIDs(let missing) where roles.request?.choice.isPicked == true:
            goOn(without: missing)
        case .noMatch(let reasons):
            let filter = roles.request?.filter ?? .everything
            roles.view.showMessage(ChangeSentences.nothingMatches(filter, reasons, action))
            roles.delegate?.didFinish(.unchanged)
        default:
            roles.view.showError(ChangeSentences.errorMessage(failure, roles.router))
            roles.delegate?.didFinish(.refused)
        }
    }
}

extension ChangePresenter {
    /// Changes the items that are left, and names those that have disappeared from the list since they were picked.
    private func goOn(without missing: [ClosedRange<Int>]) {
        let gone = ChangeSentences.removedElsewhere(missing.flatMap(Array.init))
        guard let rest = roles.request?.without(missing) else {
            roles.view.showError(ErrorMessage(.notFound, said: gone))
            roles.delegate?.didFinish(.refused)
            return
        }
        roles.view.showMessage(gone)
        start(rest)
    }
}

/// A change as JSON.
package struct ChangeDocument {
    package let items: [ItemSummary]
    /// Further lists of items, which are left out if they are empty.
    package let lists: KeyValuePairs<String, [ItemSummary]>
    package let hints: [ReadingHint]

    package init(
        items: [ItemSummary],
        lists: KeyValuePairs<String, [ItemSummary]> = [:],
        hints: [ReadingHint] = []
    ) {
        self.items = items
        self.lists = lists
        self.hints = hints
    }
}

/// Presents a change as JSON. Instead of asking for confirmation, it names the option that confirms.
package final class ChangeDocumentPresenter<Request: Confirmable, Response>: ChangePresenting,
    ChangeInteractorOutput
{
    private let view: any DocumentViewing
    private let interactor: any ChangeInteracting<Request, Response>
    private let router: any CommandRouting
    private let action: ChangeAction
    private let document: (Response) -> ChangeDocument
    private var request: Request?
    /// The document of a long change that is not complete yet, and its further lists.
    private var json: JSONText?
    private var lists: [(key: String, items: [ItemSummary])] = []

    package init(
        view: any DocumentViewing,
        interactor: any ChangeInteracting<Request, Response>,
        router: any CommandRouting,
        action: ChangeAction,
        document: @escaping (Response) -> ChangeDocument
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.action = action
        self.document = document
    }

    package func perform(_ request: Request) {
        (json, lists) = (nil, [])
        self.request = request
        interactor.perform(request)
    }

    package func foundPlaces(_ places: [MatchedPlace], of count: Int) {}

    package func willChange(_ response: Response) {
        if json == nil { view.hold() }
        var json = begun(document(response))
        view.show(json.takeBytes())
        self.json = json
    }

    package func didChange(_ response: Response) {
        let document = document(response)
        var json = begun(document)
        json.endArray()
        for (key, items) in lists { json.items(key, items, unlessEmpty: true) }
        json.strings("hints", document.hints.map { ItemSentences.hint($0, router) }, unlessEmpty: true)
        json.endDocument()
        view.show(json.takeBytes())
        if self.json != nil { view.release() }
    }

    /// Returns the document with these items added, and keeps their further lists.
    private func begun(_ document: ChangeDocument) -> JSONText {
        var json = json ?? .beginningDocument()
        if self.json == nil { json.beginArray("items") }
        for item in document.items { json.item(item) }
        for (key, items) in document.lists {
            if let index = lists.firstIndex(where: { $0.key == key }) {
                lists[index].items += items
            } else {
                lists.append((key, items))
            }
        }
        return json
    }

    package func couldNotChange(_ failure: ChangeFailure) {
        // Parts are completed only on request.
        if case .needsConfirmation(let items) = failure, items.parents != nil, let request {
            return perform(request.answered(parts: []))
        }
        if case .noMatch = failure { return view.show(JSONText.document { $0.items("items", []) }) }
        view.show(ChangeSentences.errorMessage(failure, router, of: action), as: JSONText.document)
    }
}
