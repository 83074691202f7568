import CommandLine
import ItemLanguage
package import ModuleKit
import Terminal

/// Builds and connects the roles of "config".
package enum ManageSettingsWireframe {
    package static var useCase: UseCase {
        UseCase(ManageSettingsCommand.command, kind: .settings) { invocation, context throws(InputError) in
            present(context).manage(try ManageSettingsCommand.request(from: invocation))
        }
    }

    static func present(_ context: ModuleContext) -> any ManageSettingsPresenting {
        let source = context.settings
        let interactor = ManageSettingsInteractor(
            dataManager: ManageSettingsDataManager(file: source.file, environment: source.environment),
            rules: source.rules
        )
        let presenter: any ManageSettingsPresenting & ManageSettingsInteractorOutput = context.choose { isPlain in
            ManageSettingsPresenter(
                view: ManageSettingsView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router
            )
        } json: { view in
            ManageSettingsDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
