package import ModuleKit
package import Presentation
import SaveDrawing
import TerminalViews
package import Vocabulary

/// Builds and connects the roles of "stats".
package enum ShowStatsWireframe {
    package static var useCase: UseCase {
        UseCase(ShowStatsCommand.command, read: ShowStatsCommand.request) { request, context in
            let view = request.picture.map { SaveDrawingWireframe.view(saving: $0, context) }
            (view.map { present($0, context) } ?? present(context)).show(request)
        }
    }

    static func present(_ context: ModuleContext) -> any ShowStatsPresenting {
        context.connect(
            interactor(context),
            ShowStatsPresenter.self,
            json: ShowStatsDocument.text,
            view: ShowStatsView.init
        )
    }

    /// Shows the text on the console of another module.
    package static func show(_ filter: ItemFilter, _ context: ModuleContext) {
        present(context).show(ShowStatsRequest(filter: filter))
    }

    /// Draws the picture as part of another module's output.
    package static func draw(_ filter: ItemFilter, on view: any DrawingViewing, _ context: ModuleContext) {
        present(view, context).show(ShowStatsRequest(filter: filter))
    }

    private static func present(_ view: any DrawingViewing, _ context: ModuleContext) -> any ShowStatsPresenting {
        context.connect(
            interactor(context),
            ShowStatsPicturePresenter.self,
            to: DrawingView(view) { .picture(ShowStatsPictureView.svg($0)) }
        )
    }

    private static func interactor(_ context: ModuleContext) -> ShowStatsInteractor {
        ShowStatsInteractor(
            dataManager: ShowStatsDataManager(store: context.store, clock: context.clock),
            clock: context.clock,
            weekStart: context.weekStart
        )
    }
}
