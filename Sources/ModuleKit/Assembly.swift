package import CommandLine
package import ItemLanguage
package import Presentation
package import Responses
package import Terminal

extension ModuleContext {
    /// Connects the roles of a change to chosen items, for text, plain or JSON output.
    package func connect<Presenter: ChangePresenter>(
        _ interactor: any ChangeInteracting<Presenter.Request, Presenter.Response>,
        _ presenter: Presenter.Type
    ) -> any ChangePresenting<Presenter.Request> {
        if style == .json {
            let presenter = ChangeDocumentPresenter(
                view: DocumentView(console: console),
                interactor: interactor,
                verb: Presenter.verb,
                document: Presenter.document
            )
            interactor.output = presenter
            return presenter
        }
        let view = ChangeView(console: console, isPlain: style == .plain)
        let presenter = Presenter(
            ChangeRoles(view: view, interactor: interactor, router: router, calendar: calendar, delegate: delegate)
        )
        interactor.output = presenter
        view.eventHandler = presenter
        return presenter
    }

    /// Creates the view for text or plain output.
    package func view<View>(_ columns: (Console) -> View, plain: (Console) -> View) -> View {
        style == .plain ? plain(console) : columns(console)
    }
}

extension UseCase {
    /// Creates a use case that parses its arguments into a request and runs it.
    package init<Request>(
        _ command: Command,
        read: @escaping (Invocation, DateReader) throws(Refusal) -> Request,
        run: @escaping (Request, ModuleContext) -> Void
    ) {
        self.init(command) { invocation, context throws(InputError) in
            run(try read(invocation, context.dates), context)
        }
    }
}
