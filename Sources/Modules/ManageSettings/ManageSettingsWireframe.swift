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
        let console = surroundings.console
        switch surroundings.style {
        case .json:
            let presenter = ManageSettingsJSONPresenter(
                view: DocumentView(console: console),
                interactor: interactor,
                holdsLater: source.holdsLater
            )
            interactor.output = presenter
            return presenter
        case .columns, .plain:
            let isPlain = surroundings.style == .plain
            let presenter = ManageSettingsPresenter(
                view: isPlain ? ManageSettingsPlainView(console: console) : ManageSettingsView(console: console),
                interactor: interactor,
                holdsLater: source.holdsLater
            )
            interactor.output = presenter
            return presenter
        }
    }
}

extension ManageSettingsWireframe: ManageSettingsModule {
    package func manage(_ request: ManageSettingsRequest) {
        present().manage(request)
    }
}
