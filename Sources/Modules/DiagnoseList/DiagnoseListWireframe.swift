package import ModuleKit
import Terminal

/// Builds the module.
package final class DiagnoseListWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(DiagnoseListCommand.command) { invocation, context in
            DiagnoseListWireframe(context).diagnose(DiagnoseListCommand.request(from: invocation))
        }
    }

    /// Returns the connected module; the caller retains it.
    func present() -> any DiagnoseListModule {
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
            let presenter = DiagnoseListJSONPresenter(
                view: DocumentView(console: context.console),
                interactor: interactor
            )
            interactor.output = presenter
            return presenter
        }
        let presenter = DiagnoseListPresenter(
            view: context.view(DiagnoseListView.init, plain: DiagnoseListPlainView.init),
            interactor: interactor,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }
}

extension DiagnoseListWireframe: DiagnoseListModule {
    package func diagnose(_ request: DiagnoseListRequest) {
        present().diagnose(request)
    }
}
