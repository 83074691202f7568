import DataStore
import ModuleKit
import Settings
import Terminal

/// Builds and connects the roles of automatic sync.
enum SyncListScheduleWireframe {
    /// - Parameter sync: Presents a sync.
    static func present(_ context: ModuleContext, sync: @escaping () -> Void) -> any SyncListSchedulePresenting {
        let settings = context.settings.read().settings
        let interactor = SyncListScheduleInteractor(
            dataManager: SyncListScheduleDataManager(
                store: context.store,
                state: SyncListWireframe.state(context),
                variables: context.settings.environment,
                folder: context.configurationFolder.map { "\($0)/systemd/user" },
                storedPassword: SyncListWireframe.storedPassword(settings)
            ),
            clock: context.clock
        )
        let presenter: any SyncListSchedulePresenting & SyncListScheduleInteractorOutput = context.choose { isPlain in
            SyncListSchedulePresenter(
                view: SyncListScheduleView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                sync: sync
            )
        } json: { view in
            SyncListScheduleDocumentPresenter(view: view, interactor: interactor, router: context.router, sync: sync)
        }
        interactor.output = presenter
        return presenter
    }
}
