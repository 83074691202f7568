package import ProgramOutput
package import Responses
package import Vocabulary

/// Presents an operation on the list as a whole, such as a backup: asks for confirmation if needed, then shows what was done.
///
/// A module's presenter supplies the words; the conversation is the same for every operation.
package protocol OperationPresenter: ChangePresenting, ConfirmationHandling, QueryInteractorOutput {
    associatedtype Request
    associatedtype Response
    associatedtype Failure
    /// The struct that the view shows.
    associatedtype Display

    var roles: OperationRoles<Request, Response, Failure, Display> { get }

    init(_ roles: OperationRoles<Request, Response, Failure, Display>)

    func answer(_ response: Response) -> OperationAnswer<Request, Display>
    /// Returns the JSON output. JSON never asks: it throws the question.
    static func document(_ response: Response, _ router: any CommandRouting) throws(ErrorMessage) -> String
    /// Returns the error that occurred after the operation, if any.
    static func problem(_ response: Response) -> ErrorMessage?
    static func errorMessage(_ failure: Failure, _ router: any CommandRouting) -> ErrorMessage
}

/// The result of an operation. `ListOutcome` is for the delegate; it is `nil` if there is nothing to notify it of, as after a
/// listing.
package enum OperationAnswer<Request, Display> {
    case done(Display, ListOutcome? = nil)
    /// There was nothing to do; the sentence says why.
    case nothing(String, ListOutcome? = nil)
    case question(String, confirmed: Request)
    case failed(ErrorMessage, ListOutcome = .refused)
}

/// The roles that the presenter of an operation works with, and the question that awaits an answer.
package final class OperationRoles<Request, Response, Failure: Error, Display> {
    package let calendar: CalendarWords
    package let router: any CommandRouting
    fileprivate let view: any OperationViewing<Display>
    fileprivate let interactor: any QueryInteracting<Request, Response, Failure>
    fileprivate weak var delegate: (any ListDelegate)?
    fileprivate var pending: (request: Request, question: String)?

    package init(
        view: any OperationViewing<Display>,
        interactor: any QueryInteracting<Request, Response, Failure>,
        router: any CommandRouting,
        calendar: CalendarWords = CalendarWords(),
        delegate: (any ListDelegate)? = nil
    ) {
        (self.view, self.interactor, self.router, self.calendar) = (view, interactor, router, calendar)
        self.delegate = delegate
    }
}

extension OperationPresenter {
    package static func problem(_ response: Response) -> ErrorMessage? { nil }

    package func perform(_ request: Request) {
        roles.interactor.find(request)
    }

    package func didAnswer(_ answer: ConfirmationAnswer) {
        guard let (request, question) = roles.pending else { return }
        roles.pending = nil
        if answer == .yes { return perform(request) }
        roles.view.show(answer, to: question)
        roles.delegate?.didFinish(.cancelled)
    }

    package func found(_ response: Response) {
        let outcome: ListOutcome?
        switch answer(response) {
        case .question(let question, let request):
            roles.pending = (request, question)
            // The answer follows.
            return roles.view.ask(question)
        case .failed(let errorMessage, let end):
            roles.view.showError(errorMessage)
            roles.delegate?.didFinish(end)
            return
        case .done(let display, let end):
            roles.view.show(display)
            outcome = end
        case .nothing(let sentence, let end):
            roles.view.showMessage(sentence)
            outcome = end
        }
        if let problem = Self.problem(response) { roles.view.showError(problem) }
        if let outcome { roles.delegate?.didFinish(outcome) }
    }

    package func couldNotFind(_ failure: Failure) {
        roles.view.showError(Self.errorMessage(failure, roles.router))
        roles.delegate?.didFinish(.refused)
    }
}
