package import Almanac
package import ModuleKit
package import Presentation
import SaveDrawing
import TerminalViews
package import Vocabulary

/// Builds and connects the roles of "calendar".
package enum ShowCalendarWireframe {
    package static var useCase: UseCase {
        UseCase(ShowCalendarCommand.command, read: ShowCalendarCommand.request) { request, context in
            let view = request.picture.map { SaveDrawingWireframe.view(saving: $0, context) }
            (view.map { present($0, context) } ?? present(context)).show(request)
        }
    }

    static func present(_ context: ModuleContext, mustFit: Bool = false) -> any ShowCalendarPresenting {
        context.connect(interactor(context), ShowCalendarPresenter.self, json: ShowCalendarDocument.text) {
            ShowCalendarView(console: $0, isPlain: $1, hasWeekNumbers: context.hasWeekNumbers, mustFit: mustFit)
        }
    }

    /// Shows the month of a day and its items on the console of another module.
    package static func show(_ day: Day, _ filter: ItemFilter, _ context: ModuleContext) {
        present(context, mustFit: true).show(ShowCalendarRequest(page: .day(day), filter: filter))
    }

    /// Draws the picture as part of another module's output.
    package static func draw(_ filter: ItemFilter, on view: any DrawingViewing, _ context: ModuleContext) {
        present(view, context).show(ShowCalendarRequest(filter: filter, coversYear: true))
    }

    private static func present(_ view: any DrawingViewing, _ context: ModuleContext) -> any ShowCalendarPresenting {
        context.connect(
            interactor(context),
            ShowCalendarPicturePresenter.self,
            to: DrawingView(view) { .picture(ShowCalendarPictureView.svg($0)) }
        )
    }

    private static func interactor(_ context: ModuleContext) -> ShowCalendarInteractor {
        ShowCalendarInteractor(
            dataManager: ShowCalendarDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
    }
}
