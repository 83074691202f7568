package import ModuleKit
package import Presentation
import TerminalViews
import Vocabulary

/// Builds and connects the roles of "next" and "today".
package enum RankItemsWireframe {
    package static var useCase: UseCase {
        UseCase(RankItemsCommand.command, read: RankItemsCommand.request, query: present)
    }

    package static var today: UseCase {
        UseCase(RankItemsCommand.today, read: RankItemsCommand.requestForToday, query: present)
    }

    /// Returns the lists on the screen.
    package static func list(
        on view: any QueryViewing<ItemListDisplay>,
        _ context: ModuleContext
    ) -> any RankItemsModule {
        context.connect(makeInteractor(context), RankItemsPresenter.self, to: view)
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

extension RankItemsPresenter: RankItemsModule {
    /// The number of items to do next that the screen shows.
    private static let screenCount = 100

    package func showNext(_ filter: ItemFilter) {
        show(RankItemsRequest(filter: filter, count: RankItemsPresenter.screenCount))
    }

    package func showToday(_ filter: ItemFilter) {
        show(RankItemsRequest(filter: filter, count: nil, isToday: true))
    }
}
