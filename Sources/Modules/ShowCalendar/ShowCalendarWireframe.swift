import CommandLine
package import ModuleKit
import Terminal

/// Builds and connects the roles of "calendar".
package enum ShowCalendarWireframe {
    package static var useCase: UseCase {
        UseCase(ShowCalendarCommand.command, read: ShowCalendarCommand.request) { present($1).show($0) }
    }

    static func present(_ context: ModuleContext) -> any ShowCalendarPresenting {
        let interactor = ShowCalendarInteractor(
            dataManager: ShowCalendarDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
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
}
