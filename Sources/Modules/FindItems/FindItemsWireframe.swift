import Grammar
package import ModuleKit
import Terminal

/// Builds the module.
package final class FindItemsWireframe {
    private let context: ModuleContext

    init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(FindItemsCommand.command) { invocation, context throws(InputError) in
            FindItemsWireframe(context).show(try FindItemsCommand.request(from: invocation))
        }
    }

    /// Returns the connected module; the caller retains it.
    func present() -> any FindItemsModule {
        let interactor = FindItemsInteractor(
            dataManager: FindItemsDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = FindItemsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any FindItemsViewing = context.view(FindItemsView.init, plain: FindItemsPlainView.init)
        let presenter = FindItemsPresenter(view: view, interactor: interactor, calendar: context.calendar)
        interactor.output = presenter
        return presenter
    }
}

extension FindItemsWireframe: FindItemsModule {
    package func show(_ request: FindItemsRequest) {
        present().show(request)
    }
}
