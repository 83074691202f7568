import CommandLine
package import ModuleKit
package import Presentation
import Terminal
import Vocabulary

/// Builds and connects the roles of "upcoming".
package enum ListUpcomingWireframe {
    package static var useCase: UseCase {
        UseCase(ListUpcomingCommand.command, read: ListUpcomingCommand.request) { present($1).show($0) }
    }

    static func present(_ context: ModuleContext) -> any ListUpcomingPresenting {
        context.choose { isPlain in
            textPresenter(ListUpcomingView(console: context.console, isPlain: isPlain), context)
        } json: { view in
            let interactor = makeInteractor(context)
            let presenter = ListUpcomingDocumentPresenter(view: view, interactor: interactor, router: context.router)
            interactor.output = presenter
            return presenter
        }
    }

    /// Returns the list as part of another module's output, such as the shell's.
    package static func embed(_ context: ModuleContext) -> any ListUpcomingModule {
        let isPlain = context.style == .plain
        return textPresenter(ListUpcomingView(console: context.console, isPlain: isPlain, isEmbedded: true), context)
    }

    /// Returns the list on the screen.
    package static func list(on view: any ScreenListViewing, _ context: ModuleContext) -> any ListUpcomingScreenModule {
        let interactor = makeInteractor(context)
        let presenter = ListUpcomingScreenPresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    private static func textPresenter(_ view: any ListUpcomingViewing, _ context: ModuleContext)
        -> ListUpcomingPresenter
    {
        let interactor = makeInteractor(context)
        let presenter = ListUpcomingPresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> ListUpcomingInteractor {
        ListUpcomingInteractor(
            dataManager: ListUpcomingDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
    }
}
