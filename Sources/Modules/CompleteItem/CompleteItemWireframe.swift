import CommandLine
import DataStore
package import ModuleKit
import Presentation
import Responses
import Vocabulary

/// Builds and connects the roles of "done".
package enum CompleteItemWireframe {
    package static var useCase: UseCase {
        UseCase(CompleteItemCommand.command, read: CompleteItemCommand.request) { present($1).perform($0) }
            .picking { present($2).perform(CompleteItemCommand.request(for: $0, $1)) }
    }

    /// Builds the module for another one, with text output.
    package static func module(in context: ModuleContext) -> any CompleteItemModule {
        context.connectText(makeInteractor(context), CompleteItemPresenter.self)
    }

    static func present(_ context: ModuleContext) -> any CompleteItemPresenting {
        context.connect(makeInteractor(context), CompleteItemPresenter.self)
    }

    private static func makeInteractor(_ context: ModuleContext) -> CompleteItemInteractor {
        CompleteItemInteractor(dataManager: ChangeDataManager(store: context.store), clock: context.clock)
    }
}

extension CompleteItemPresenter: CompleteItemModule {
    package func complete(_ ids: [Int]) {
        perform(CompleteItemRequest(choice: ItemChoice(ids, of: CompleteItemCommand.command.name)))
    }
}
