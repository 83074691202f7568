import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ManageSettingsWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(ManageSettingsCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let request = try ManageSettingsCommand.request(from: invocation)
            ManageSettingsWireframe(surroundings).manage(request)
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any ManageSettingsModule {
        let source = surroundings.settings
        let dataManager = ManageSettingsDataManager(file: source.file, environment: source.environment)
        let interactor = ManageSettingsInteractor(dataManager: dataManager, rules: source.rules)
        if surroundings.style == .json {
            let presenter = ManageSettingsJSONPresenter(
                view: DocumentView(console: surroundings.console),
                interactor: interactor
            )
            interactor.output = presenter
            return presenter
        }
        let presenter = ManageSettingsPresenter(
            view: surroundings.view(ManageSettingsView.init, plain: ManageSettingsPlainView.init),
            interactor: interactor
        )
        interactor.output = presenter
        return presenter
    }
}

extension ManageSettingsWireframe: ManageSettingsModule {
    package func manage(_ request: ManageSettingsRequest) {
        present().manage(request)
    }
}
