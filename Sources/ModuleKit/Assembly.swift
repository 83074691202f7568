package import Presentation
import ProgramOutput
package import Responses
package import Terminal
package import TerminalViews

extension ModuleContext {
    /// Returns the presenter for the chosen output.
    package func choose<Presenter>(
        text: (_ isPlain: Bool) -> Presenter,
        json: (DocumentView) -> Presenter
    ) -> Presenter {
        style == .json ? json(DocumentView(console: console)) : text(style == .plain)
    }

    /// Connects the roles of a change to chosen items, for text, plain or JSON output.
    package func connect<Presenter: ChangePresenter>(
        _ interactor: any ChangeInteracting<Presenter.Request, Presenter.Response>,
        _ presenter: Presenter.Type
    ) -> any ChangePresenting<Presenter.Request> {
        guard style == .json else { return connectText(interactor, presenter) }
        let presenter = ChangeDocumentPresenter(
            view: DocumentView(console: console),
            interactor: interactor,
            router: router,
            action: Presenter.action,
            document: Presenter.document
        )
        interactor.output = presenter
        return presenter
    }

    /// Connects the roles of a change to chosen items, for text output or the screen.
    package func connectText<Presenter: ChangePresenter>(
        _ interactor: any ChangeInteracting<Presenter.Request, Presenter.Response>,
        _ presenter: Presenter.Type
    ) -> Presenter {
        func presenter(_ view: any ChangeViewing) -> Presenter {
            let roles = ChangeRoles(
                view: view,
                interactor: interactor,
                router: router,
                calendar: calendar,
                delegate: delegate
            )
            let presenter = Presenter(roles)
            interactor.output = presenter
            return presenter
        }
        if let screen {
            let view = ChangeScreenView(on: screen)
            let presenter = presenter(view)
            view.eventHandler = presenter
            return presenter
        }
        let view = ChangeView(console: console, isPlain: style == .plain)
        let presenter = presenter(view)
        view.eventHandler = presenter
        return presenter
    }

    /// Connects the roles of an operation, for text, plain or JSON output.
    package func connect<Presenter: OperationPresenter>(
        _ interactor: any QueryInteracting<Presenter.Request, Presenter.Response, Presenter.Failure>,
        _ presenter: Presenter.Type,
        view: (Console, _ isPlain: Bool) -> any OperationView<Presenter.Display>
    ) -> any ChangePresenting<Presenter.Request> {
        guard style == .json else { return connectText(interactor, presenter, view: view) }
        let router = router
        let presenter = QueryDocumentPresenter(
            view: DocumentView(console: console),
            interactor: interactor,
            document: { response throws(ErrorMessage) in try Presenter.document(response, router) },
            problem: Presenter.problem,
            errorMessage: { Presenter.errorMessage($0, router) }
        )
        interactor.output = presenter
        return presenter
    }

    /// Connects the roles of an operation, for text output.
    package func connectText<Presenter: OperationPresenter>(
        _ interactor: any QueryInteracting<Presenter.Request, Presenter.Response, Presenter.Failure>,
        _ presenter: Presenter.Type,
        view: (Console, _ isPlain: Bool) -> any OperationView<Presenter.Display>
    ) -> Presenter {
        let view = view(console, style == .plain)
        let presenter = Presenter(
            OperationRoles(view: view, interactor: interactor, router: router, calendar: calendar, delegate: delegate)
        )
        view.eventHandler = presenter
        interactor.output = presenter
        return presenter
    }

    /// Connects the roles of a query, for text, plain or JSON output.
    package func connect<Presenter: QueryPresenter>(
        _ interactor: any QueryInteracting<Presenter.Request, Presenter.Response, Presenter.Failure>,
        _ presenter: Presenter.Type,
        json document: @escaping (Presenter.Response) -> String,
        view: (Console, _ isPlain: Bool) -> any QueryViewing<Presenter.Display>
    ) -> any QueryPresenting<Presenter.Request> {
        guard style == .json else {
            return connect(interactor, presenter, to: view(console, style == .plain))
        }
        let router = router
        let presenter = QueryDocumentPresenter(
            view: DocumentView(console: console),
            interactor: interactor,
            document: document,
            errorMessage: { Presenter.errorMessage($0, router) }
        )
        interactor.output = presenter
        return presenter
    }

    /// Connects the roles of a query to a view.
    package func connect<Presenter: QueryPresenter>(
        _ interactor: any QueryInteracting<Presenter.Request, Presenter.Response, Presenter.Failure>,
        _ presenter: Presenter.Type,
        to view: any QueryViewing<Presenter.Display>
    ) -> Presenter {
        let presenter = Presenter(
            QueryRoles(view: view, interactor: interactor, router: router, calendar: calendar)
        )
        interactor.output = presenter
        return presenter
    }
}
