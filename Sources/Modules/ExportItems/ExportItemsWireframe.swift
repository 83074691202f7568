package import ModuleKit
import Terminal

/// Builds and connects the roles of "export".
package enum ExportItemsWireframe {
    package static var useCase: UseCase {
        UseCase(ExportItemsCommand.command, read: ExportItemsCommand.request) { present($1).export($0) }
    }

    static func present(_ context: ModuleContext) -> any ExportItemsPresenting {
        let interactor = ExportItemsInteractor(
            dataManager: ExportItemsDataManager(store: context.store, clock: context.clock),
            clock: context.clock
        )
        let presenter: any ExportItemsPresenting & ExportItemsInteractorOutput = context.choose { isPlain in
            let view = ExportItemsView(console: context.console, isPlain: isPlain)
            let presenter = ExportItemsPresenter(view: view, interactor: interactor, router: context.router)
            view.eventHandler = presenter
            return presenter
        } json: { view in
            ExportItemsDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
