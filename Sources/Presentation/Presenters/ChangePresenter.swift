import CommandLine
package import Responses
package import Vocabulary

/// Presents a change to chosen items as text: asks for confirmation if needed, then reports the changes.
///
/// A module's presenter supplies the words; the conversation is the same for every change.
package protocol ChangePresenter: ChangePresenting, ConfirmationHandling, ChangeInteractorOutput
where Request: Confirmable {
    associatedtype Request
    associatedtype Response

    /// The verb of the question: "Remove".
    static var verb: String { get }
    var roles: ChangeRoles<Request, Response> { get }

    init(_ roles: ChangeRoles<Request, Response>)

    /// The text output, without the undo hint. No rows means that nothing was changed.
    func display(_ response: Response) -> ChangeDisplay
    /// The JSON output.
    static func document(_ response: Response) -> String
}

/// Starts a change to chosen items.
package protocol ChangePresenting<Request>: AnyObject {
    associatedtype Request

    func carryOut(_ request: Request)
}

/// The roles that the presenter of a change works with, and the question that awaits an answer.
package final class ChangeRoles<Request, Response> {
    fileprivate struct Question {
        let text: String
        let ids: Set<Int>
    }

    package let calendar: CalendarWords
    fileprivate let router: any CommandRouting
    fileprivate let view: any ChangeViewing
    fileprivate let interactor: any ChangeInteracting<Request, Response>
    fileprivate weak var delegate: (any ListDelegate)?
    fileprivate var request: Request?
    fileprivate var question: Question?

    package init(
        view: any ChangeViewing,
        interactor: any ChangeInteracting<Request, Response>,
        router: any CommandRouting,
        calendar: CalendarWords = CalendarWords(),
        delegate: (any ListDelegate)? = nil
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.delegate = delegate
    }
}

extension ChangePresenter {
    package func carryOut(_ request: Request) {
        roles.request = request
        roles.interactor.carryOut(request)
    }

    package func didAnswer(_ answer: ConfirmationAnswer) {
        guard let request = roles.request, let question = roles.question else { return }
        roles.question = nil
        if answer == .yes { return carryOut(request.confirmed(for: question.ids)) }
        roles.view.show(answer, to: question.text)
        roles.delegate?.didFinish(.unchanged)
    }

    package func needsConfirmation(of items: [ItemSummary]) {
        let text = ChangeSentences.question(Self.verb, items)
        roles.question = ChangeRoles.Question(text: text, ids: Set(items.map(\.id)))
        roles.view.ask(text)
    }

    package func didChange(_ response: Response) {
        let display = display(response)
        let hasChanged = !display.rows.isEmpty
        let hints = hasChanged ? [roles.router.undoHint] : []
        roles.view.showChange(ChangeDisplay(rows: display.rows, messages: display.messages + hints))
        roles.delegate?.didFinish(hasChanged ? .changed : .unchanged)
    }

    package func foundNoItem() {
        roles.view.showMessage(ChangeSentences.nothingMatches(roles.request?.filter ?? .everything))
        roles.delegate?.didFinish(.unchanged)
    }

    package func couldNotChange(_ failure: ChangeFailure) {
        roles.view.showError(ChangeSentences.errorMessage(failure, roles.router))
        roles.delegate?.didFinish(.unchanged)
    }
}

/// Presents a change as JSON. Instead of asking for confirmation, it names the option that confirms.
package final class ChangeDocumentPresenter<Request, Response>: ChangePresenting, ChangeInteractorOutput {
    private let view: any DocumentViewing
    private let interactor: any ChangeInteracting<Request, Response>
    private let router: any CommandRouting
    private let verb: String
    private let document: (Response) -> String

    package init(
        view: any DocumentViewing,
        interactor: any ChangeInteracting<Request, Response>,
        router: any CommandRouting,
        verb: String,
        document: @escaping (Response) -> String
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.verb = verb
        self.document = document
    }

    package func carryOut(_ request: Request) {
        interactor.carryOut(request)
    }

    package func didChange(_ response: Response) {
        view.show(document(response))
    }

    package func needsConfirmation(of items: [ItemSummary]) {
        view.show(ChangeSentences.confirmationRequired(ChangeSentences.question(verb, items)), as: JSONText.document)
    }

    package func foundNoItem() {
        view.show(JSONText.document { $0.items("items", []) })
    }

    package func couldNotChange(_ failure: ChangeFailure) {
        view.show(ChangeSentences.errorMessage(failure, router), as: JSONText.document)
    }
}
