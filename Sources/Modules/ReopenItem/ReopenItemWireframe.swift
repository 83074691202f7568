import DataStore
package import ModuleKit
import Responses
import Vocabulary

/// Builds and connects the roles of "reopen".
package enum ReopenItemWireframe {
    package static var useCase: UseCase {
        UseCase(ReopenItemCommand.command, picking: .closed, change: present)
    }

    static func present(_ context: ModuleContext) -> any ReopenItemPresenting {
        context.connect(
            ReopenItemInteractor(
                dataManager: ChangeDataManager(store: context.store),
                clock: context.clock
            ),
            ReopenItemPresenter.self
        )
    }
}
