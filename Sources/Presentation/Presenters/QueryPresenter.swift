package import ProgramOutput
package import Responses
package import Vocabulary

/// Presents the answer to a query on a view. A module's presenter supplies the words.
package protocol QueryPresenter: QueryPresenting, QueryInteractorOutput where Failure: StorageFailure {
    associatedtype Request
    associatedtype Response
    associatedtype Failure
    /// The struct that the view shows.
    associatedtype Display
    typealias Roles = QueryRoles<Request, Response, Failure, Display>

    var roles: Roles { get }

    init(_ roles: Roles)

    func answer(_ response: Response, to request: Request) -> QueryAnswer<Display>
    /// The filter of the request, whose words may need an explanation.
    static func filter(of request: Request) -> ItemFilter
    /// The tags of the filter that have matched places in the response.
    static func places(in response: Response) -> [MatchedPlace]
    static func errorMessage(_ failure: Failure, _ router: any CommandRouting) -> ErrorMessage
}

/// Starts a query.
package protocol QueryPresenting<Request>: AnyObject {
    associatedtype Request

    func show(_ request: Request)
}

/// The outcome of a query.
package enum QueryAnswer<Display> {
    case found(Display)
    /// Nothing to show; the sentence says why.
    case nothing(String)
    /// The list has no items, not even done ones.
    case emptyList

    package static func nothing(_ reason: NothingFound, _ filter: ItemFilter) -> QueryAnswer {
        switch reason {
        case .emptyList: .emptyList
        case .noMatch(let unknown): .nothing(ListSentences.nothingMatches(filter, unknown))
        }
    }

    /// The answer of a picture.
    package static func nothingToDraw(_ reason: NothingFound, _ filter: ItemFilter) -> QueryAnswer {
        reason == .emptyList ? .nothing(ListSentences.emptyList) : .nothing(reason, filter)
    }
}

/// The roles that the presenter of a query works with, and the last request.
package final class QueryRoles<Request, Response, Failure: StorageFailure, Display> {
    package let calendar: CalendarWords
    package let router: any CommandRouting
    fileprivate let view: any QueryViewing<Display>
    fileprivate let interactor: any QueryInteracting<Request, Response, Failure>
    fileprivate var request: Request?

    package init(
        view: any QueryViewing<Display>,
        interactor: any QueryInteracting<Request, Response, Failure>,
        router: any CommandRouting,
        calendar: CalendarWords = CalendarWords()
    ) {
        (self.view, self.interactor, self.router, self.calendar) = (view, interactor, router, calendar)
    }
}

extension QueryPresenter {
    package static func filter(of request: Request) -> ItemFilter { .everything }

    package static func places(in response: Response) -> [MatchedPlace] { [] }

    package func show(_ request: Request) {
        roles.request = request
        roles.view.showReadings(of: Self.filter(of: request))
        roles.interactor.find(request)
    }

    package func found(_ response: Response) {
        guard let request = roles.request else { return }
        switch answer(response, to: request) {
        case .found(let display):
            roles.view.show(display)
            ListSentences.matches(of: Self.filter(of: request), Self.places(in: response))
                .forEach(roles.view.showMessage)
        case .nothing(let sentence): roles.view.showNothing(sentence)
        case .emptyList: roles.view.showEmptyList(roles.router)
        }
    }

    package func couldNotFind(_ failure: Failure) {
        roles.view.showError(Self.errorMessage(failure, roles.router))
    }
}

extension QueryPresenter where Failure == ListError {
    package static func errorMessage(_ failure: ListError, _ router: any CommandRouting) -> ErrorMessage {
        ErrorMessage(failure, router)
    }
}

/// Presents the answer to a query, or the result of an operation, as JSON.
package final class QueryDocumentPresenter<Request, Response, Failure: Error>: QueryPresenting, ChangePresenting,
    QueryInteractorOutput
{
    private let view: any DocumentViewing
    private let interactor: any QueryInteracting<Request, Response, Failure>
    private let document: (Response) throws(ErrorMessage) -> String
    private let problem: (Response) -> ErrorMessage?
    private let errorMessage: (Failure) -> ErrorMessage

    package init(
        view: any DocumentViewing,
        interactor: any QueryInteracting<Request, Response, Failure>,
        document: @escaping (Response) throws(ErrorMessage) -> String,
        problem: @escaping (Response) -> ErrorMessage? = { _ in nil },
        errorMessage: @escaping (Failure) -> ErrorMessage
    ) {
        (self.view, self.interactor) = (view, interactor)
        (self.document, self.problem, self.errorMessage) = (document, problem, errorMessage)
    }

    package func show(_ request: Request) {
        interactor.find(request)
    }

    package func perform(_ request: Request) {
        interactor.find(request)
    }

    package func found(_ response: Response) {
        do throws(ErrorMessage) {
            view.show(try document(response))
            if let problem = problem(response) { throw problem }
        } catch {
            view.show(error, as: JSONText.document)
        }
    }

    package func couldNotFind(_ failure: Failure) {
        view.show(errorMessage(failure), as: JSONText.document)
    }
}
