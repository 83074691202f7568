import CommandLine
import ItemLanguage
package import ModuleKit
package import Settings
import Terminal

/// Builds and connects the roles of "config".
package enum ManageSettingsWireframe {
    package static func useCase(screenKeys: ScreenKeys) -> UseCase {
        UseCase(ManageSettingsCommand.command, kind: .settings) { invocation, context throws(InputError) in
            present(context, screenKeys).manage(try ManageSettingsCommand.request(from: invocation))
        }
    }

    static func present(_ context: ModuleContext, _ screenKeys: ScreenKeys) -> any ManageSettingsPresenting {
        let source = context.settings
        let interactor = ManageSettingsInteractor(
            dataManager: ManageSettingsDataManager(file: source.file, environment: source.environment),
            rules: source.rules,
            screenKeys: screenKeys
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
