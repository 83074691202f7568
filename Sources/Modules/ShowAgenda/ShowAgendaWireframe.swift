import ItemLanguage
package import ModuleKit
import Presentation
import TerminalViews
package import Vocabulary

/// Builds and connects the roles of "agenda".
package enum ShowAgendaWireframe {
    package static var useCase: UseCase {
        UseCase(ShowAgendaCommand.command, read: ShowAgendaCommand.request, query: present)
    }

    /// Shows the text on the console of another module.
    package static func show(_ filter: ItemFilter, _ context: ModuleContext) {
        let today = context.dates.today
        present(context).show(ShowAgendaRequest(days: ShowAgendaCommand.usualDays(from: today), filter: filter))
    }

    static func present(_ context: ModuleContext) -> any ShowAgendaPresenting {
        context.connect(
            ShowAgendaInteractor(
                dataManager: ShowAgendaDataManager(store: context.store),
                clock: context.clock,
                weekStart: context.weekStart
            ),
            ShowAgendaPresenter.self,
            json: ShowAgendaDocument.text,
            view: ShowAgendaView.init
        )
    }
}
