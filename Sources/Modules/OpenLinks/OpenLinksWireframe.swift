package import ModuleKit
import Presentation
import Terminal
import TerminalViews
import Vocabulary

/// Builds and connects the roles of "browse".
package enum OpenLinksWireframe {
    package static var useCase: UseCase {
        UseCase(OpenLinksCommand.command, filter: present)
            .onScreen(key: "o") { present($1).show(ItemFilter(ids: $0)) }
    }

    static func present(_ context: ModuleContext) -> any QueryPresenting<ItemFilter> {
        let interactor = OpenLinksInteractor(
            dataManager: OpenLinksDataManager(store: context.store),
            clock: context.clock
        )
        func presenter(_ view: any OpenLinksViewing) -> OpenLinksPresenter {
            let presenter = OpenLinksPresenter(view: view, interactor: interactor, router: context.router)
            interactor.output = presenter
            return presenter
        }
        if let screen = context.screen {
            let view = OpenLinksScreenView(on: screen, context.console.conversation)
            let presenter = presenter(view)
            view.eventHandler = presenter
            return presenter
        }
        return context.choose { isPlain in
            guard !isPlain, context.console.conversation.canPick else {
                return presenter(OpenLinksListView(console: context.console))
            }
            let view = OpenLinksView(console: context.console)
            let presenter = presenter(view)
            view.eventHandler = presenter
            return presenter
        } json: { view in
            let presenter = QueryDocumentPresenter(
                view: view,
                interactor: interactor,
                document: OpenLinksPresenter.document,
                errorMessage: { ListSentences.errorMessage($0, context.router) }
            )
            interactor.output = presenter
            return presenter
        }
    }
}
