import CommandLine
import ItemLanguage
package import ModuleKit
import Presentation
import TerminalViews

/// Builds and connects the roles of "backup".
package enum BackUpListWireframe {
    package static var useCase: UseCase {
        UseCase(BackUpListCommand.command) { invocation, context throws(InputError) in
            present(context).perform(try BackUpListCommand.request(from: invocation))
        }
    }

    static func present(_ context: ModuleContext) -> any BackUpListPresenting {
        context.connect(
            BackUpListInteractor(dataManager: BackUpListDataManager(store: context.store), clock: context.clock),
            BackUpListPresenter.self,
            view: BackupsView.init
        )
    }
}
