package import Almanac
import ItemLanguage
package import ModuleKit
package import Presentation
import TerminalViews
package import Vocabulary

/// Builds and connects the roles of "agenda".
package enum ShowAgendaWireframe {
    package static var useCase: UseCase {
        UseCase(ShowAgendaCommand.command, read: ShowAgendaCommand.request, query: present)
    }

    /// Shows the list on the screen.
    /// - Parameter day: `nil` for the usual days.
    package static func showList(
        of day: Day?,
        _ filter: ItemFilter,
        on view: any ScreenListViewing,
        _ context: ModuleContext
    ) {
        let days = day.map { $0...$0 } ?? ShowAgendaCommand.usualDays(from: context.dates.today)
        context.connect(interactor(context), ShowAgendaPresenter.self, to: ShowAgendaScreenView(list: view))
            .show(ShowAgendaRequest(days: days, filter: filter))
    }

    static func present(_ context: ModuleContext) -> any ShowAgendaPresenting {
        context.connect(
            interactor(context),
            ShowAgendaPresenter.self,
            json: ShowAgendaDocument.text,
            view: ShowAgendaView.init
        )
    }

    private static func interactor(_ context: ModuleContext) -> ShowAgendaInteractor {
        ShowAgendaInteractor(
            dataManager: ShowAgendaDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
    }
}
