import CommandLine
package import ModuleKit
package import Presentation
import Terminal
package import Vocabulary

/// Builds and connects the roles of "calendar".
package enum ShowCalendarWireframe {
    package static var useCase: UseCase {
        UseCase(ShowCalendarCommand.command, read: ShowCalendarCommand.request) { request, context in
            let presenter =
                request.picture.map { picturePresenter(PictureFileView(path: $0, context), context) }
                ?? present(context)
            presenter.show(request)
        }
    }

    static func present(_ context: ModuleContext) -> any ShowCalendarPresenting {
        let interactor = makeInteractor(context)
        let presenter: any ShowCalendarPresenting & ShowCalendarInteractorOutput = context.choose { isPlain in
            ShowCalendarPresenter(
                view: ShowCalendarView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar,
                hasWeekNumbers: context.hasWeekNumbers
            )
        } json: { view in
            ShowCalendarDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }

    /// Draws the picture as part of another module's output.
    package static func draw(_ filter: ItemFilter, on view: any PictureViewing, _ context: ModuleContext) {
        picturePresenter(view, context).show(ShowCalendarRequest(filter: filter, coversYear: true))
    }

    private static func picturePresenter(_ view: any PictureViewing, _ context: ModuleContext)
        -> any ShowCalendarPresenting
    {
        let interactor = makeInteractor(context)
        let presenter = ShowCalendarPicturePresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> ShowCalendarInteractor {
        ShowCalendarInteractor(
            dataManager: ShowCalendarDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
    }
}
