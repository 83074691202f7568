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
        let presenter: any BackUpListPresenting & BackUpListInteractorOutput = context.choose { isPlain in
            let view = BackupsView(console: context.console, isPlain: isPlain)
            let presenter = BackUpListPresenter(
                view: view,
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
            view.eventHandler = presenter
            return presenter
        } json: { view in
            BackUpListDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
