import CommandLine
import ItemLanguage
package import ModuleKit
import Terminal

/// Builds and connects the roles of "backup".
package enum BackUpListWireframe {
    package static var useCase: UseCase {
        UseCase(BackUpListCommand.command) { invocation, context throws(InputError) in
            present(context).backUp(try BackUpListCommand.request(from: invocation))
        }
    }

    static func present(_ context: ModuleContext) -> any BackUpListPresenting {
        let interactor = BackUpListInteractor(
            dataManager: BackUpListDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let presenter = BackUpListDocumentPresenter(
                view: DocumentView(console: context.console),
                interactor: interactor,
                router: context.router
            )
            interactor.output = presenter
            return presenter
        }
        let view = BackupsView(console: context.console, isPlain: context.style == .plain)
        let presenter = BackUpListPresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        view.eventHandler = presenter
        return presenter
    }
}
