import CommandLine
import DataStore
import ModuleKit
import Settings
import Terminal

/// Builds and connects the roles of "sync login" and "sync lists".
enum SyncListAccountWireframe {
    static func present(_ context: ModuleContext) -> any SyncListAccountPresenting {
        let settings = context.settings.read().settings
        let interactor = SyncListAccountInteractor(
            dataManager: SyncListAccountDataManager(
                store: context.store,
                places: SyncListAccountDataManager.Places(
                    storedPassword: SyncListWireframe.storedPassword(settings),
                    certificates: settings.text(.syncCAFile),
                    folder: context.configurationFolder.map { "\($0)/adder" },
                    settings: context.settings.file?.text,
                    variables: context.settings.environment
                ),
                state: SyncListWireframe.state(context),
                clock: context.clock,
                commandLine: LineSplitter.joined
            ),
            rules: context.settings.rules
        )
        let presenter: any SyncListAccountPresenting & SyncListAccountInteractorOutput = context.choose { isPlain in
            let view = SyncListAccountView(console: context.console, isPlain: isPlain)
            let presenter = SyncListAccountPresenter(view: view, interactor: interactor, router: context.router)
            view.eventHandler = presenter
            return presenter
        } json: { document in
            let view = SyncListAccountView(console: context.console, isPlain: true)
            let presenter = SyncListAccountDocumentPresenter(
                view: document,
                secrets: view,
                interactor: interactor,
                router: context.router
            )
            view.eventHandler = presenter
            return presenter
        }
        interactor.output = presenter
        return presenter
    }
}
