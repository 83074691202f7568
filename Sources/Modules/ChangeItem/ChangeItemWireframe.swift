import DataStore
package import ModuleKit
import Presentation
import Responses

/// Builds and connects the roles of "change".
package enum ChangeItemWireframe {
    package static var useCase: UseCase {
        UseCase(ChangeItemCommand.command, read: ChangeItemCommand.request) { present($1).carryOut($0) }
    }

    static func present(_ context: ModuleContext) -> any ChangeItemPresenting {
        context.connect(
            ChangeItemInteractor(
                dataManager: PlanDataManager(store: context.store),
                clock: context.clock
            ),
            ChangeItemPresenter.self
        )
    }
}
