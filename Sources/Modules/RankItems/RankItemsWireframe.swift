import CommandLine
package import ModuleKit
import Terminal

/// Builds and connects the roles of "next" and "today".
package enum RankItemsWireframe {
    package static var useCase: UseCase {
        UseCase(RankItemsCommand.command, read: RankItemsCommand.request) { present($1).show($0) }
    }

    package static var today: UseCase {
        UseCase(RankItemsCommand.today, read: RankItemsCommand.requestForToday) { present($1).show($0) }
    }

    static func present(_ context: ModuleContext) -> any RankItemsPresenting {
        let interactor = RankItemsInteractor(
            dataManager: RankItemsDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
        let presenter: any RankItemsPresenting & RankItemsInteractorOutput = context.choose { isPlain in
            RankItemsPresenter(
                view: ItemListView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            RankItemsDocumentPresenter(
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
