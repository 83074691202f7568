import ItemLanguage
package import ModuleKit
import Terminal
import TerminalViews

/// Builds and connects the roles of `{{command}}`.
package enum {{name}}Wireframe {
    package static var useCase: UseCase {
        UseCase({{name}}Command.command) { invocation, context throws(InputError) in
            let canAsk = context.console.conversation.canAsk && context.style != .json
            let intent = try {{name}}Command.intent(
                from: invocation,
                canAsk: canAsk,
                dates: context.dates
            )
            switch intent {
            case .ask: present(context).askForItems()
            case .choose(let request) where context.style == .json: presentDocument(context).choose(request)
            case .choose(let request): present(context).choose(request)
            }
        }
    }

    /// Returns the connected module, which the caller must keep alive.
    package static func present(
        _ context: ModuleContext,
        delegate: (any {{name}}Delegate)? = nil
    ) -> any {{name}}Presenting {
        let view = {{name}}View(console: context.console, isPlain: context.style == .plain)
        let interactor = makeInteractor(context)
        let presenter = {{name}}Presenter(
            view: view,
            interactor: interactor,
            router: context.router,
            reader: {{name}}Reader(dates: { context.dates })
        )
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = delegate
        return presenter
    }

    static func presentDocument(_ context: ModuleContext) -> {{name}}DocumentPresenter {
        let interactor = makeInteractor(context)
        let presenter = {{name}}DocumentPresenter(
            view: DocumentView(console: context.console),
            interactor: interactor,
            router: context.router
        )
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> {{name}}Interactor {
        {{name}}Interactor(
            dataManager: {{name}}DataManager(store: context.store),
            clock: context.clock
        )
    }
}
