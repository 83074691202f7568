import CommandLine
import DataStore
package import ModuleKit
import Presentation
import Responses
import Vocabulary

/// Builds and connects the roles of "reopen".
package enum ReopenItemWireframe {
    package static var useCase: UseCase {
        UseCase(ReopenItemCommand.command, picking: .closed, change: present)
    }

    /// Builds the module for another one, with text output.
    package static func module(in context: ModuleContext) -> any ReopenItemModule {
        context.connectText(makeInteractor(context), ReopenItemPresenter.self)
    }

    static func present(_ context: ModuleContext) -> any ReopenItemPresenting {
        context.connect(makeInteractor(context), ReopenItemPresenter.self)
    }

    private static func makeInteractor(_ context: ModuleContext) -> ReopenItemInteractor {
        ReopenItemInteractor(dataManager: ChangeDataManager(store: context.store), clock: context.clock)
    }
}

extension ReopenItemPresenter: ReopenItemModule {
    package func reopen(_ ids: [Int]) {
        perform(ItemChoice(ids, of: ReopenItemCommand.command.name))
    }
}
