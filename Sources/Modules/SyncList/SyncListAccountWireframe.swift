import CalDAV
import CommandLine
package import ModuleKit
import Settings
import Terminal
package import Vocabulary

/// Builds and connects the roles of "sync login" and "sync lists".
package enum SyncListAccountWireframe {
    /// Asks for the password, checks it and stores it.
    /// - Parameter address: The server, if the list has none yet.
    package static func logIn(_ address: SyncAddress?, _ context: ModuleContext) {
        present(context).logIn(address)
    }

    /// Shows the lists of the named server, or of the one in use.
    package static func showLists(_ address: SyncAddress?, _ context: ModuleContext) {
        present(context).showLists(address)
    }

    static func present(_ context: ModuleContext) -> any SyncListAccountPresenting {
        let settings = context.settings.read().settings
        let interactor = SyncListAccountInteractor(
            dataManager: SyncListAccountDataManager(
                store: context.store,
                places: SyncListAccountDataManager.Places(
                    folder: context.configurationFolder.map { "\($0)/adder" },
                    settings: context.settings.file?.text,
                    variables: context.settings.environment
                ),
                state: context.syncState,
                servers: CalDAVServers(
                    storedPassword: StoredPassword(settings.syncPassword),
                    certificates: settings.text(.syncCAFile),
                    clock: context.clock
                ),
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
