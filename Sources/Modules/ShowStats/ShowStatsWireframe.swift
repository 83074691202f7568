import CommandLine
package import ModuleKit
package import Presentation
import Terminal
package import Vocabulary

/// Builds and connects the roles of "stats".
package enum ShowStatsWireframe {
    package static var useCase: UseCase {
        UseCase(ShowStatsCommand.command, read: ShowStatsCommand.request) { request, context in
            let presenter =
                request.picture.map { picturePresenter(PictureFileView(path: $0, context), context) }
                ?? present(context)
            presenter.show(request)
        }
    }

    static func present(_ context: ModuleContext) -> any ShowStatsPresenting {
        let interactor = makeInteractor(context)
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

    /// Draws the picture as part of another module's output.
    package static func draw(_ filter: ItemFilter, on view: any PictureViewing, _ context: ModuleContext) {
        picturePresenter(view, context).show(ShowStatsRequest(filter: filter))
    }

    private static func picturePresenter(_ view: any PictureViewing, _ context: ModuleContext)
        -> any ShowStatsPresenting
    {
        let interactor = makeInteractor(context)
        let presenter = ShowStatsPicturePresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> ShowStatsInteractor {
        ShowStatsInteractor(
            dataManager: ShowStatsDataManager(store: context.store, clock: context.clock),
            clock: context.clock,
            weekStart: context.weekStart
        )
    }
}
