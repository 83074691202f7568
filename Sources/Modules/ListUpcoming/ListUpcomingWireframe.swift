import Grammar
package import ModuleKit
import Terminal

/// Builds the module.
package final class ListUpcomingWireframe {
    let presenter: ListUpcomingPresenter

    /// Creates the module for use inside another one, such as the shell.
    package convenience init(within context: ModuleContext, example: String) {
        let view = ListUpcomingEmbeddedView(ListUpcomingWireframe.makeView(context), on: context.console)
        self.init(context, view: view, example: example)
    }

    /// - Parameter example: A command that adds an item, shown if the list is empty.
    init(_ context: ModuleContext, view: any ListUpcomingViewing, example: String) {
        let interactor = ListUpcomingWireframe.makeInteractor(context)
        presenter = ListUpcomingPresenter(
            view: view,
            interactor: interactor,
            example: example,
            calendar: context.calendar
        )
        interactor.output = presenter
    }

    package static var useCase: UseCase {
        UseCase(ListUpcomingCommand.command) { invocation, context throws(InputError) in
            let request = try ListUpcomingCommand.request(from: invocation, dates: context.dates)
            if context.style == .json {
                showDocument(request, context)
            } else {
                let example = "adder add Pay rent fri 5pm +money"
                let view = makeView(context)
                ListUpcomingWireframe(context, view: view, example: example).presenter.show(request)
            }
        }
    }

    private static func showDocument(_ request: ListUpcomingRequest, _ context: ModuleContext) {
        let interactor = makeInteractor(context)
        let view = DocumentView(console: context.console)
        let presenter = ListUpcomingJSONPresenter(view: view, interactor: interactor)
        interactor.output = presenter
        presenter.show(request)
    }

    static func makeView(_ context: ModuleContext) -> any ListUpcomingViewing {
        context.style == .plain
            ? ListUpcomingPlainView(console: context.console)
            : ListUpcomingView(console: context.console)
    }

    private static func makeInteractor(_ context: ModuleContext) -> ListUpcomingInteractor {
        ListUpcomingInteractor(
            dataManager: ListUpcomingDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
    }
}

extension ListUpcomingWireframe: ListUpcomingModule {
    package func show(_ request: ListUpcomingRequest) {
        presenter.show(request)
    }

    package func showChanges() {
        presenter.showChanges()
    }
}
