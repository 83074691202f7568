import CommandLine
import DataStore
package import ModuleKit
import Presentation
import Responses
import Vocabulary

/// Builds and connects the roles of "remove".
package enum RemoveItemWireframe {
    package static var useCase: UseCase {
        UseCase(RemoveItemCommand.command, change: present)
    }

    /// Builds the module for another one, with text output.
    package static func module(in context: ModuleContext) -> any RemoveItemModule {
        context.connectText(makeInteractor(context), RemoveItemPresenter.self)
    }

    static func present(_ context: ModuleContext) -> any RemoveItemPresenting {
        context.connect(makeInteractor(context), RemoveItemPresenter.self)
    }

    private static func makeInteractor(_ context: ModuleContext) -> RemoveItemInteractor {
        RemoveItemInteractor(dataManager: ChangeDataManager(store: context.store), clock: context.clock)
    }
}

extension RemoveItemPresenter: RemoveItemModule {
    package func remove(_ ids: [Int]) {
        perform(ItemChoice(ids, of: RemoveItemCommand.command.name, isConfirmed: true))
    }

    package func askToRemove(_ ids: [Int]) {
        perform(ItemChoice(ids, of: RemoveItemCommand.command.name))
    }
}
