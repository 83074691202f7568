package import ModuleKit
import TerminalViews

/// Builds and connects the roles of "next" and "today".
package enum RankItemsWireframe {
    package static var useCase: UseCase {
        UseCase(RankItemsCommand.command, read: RankItemsCommand.request, query: present)
    }

    package static var today: UseCase {
        UseCase(RankItemsCommand.today, read: RankItemsCommand.requestForToday, query: present)
    }

    static func present(_ context: ModuleContext) -> any RankItemsPresenting {
        context.connect(
            RankItemsInteractor(
                dataManager: RankItemsDataManager(store: context.store),
                clock: context.clock,
                weekStart: context.weekStart,
                weights: context.rankWeights()
            ),
            RankItemsPresenter.self,
            json: { RankItemsDocument.text($0, in: context.calendar) },
            view: ItemListView.init
        )
    }
}
