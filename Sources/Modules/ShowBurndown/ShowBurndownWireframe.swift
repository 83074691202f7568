package import ModuleKit
package import Presentation
import SaveDrawing
import TerminalViews
package import Vocabulary

/// Builds and connects the roles of "burndown".
package enum ShowBurndownWireframe {
    package static var useCase: UseCase {
        UseCase(ShowBurndownCommand.command, read: ShowBurndownCommand.request) { request, context in
            let view = request.picture.map { SaveDrawingWireframe.view(saving: $0, context) }
            (view.map { present($0, context) } ?? present(context)).show(request)
        }
    }

    static func present(_ context: ModuleContext) -> any ShowBurndownPresenting {
        context.connect(
            interactor(context),
            ShowBurndownPresenter.self,
            json: ShowBurndownDocument.text,
            view: ShowBurndownView.init
        )
    }

    /// Shows the text on the console of another module.
    package static func show(_ filter: ItemFilter, _ context: ModuleContext) {
        present(context).show(ShowBurndownRequest(filter: filter))
    }

    /// Draws the picture as part of another module's output.
    package static func draw(_ filter: ItemFilter, on view: any DrawingViewing, _ context: ModuleContext) {
        present(view, context).show(ShowBurndownRequest(filter: filter))
    }

    private static func present(_ view: any DrawingViewing, _ context: ModuleContext) -> any ShowBurndownPresenting {
        context.connect(
            interactor(context),
            ShowBurndownPicturePresenter.self,
            to: DrawingView(view) { .picture(ShowBurndownPictureView.svg($0)) }
        )
    }

    private static func interactor(_ context: ModuleContext) -> ShowBurndownInteractor {
        ShowBurndownInteractor(
            dataManager: ShowBurndownDataManager(store: context.store, clock: context.clock),
            clock: context.clock
        )
    }
}
