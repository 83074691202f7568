import Grammar
package import ModuleKit
import Terminal

/// Builds the module.
package final class ListHistoryWireframe {
    private let context: ModuleContext

    init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(ListHistoryCommand.command) { invocation, context throws(InputError) in
            ListHistoryWireframe(context).show(try ListHistoryCommand.request(from: invocation))
        }
    }

    /// Returns the connected module; the caller retains it.
    func present() -> any ListHistoryModule {
        let interactor = ListHistoryInteractor(
            dataManager: ListHistoryDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = ListHistoryJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let presenter = ListHistoryPresenter(
            view: context.view(ListHistoryView.init, plain: ListHistoryPlainView.init),
            interactor: interactor,
            calendar: context.calendar,
            screenful: context.console.width == nil ? nil : ListHistoryCommand.screenful
        )
        interactor.output = presenter
        return presenter
    }
}

extension ListHistoryWireframe: ListHistoryModule {
    package func show(_ request: ListHistoryRequest) {
        present().show(request)
    }
}
