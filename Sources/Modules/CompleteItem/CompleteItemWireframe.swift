import DataStore
package import ModuleKit
import Responses

/// Builds and connects the roles of "done".
package enum CompleteItemWireframe {
    package static var useCase: UseCase {
        UseCase(CompleteItemCommand.command, change: present)
    }

    static func present(_ context: ModuleContext) -> any CompleteItemPresenting {
        context.connect(
            CompleteItemInteractor(dataManager: PlanDataManager(store: context.store), clock: context.clock),
            CompleteItemPresenter.self
        )
    }
}
