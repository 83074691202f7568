import CommandLine
import ItemLanguage
package import ModuleKit
import Terminal

/// Builds and connects the roles of "history".
package enum ListHistoryWireframe {
    package static var useCase: UseCase {
        UseCase(ListHistoryCommand.command) { invocation, context throws(InputError) in
            present(context).show(try ListHistoryCommand.request(from: invocation))
        }
    }

    static func present(_ context: ModuleContext) -> any ListHistoryPresenting {
        let interactor = ListHistoryInteractor(
            dataManager: ListHistoryDataManager(store: context.store),
            clock: context.clock
        )
        let presenter: any ListHistoryPresenting & ListHistoryInteractorOutput = context.choose { isPlain in
            ListHistoryPresenter(
                view: ListHistoryView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar,
                screenful: context.console.answers.width == nil ? nil : ListHistoryCommand.screenful
            )
        } json: { view in
            ListHistoryDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
