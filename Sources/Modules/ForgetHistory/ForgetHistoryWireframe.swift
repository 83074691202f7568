package import ModuleKit
import Presentation
import Terminal

/// Builds and connects the roles of "forget".
package enum ForgetHistoryWireframe {
    package static var useCase: UseCase {
        UseCase(ForgetHistoryCommand.command, read: ForgetHistoryCommand.request) { present($1).perform($0) }
    }

    static func present(_ context: ModuleContext) -> any ForgetHistoryPresenting {
        context.connect(
            ForgetHistoryInteractor(dataManager: ForgetHistoryDataManager(store: context.store), clock: context.clock),
            ForgetHistoryPresenter.self,
            view: ForgetHistoryView.init
        )
    }
}
