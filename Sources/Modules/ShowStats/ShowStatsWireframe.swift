import CommandLine
package import ModuleKit
import Terminal

/// Builds and connects the roles of "stats".
package enum ShowStatsWireframe {
    package static var useCase: UseCase {
        UseCase(ShowStatsCommand.command, read: ShowStatsCommand.request) { present($1).show($0) }
    }

    static func present(_ context: ModuleContext) -> any ShowStatsPresenting {
        let interactor = ShowStatsInteractor(
            dataManager: ShowStatsDataManager(store: context.store, clock: context.clock),
            clock: context.clock,
            weekStart: context.weekStart
        )
        let presenter: any ShowStatsPresenting & ShowStatsInteractorOutput = context.choose { isPlain in
            ShowStatsPresenter(
                view: ShowStatsView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            ShowStatsDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
