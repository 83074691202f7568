import DataStore
package import ModuleKit
import Responses

/// Builds and connects the roles of "remove".
package enum RemoveItemWireframe {
    package static var useCase: UseCase {
        UseCase(RemoveItemCommand.command, change: present)
    }

    static func present(_ context: ModuleContext) -> any RemoveItemPresenting {
        context.connect(
            RemoveItemInteractor(dataManager: PlanDataManager(store: context.store), clock: context.clock),
            RemoveItemPresenter.self
        )
    }
}
