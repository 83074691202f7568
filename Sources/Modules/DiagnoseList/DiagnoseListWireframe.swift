package import ModuleKit
import Terminal

/// Builds and connects the roles of "doctor".
package enum DiagnoseListWireframe {
    package static var useCase: UseCase {
        UseCase(DiagnoseListCommand.command) { invocation, context in
            present(context).diagnose(DiagnoseListCommand.request(from: invocation))
        }
    }

    static func present(_ context: ModuleContext) -> any DiagnoseListPresenting {
        let source = context.settings
        let interactor = DiagnoseListInteractor(
            dataManager: DiagnoseListDataManager(
                store: context.store,
                settingsFile: source.file,
                environment: source.environment,
                time: context.timeProgram
            ),
            clock: context.clock,
            rules: source.rules
        )
        if context.style == .json {
            let presenter = DiagnoseListDocumentPresenter(
                view: DocumentView(console: context.console),
                interactor: interactor,
                router: context.router
            )
            interactor.output = presenter
            return presenter
        }
        let presenter = DiagnoseListPresenter(
            view: DiagnoseListView(console: context.console, isPlain: context.style == .plain),
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }
}
