package import ModuleKit

/// Builds and connects the roles of "projects".
package enum ListProjectsWireframe {
    package static var useCase: UseCase {
        UseCase(ListProjectsCommand.command, counts: present)
    }

    static func present(_ context: ModuleContext) -> any ListProjectsPresenting {
        context.connect(
            ListProjectsInteractor(dataManager: ListProjectsDataManager(store: context.store), clock: context.clock),
            ListProjectsPresenter.self
        )
    }
}
