package import ModuleKit
package import Presentation
import TerminalViews
import Vocabulary

/// Builds and connects the roles of "projects".
package enum ListProjectsWireframe {
    package static var useCase: UseCase {
        UseCase(ListProjectsCommand.command, filter: present)
    }

    /// Shows the counts on the screen.
    package static func showCounts(on view: any QueryViewing<CountsDisplay>, _ context: ModuleContext) {
        context.connect(makeInteractor(context), ListProjectsPresenter.self, to: view).show(.everything)
    }

    private static func makeInteractor(_ context: ModuleContext) -> ListProjectsInteractor {
        ListProjectsInteractor(dataManager: ListProjectsDataManager(store: context.store), clock: context.clock)
    }

    static func present(_ context: ModuleContext) -> any ListProjectsPresenting {
        context.connect(
            makeInteractor(context),
            ListProjectsPresenter.self,
            json: ListProjectsPresenter.document,
            view: CountsView.init
        )
    }
}
