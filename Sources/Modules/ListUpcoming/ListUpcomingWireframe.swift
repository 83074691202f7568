import CommandLine
package import ModuleKit
import Terminal

/// Builds and connects the roles of "upcoming".
package enum ListUpcomingWireframe {
    package static var useCase: UseCase {
        UseCase(ListUpcomingCommand.command, read: ListUpcomingCommand.request) { request, context in
            if context.style != .json { return present(context).show(request) }
            let interactor = makeInteractor(context)
            let presenter = ListUpcomingJSONPresenter(view: DocumentView(console: context.console))
            interactor.output = presenter
            withExtendedLifetime(presenter) { interactor.findUpcomingItems(request) }
        }
    }

    /// Returns the presenter; `isEmbedded` if it shows the list as part of another module's output, such as the shell's.
    package static func present(_ context: ModuleContext, isEmbedded: Bool = false) -> any ListUpcomingPresenting {
        let interactor = makeInteractor(context)
        let presenter = ListUpcomingPresenter(
            view: ListUpcomingView(
                console: context.console,
                isPlain: context.style == .plain,
                isEmbedded: isEmbedded
            ),
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
