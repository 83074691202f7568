import ItemLanguage
package import ModuleKit
import Presentation
import Terminal
import TerminalViews

/// Builds and connects the roles of "{{command}}".
package enum {{name}}Wireframe {
    package static var useCase: UseCase {
        UseCase({{name}}Command.command) { invocation, context throws(InputError) in
            let intent = try {{name}}Command.intent(
                from: invocation,
                canAsk: context.console.conversation.canAsk && context.style != .json,
                dates: context.dates
            )
            switch intent {
            case .ask: present(context).askForItems()
            case .choose(let request) where context.style == .json: presentDocument(context).show(request)
            case .choose(let request): present(context).choose(request)
            }
        }
    }

    static func present(_ context: ModuleContext) -> any {{name}}Presenting {
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
        return presenter
    }

    static func presentDocument(
        _ context: ModuleContext
    ) -> any QueryPresenting<{{name}}Request> {
        let interactor = makeInteractor(context)
        let presenter = QueryDocumentPresenter(
            view: DocumentView(console: context.console),
            interactor: interactor,
            document: {{name}}Presenter.document,
            errorMessage: { ListSentences.errorMessage($0, context.router) }
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
