package import ModuleKit
import Terminal

/// Builds the module.
package final class RestoreListWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(RestoreListCommand.command, read: RestoreListCommand.request) {
            RestoreListWireframe($1).restore($0)
        }
    }

    /// Returns the connected module, which the caller must keep alive.
    func present() -> any RestoreListModule {
        let interactor = RestoreListInteractor(
            dataManager: RestoreListDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = RestoreListJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any BackupsView & RestoreListViewing = context.view(
            RestoreListView.init,
            plain: RestoreListPlainView.init
        )
        let presenter = RestoreListPresenter(view: view, interactor: interactor, calendar: context.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = context.delegate
        return presenter
    }
}

extension RestoreListWireframe: RestoreListModule {
    package func restore(_ request: RestoreListRequest) {
        present().restore(request)
    }
}
