package import ModuleKit
package import Presentation
import TerminalViews

/// Builds and connects the roles of "next" and "today".
package enum RankItemsWireframe {
    package static var useCase: UseCase {
        UseCase(RankItemsCommand.command, read: RankItemsCommand.request, query: present)
    }

    package static var today: UseCase {
        UseCase(RankItemsCommand.today, read: RankItemsCommand.requestForToday, query: present)
    }

    /// Returns the lists on the screen.
    package static func list(on view: any ScreenListViewing, _ context: ModuleContext) -> any RankItemsModule {
        let interactor = makeInteractor(context)
        let presenter = RankItemsScreenPresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> RankItemsInteractor {
        RankItemsInteractor(
            dataManager: RankItemsDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart,
            weights: context.rankWeights()
        )
    }

    static func present(_ context: ModuleContext) -> any RankItemsPresenting {
        context.connect(
            makeInteractor(context),
            RankItemsPresenter.self,
            json: { RankItemsDocument.text($0, in: context.calendar) },
            view: ItemListView.init
        )
    }
}
