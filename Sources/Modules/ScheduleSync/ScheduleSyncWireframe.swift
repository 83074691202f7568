import CalDAV
package import ModuleKit
import Scheduler
import Settings
import Terminal

/// Builds and connects the roles of automatic sync.
package enum ScheduleSyncWireframe {
    package static func install(_ context: ModuleContext) { present(context).install() }

    package static func remove(_ context: ModuleContext) { present(context).remove() }

    static func present(_ context: ModuleContext) -> any ScheduleSyncPresenting {
        let settings = context.settings.read().settings
        let interactor = ScheduleSyncInteractor(
            dataManager: ScheduleSyncDataManager(
                store: context.store,
                variables: context.settings.environment,
                storedPassword: StoredPassword(settings.syncPassword),
                scheduler: Scheduler(configurationFolder: context.configurationFolder)
            )
        )
        let presenter: any ScheduleSyncPresenting & ScheduleSyncInteractorOutput = context.choose { isPlain in
            ScheduleSyncPresenter(
                view: ScheduleSyncView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router
            )
        } json: { view in
            ScheduleSyncDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
