package import ModuleKit

/// Builds and connects the roles of "diff".
package enum CompareDaysWireframe {
    package static var useCase: UseCase {
        UseCase(CompareDaysCommand.command, read: CompareDaysCommand.request, query: present)
    }

    static func present(_ context: ModuleContext) -> any CompareDaysPresenting {
        context.connect(
            CompareDaysInteractor(dataManager: CompareDaysDataManager(store: context.store), clock: context.clock),
            CompareDaysPresenter.self,
            json: CompareDaysDocument.text,
            view: CompareDaysView.init
        )
    }
}
