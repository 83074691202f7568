import DataStore
package import ModuleKit
import Presentation
import Responses
package import Vocabulary

/// Builds and connects the roles of "done".
package enum CompleteItemWireframe {
    package static var useCase: UseCase {
        UseCase(CompleteItemCommand.command, change: present)
    }

    package static func complete(_ choice: ItemChoice, in context: ModuleContext) {
        present(context).carryOut(choice)
    }

    static func present(_ context: ModuleContext) -> any CompleteItemPresenting {
        context.connect(
            CompleteItemInteractor(dataManager: ChangeDataManager(store: context.store), clock: context.clock),
            CompleteItemPresenter.self
        )
    }
}
