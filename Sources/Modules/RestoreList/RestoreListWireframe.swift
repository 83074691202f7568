package import ModuleKit
import Presentation
import TerminalViews

/// Builds and connects the roles of "restore".
package enum RestoreListWireframe {
    package static var useCase: UseCase {
        UseCase(RestoreListCommand.command, read: RestoreListCommand.request) { present($1).perform($0) }
    }

    static func present(_ context: ModuleContext) -> any RestoreListPresenting {
        context.connect(
            RestoreListInteractor(dataManager: RestoreListDataManager(store: context.store), clock: context.clock),
            RestoreListPresenter.self,
            view: BackupsView.init
        )
    }
}
