package import Presentation
package import Responses
package import Terminal

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

    /// Connects the roles of a change to chosen items, for text output.
    package func connectText<Presenter: ChangePresenter>(
        _ interactor: any ChangeInteracting<Presenter.Request, Presenter.Response>,
        _ presenter: Presenter.Type
    ) -> Presenter {
        let view = ChangeView(console: console, isPlain: style == .plain)
        let presenter = Presenter(
            ChangeRoles(view: view, interactor: interactor, router: router, calendar: calendar, delegate: delegate)
        )
        view.eventHandler = presenter
        interactor.output = presenter
        return presenter
    }

    /// Connects the roles of counts by name, for text, plain or JSON output.
    package func connect<Presenter: CountsPresenter>(
        _ interactor: any CountsInteracting,
        _ presenter: Presenter.Type
    ) -> any CountsPresenting {
        let made: any CountsPresenting & CountsInteractorOutput = choose { isPlain in
            let view = CountsView(console: console, isPlain: isPlain)
            return Presenter(CountsRoles(view: view, interactor: interactor, router: router))
        } json: { view in
            CountsDocumentPresenter(
                view: view,
                interactor: interactor,
                router: router,
                document: Presenter.document
            )
        }
        interactor.output = made
        return made
    }
}
