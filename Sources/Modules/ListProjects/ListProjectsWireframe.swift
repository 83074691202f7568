package import ModuleKit
import TerminalViews

/// Builds and connects the roles of "projects".
package enum ListProjectsWireframe {
    package static var useCase: UseCase {
        UseCase(ListProjectsCommand.command, filter: present)
    }

    static func present(_ context: ModuleContext) -> any ListProjectsPresenting {
        context.connect(
            ListProjectsInteractor(dataManager: ListProjectsDataManager(store: context.store), clock: context.clock),
            ListProjectsPresenter.self,
            json: ListProjectsPresenter.document,
            view: CountsView.init
        )
    }
}
