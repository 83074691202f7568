import CalDAV
import CommandLine
import DataStore
import Interchange
import ItemLanguage
import Keyring
package import ModuleKit
import Settings
import Terminal
import Vocabulary

/// Builds and connects the roles of "sync".
package enum SyncListWireframe {
    package static var useCase: UseCase {
        UseCase(SyncListCommand.command) { invocation, context throws(InputError) in
            let presenter = present(context)
            switch try SyncListCommand.action(from: invocation) {
            case .sync(let request): presenter.sync(request)
            case .showStatus: presenter.showStatus()
            case .forget: presenter.forget()
            case .install: SyncListScheduleWireframe.present(context).install()
            case .remove: SyncListScheduleWireframe.present(context).remove()
            case .logIn(let address): SyncListAccountWireframe.present(context).logIn(address)
            case .showLists(let address): SyncListAccountWireframe.present(context).showLists(address)
            }
        }
    }

    static func present(_ context: ModuleContext) -> any SyncListPresenting {
        let settings = context.settings.read().settings
        let interactor = SyncListInteractor(
            dataManager: SyncListDataManager(
                store: context.store,
                clock: context.clock,
                context: ForeignContext(clock: context.clock, weeksStartOn: context.weekStart) { name in
                    InputFile.contents("/usr/share/zoneinfo/\(name)")
                },
                state: state(context),
                servers: CalDAVServers(
                    storedPassword: storedPassword(settings),
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
                delegate: context.delegate
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

    /// `nil` for a list in memory.
    static func state(_ context: ModuleContext) -> SyncStateFile? {
        guard let file = context.store.file, let folder = context.stateFolder else { return nil }
        return SyncStateFile(of: file, in: folder)
    }

    static func storedPassword(_ settings: Settings) -> StoredPassword? {
        passwordSource(settings).map { StoredPassword(source: $0, owner: settings.text(.syncPasswordFor)) }
    }

    private static func passwordSource(_ settings: Settings) -> PasswordSource? {
        if let line = settings.text(.syncPasswordCommand) {
            // A command that can't be split is used as the program name, so the error names it.
            return .program((try? LineSplitter.words(line)) ?? [line])
        }
        return settings.text(.syncPasswordFile).map { .file($0) }
    }
}
