package import ModuleKit
import TerminalViews

/// Builds and connects the roles of "agenda".
package enum ShowAgendaWireframe {
    package static var useCase: UseCase {
        UseCase(ShowAgendaCommand.command, read: ShowAgendaCommand.request, query: present)
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
