package import ModuleKit
import TerminalViews

/// Builds and connects the roles of "tags".
package enum ListTagsWireframe {
    package static var useCase: UseCase {
        UseCase(ListTagsCommand.command, filter: present)
    }

    static func present(_ context: ModuleContext) -> any ListTagsPresenting {
        context.connect(
            ListTagsInteractor(dataManager: ListTagsDataManager(store: context.store), clock: context.clock),
            ListTagsPresenter.self,
            json: ListTagsPresenter.document,
            view: CountsView.init
        )
    }
}
