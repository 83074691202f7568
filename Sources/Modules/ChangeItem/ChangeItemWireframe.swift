import DataStore
package import ModuleKit
import Presentation
import Responses
package import Vocabulary

/// Builds and connects the roles of "change", and of the commands that change one thing.
package enum ChangeItemWireframe {
    package static var useCase: UseCase {
        UseCase(ChangeItemCommand.command, read: ChangeItemCommand.request) { present($1).carryOut($0) }
    }

    package static var annotate: UseCase {
        UseCase(AnnotateItemCommand.command, read: AnnotateItemCommand.request) { present($1).carryOut($0) }
    }

    package static var postpone: UseCase {
        UseCase(PostponeItemCommand.command, read: PostponeItemCommand.request) { present($1).carryOut($0) }
    }

    package static var skip: UseCase {
        UseCase(SkipItemCommand.command, read: SkipItemCommand.request) { present($1).carryOut($0) }
    }

    /// Makes the changes as if they had been typed.
    package static func change(_ choice: ItemChoice, _ changes: ItemChanges, in context: ModuleContext) {
        present(context).carryOut(ChangeItemRequest(choice: choice, changes: changes))
    }

    static func present(_ context: ModuleContext) -> any ChangeItemPresenting {
        context.connect(
            ChangeItemInteractor(
                dataManager: ChangeDataManager(store: context.store),
                clock: context.clock
            ),
            ChangeItemPresenter.self
        )
    }
}
