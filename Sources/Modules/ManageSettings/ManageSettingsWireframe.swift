import Grammar
package import ModuleKit
import Terminal

/// Builds the module.
package final class ManageSettingsWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(ManageSettingsCommand.command) { invocation, context throws(InputError) in
            let request = try ManageSettingsCommand.request(from: invocation)
            ManageSettingsWireframe(context).manage(request)
        }
    }

    /// Returns the connected module, which the caller must keep alive.
    func present() -> any ManageSettingsModule {
        let source = context.settings
        let dataManager = ManageSettingsDataManager(file: source.file, environment: source.environment)
        let interactor = ManageSettingsInteractor(dataManager: dataManager, rules: source.rules)
        if context.style == .json {
            let presenter = ManageSettingsJSONPresenter(
                view: DocumentView(console: context.console),
                interactor: interactor
            )
            interactor.output = presenter
            return presenter
        }
        let presenter = ManageSettingsPresenter(
            view: context.view(ManageSettingsView.init, plain: ManageSettingsPlainView.init),
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
