package import Presentation
package import ProgramOutput
package import Responses

/// Gives the same answer to every request.
package final class FakeQueryInteractor<Request, Response, Failure: Error>: QueryInteracting {
    package weak var output: (any QueryInteractorOutput<Response, Failure>)?
    package private(set) var requests: [Request] = []
    private let answer: Result<Response, Failure>

    package init(_ answer: Result<Response, Failure>) {
        self.answer = answer
    }

    package func response(to request: Request) throws(Failure) -> Response {
        requests.append(request)
        return try answer.get()
    }
}

/// Records the output of the interactor of a query.
package final class FakeQueryOutput<Response, Failure: Error>: QueryInteractorOutput {
    package private(set) var responses: [Response] = []
    package private(set) var failures: [Failure] = []

    package init() {}

    package func found(_ response: Response) { responses.append(response) }

    package func couldNotFind(_ failure: Failure) { failures.append(failure) }
}

/// Records what the presenter of a query shows.
package final class FakeQueryView<Display>: QueryViewing {
    package private(set) var displays: [Display] = []
    package private(set) var sentences: [String] = []
    package private(set) var emptyLists: [String] = []
    package private(set) var problems: [ErrorMessage] = []

    package init() {}

    package func show(_ display: Display) { displays.append(display) }

    package func showNothing(_ sentence: String) { sentences.append(sentence) }

    package func showEmptyList(_ sentence: String, example: String) { emptyLists.append("\(sentence) \(example)") }

    package func showMessage(_ sentence: String) { sentences.append(sentence) }

    package func showError(_ errorMessage: ErrorMessage) { problems.append(errorMessage) }
}

/// Shows what the presenter of a query makes of a response.
package func show<Presenter: QueryPresenter>(
    _ presenter: Presenter.Type,
    _ response: Presenter.Response,
    to request: Presenter.Request,
    in calendar: CalendarWords = CalendarWords(),
    on view: any QueryViewing<Presenter.Display>
) {
    let interactor = FakeQueryInteractor<Presenter.Request, _, Presenter.Failure>(.success(response))
    let roles = QueryRoles(view: view, interactor: interactor, router: FakeRouter(), calendar: calendar)
    let presenter = Presenter(roles)
    interactor.output = presenter
    presenter.show(request)
}

/// Returns a view that shows what the presenter of a query makes of a response.
package func shown<Presenter: QueryPresenter>(
    by presenter: Presenter.Type,
    _ response: Presenter.Response,
    to request: Presenter.Request,
    in calendar: CalendarWords = CalendarWords()
) -> FakeQueryView<Presenter.Display> {
    let view = FakeQueryView<Presenter.Display>()
    show(presenter, response, to: request, in: calendar, on: view)
    return view
}
