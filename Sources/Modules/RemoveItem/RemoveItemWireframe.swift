import DataStore
package import ModuleKit
import Presentation
import Responses
package import Vocabulary

/// Builds and connects the roles of "remove".
package enum RemoveItemWireframe {
    package static var useCase: UseCase {
        UseCase(RemoveItemCommand.command, change: present)
    }

    package static func remove(_ choice: ItemChoice, in context: ModuleContext) {
        present(context).carryOut(choice)
    }

    static func present(_ context: ModuleContext) -> any RemoveItemPresenting {
        context.connect(
            RemoveItemInteractor(dataManager: ChangeDataManager(store: context.store), clock: context.clock),
            RemoveItemPresenter.self
        )
    }
}
