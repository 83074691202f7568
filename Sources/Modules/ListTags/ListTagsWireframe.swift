package import ModuleKit
package import Presentation
import TerminalViews
import Vocabulary

/// Builds and connects the roles of "tags".
package enum ListTagsWireframe {
    package static var useCase: UseCase {
        UseCase(ListTagsCommand.command, filter: present)
    }

    /// Shows the counts on the screen.
    package static func showCounts(on view: any QueryViewing<CountsDisplay>, _ context: ModuleContext) {
        context.connect(makeInteractor(context), ListTagsPresenter.self, to: view).show(.everything)
    }

    private static func makeInteractor(_ context: ModuleContext) -> ListTagsInteractor {
        ListTagsInteractor(dataManager: ListTagsDataManager(store: context.store), clock: context.clock)
    }

    static func present(_ context: ModuleContext) -> any ListTagsPresenting {
        context.connect(
            makeInteractor(context),
            ListTagsPresenter.self,
            json: ListTagsPresenter.document,
            view: CountsView.init
        )
    }
}
