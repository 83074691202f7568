import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class DiagnoseListWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(DiagnoseListCommand.command) { invocation, surroundings in
            DiagnoseListWireframe(surroundings).diagnose(DiagnoseListCommand.request(from: invocation))
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any DiagnoseListModule {
        let source = surroundings.settings
        let interactor = DiagnoseListInteractor(
            dataManager: DiagnoseListDataManager(
                store: surroundings.store,
                settingsFile: source.file,
                environment: source.environment,
                time: surroundings.timeProgram
            ),
            clock: surroundings.clock,
            rules: source.rules
        )
        if surroundings.style == .json {
            let presenter = DiagnoseListJSONPresenter(
                view: DocumentView(console: surroundings.console),
                interactor: interactor
            )
            interactor.output = presenter
            return presenter
        }
        let presenter = DiagnoseListPresenter(
            view: surroundings.view(DiagnoseListView.init, plain: DiagnoseListPlainView.init),
            interactor: interactor,
            calendar: surroundings.calendar
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
