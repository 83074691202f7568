package import ModuleKit
import Terminal

/// Builds the module.
package final class ListProjectsWireframe {
    private let context: ModuleContext

    init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(ListProjectsCommand.command, read: ListProjectsCommand.request) { ListProjectsWireframe($1).show($0) }
    }

    /// Returns the connected module; the caller retains it.
    func present() -> any ListProjectsModule {
        let interactor = ListProjectsInteractor(
            dataManager: ListProjectsDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = ListProjectsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ListProjectsViewing = context.view(ListProjectsView.init, plain: ListProjectsPlainView.init)
        let presenter = ListProjectsPresenter(view: view, interactor: interactor)
        interactor.output = presenter
        return presenter
    }
}

extension ListProjectsWireframe: ListProjectsModule {
    package func show(_ request: ListProjectsRequest) {
        present().show(request)
    }
}
