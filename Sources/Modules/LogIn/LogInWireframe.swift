import CalDAV
import CommandLine
package import ModuleKit
import Settings
import Terminal
package import Vocabulary

/// Builds and connects the roles of "sync login" and "sync lists".
package enum LogInWireframe {
    /// Asks for the password, checks it and stores it.
    /// - Parameter address: The server, if the list has none yet.
    package static func logIn(_ address: SyncAddress?, _ context: ModuleContext) {
        present(context).logIn(address)
    }

    /// Shows the lists of the named server, or of the one in use.
    package static func showLists(_ address: SyncAddress?, _ context: ModuleContext) {
        present(context).showLists(address)
    }

    static func present(_ context: ModuleContext) -> any LogInPresenting {
        let settings = context.settings.read().settings
        let interactor = LogInInteractor(
            dataManager: LogInDataManager(
                store: context.store,
                places: LogInDataManager.Places(
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
                passwordOwner: settings.syncPassword.owner,
                commandLine: LineSplitter.joined
            ),
            rules: context.settings.rules
        )
        let presenter: any LogInPresenting & LogInInteractorOutput = context.choose { isPlain in
            let view = LogInView(console: context.console, isPlain: isPlain)
            let presenter = LogInPresenter(view: view, interactor: interactor, router: context.router)
            view.eventHandler = presenter
            return presenter
        } json: { document in
            let view = LogInView(console: context.console, isPlain: true)
            let presenter = LogInDocumentPresenter(
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
