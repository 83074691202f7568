import CalDAV
import ItemLanguage
package import ModuleKit
import Settings
import Terminal
package import Vocabulary

/// The other use cases, which have options and words of "sync".
package struct SyncListDestinations {
    let logIn: (SyncAddress?, ModuleContext) -> Void
    let showLists: (SyncAddress?, ModuleContext) -> Void
    let install: (ModuleContext) -> Void
    let remove: (ModuleContext) -> Void

    package init(
        logIn: @escaping (SyncAddress?, ModuleContext) -> Void,
        showLists: @escaping (SyncAddress?, ModuleContext) -> Void,
        install: @escaping (ModuleContext) -> Void,
        remove: @escaping (ModuleContext) -> Void
    ) {
        (self.logIn, self.showLists, self.install, self.remove) = (logIn, showLists, install, remove)
    }
}

/// Builds and connects the roles of "sync".
package enum SyncListWireframe {
    package static func useCase(presenting destinations: SyncListDestinations) -> UseCase {
        UseCase(SyncListCommand.command) { invocation, context throws(InputError) in
            switch try SyncListCommand.action(from: invocation) {
            case .sync(let request): present(context).sync(request)
            case .showStatus: present(context).showStatus()
            case .forget: present(context).forget()
            case .install: destinations.install(context)
            case .remove: destinations.remove(context)
            case .logIn(let address): destinations.logIn(address, context)
            case .showLists(let address): destinations.showLists(address, context)
            }
        }
    }

    static func present(_ context: ModuleContext) -> any SyncListPresenting {
        let settings = context.settings.read().settings
        let interactor = SyncListInteractor(
            dataManager: SyncListDataManager(
                store: context.store,
                clock: context.clock,
                weekStart: context.weekStart,
                state: context.syncState,
                servers: CalDAVServers(
                    storedPassword: StoredPassword(settings.syncPassword),
                    certificates: settings.text(.syncCAFile),
                    clock: context.clock
                )
            ),
            clock: context.clock
        )
        let presenter: any SyncListPresenting & SyncListInteractorOutput = context.choose { isPlain in
            let view = SyncListView(console: context.console, isPlain: isPlain)
            let presenter = SyncListPresenter(
                view: view,
                interactor: interactor,
                router: context.router,
                calendar: context.calendar,
                delegate: context.delegate,
                uptime: { [start = ContinuousClock.now] in ContinuousClock.now - start }
            )
            (view.eventHandler, view.textHandler) = (presenter, presenter)
            return presenter
        } json: { view in
            SyncListDocumentPresenter(
                view: view,
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        }
        interactor.output = presenter
        return presenter
    }
}
