import Grammar
package import ModuleKit
import Terminal

/// Builds the module.
package final class BackUpListWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(BackUpListCommand.command) { invocation, context throws(InputError) in
            BackUpListWireframe(context).backUp(try BackUpListCommand.request(from: invocation))
        }
    }

    /// Returns the connected module; the caller retains it.
    func present() -> any BackUpListModule {
        let interactor = BackUpListInteractor(
            dataManager: BackUpListDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = BackUpListJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any BackupsView & BackUpListViewing = context.view(
            BackUpListView.init,
            plain: BackUpListPlainView.init
        )
        let presenter = BackUpListPresenter(view: view, interactor: interactor, calendar: context.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        return presenter
    }
}

extension BackUpListWireframe: BackUpListModule {
    package func backUp(_ request: BackUpListRequest) {
        present().backUp(request)
    }
}
