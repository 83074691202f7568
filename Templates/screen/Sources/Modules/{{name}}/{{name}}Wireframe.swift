package import ModuleKit
import Presentation
import TerminalViews
import Vocabulary

/// Builds and connects the roles of "{{command}}".
package enum {{name}}Wireframe {
    package static var useCase: UseCase {
        UseCase({{name}}Command.command, filter: present)
            .onScreen(needsItems: false) { present($1).show(.everything) }
    }

    static func present(_ context: ModuleContext) -> any QueryPresenting<ItemFilter> {
        let interactor = {{name}}Interactor(
            dataManager: {{name}}DataManager(store: context.store),
            clock: context.clock
        )
        func presenter(_ view: any {{name}}Viewing) -> {{name}}Presenter {
            let presenter = {{name}}Presenter(
                view: view,
                interactor: interactor,
                router: context.router,
                delegate: context.delegate
            )
            interactor.output = presenter
            return presenter
        }
        if let screen = context.screen {
            let view = {{name}}ScreenView(on: screen)
            let presenter = presenter(view)
            view.eventHandler = presenter
            return presenter
        }
        return context.choose { isPlain in
            presenter({{name}}View(console: context.console, isPlain: isPlain))
        } json: { view in
            let presenter = QueryDocumentPresenter(
                view: view,
                interactor: interactor,
                document: {{name}}Presenter.document,
                errorMessage: { ListSentences.errorMessage($0, context.router) }
            )
            interactor.output = presenter
            return presenter
        }
    }
}
