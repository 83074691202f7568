import CommandLine
package import ModuleKit
package import Presentation
import Terminal
package import Vocabulary

/// Builds and connects the roles of "burndown".
package enum ShowBurndownWireframe {
    package static var useCase: UseCase {
        UseCase(ShowBurndownCommand.command, read: ShowBurndownCommand.request) { request, context in
            let presenter =
                request.picture.map { picturePresenter(PictureFileView(path: $0, context), context) }
                ?? present(context)
            presenter.show(request)
        }
    }

    static func present(_ context: ModuleContext) -> any ShowBurndownPresenting {
        let interactor = makeInteractor(context)
        let presenter: any ShowBurndownPresenting & ShowBurndownInteractorOutput = context.choose { isPlain in
            ShowBurndownPresenter(
                view: ShowBurndownView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            ShowBurndownDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }

    /// Draws the picture as part of another module's output.
    package static func draw(_ filter: ItemFilter, on view: any PictureViewing, _ context: ModuleContext) {
        picturePresenter(view, context).show(ShowBurndownRequest(filter: filter))
    }

    private static func picturePresenter(_ view: any PictureViewing, _ context: ModuleContext)
        -> any ShowBurndownPresenting
    {
        let interactor = makeInteractor(context)
        let presenter = ShowBurndownPicturePresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> ShowBurndownInteractor {
        ShowBurndownInteractor(
            dataManager: ShowBurndownDataManager(store: context.store, clock: context.clock),
            clock: context.clock
        )
    }
}
