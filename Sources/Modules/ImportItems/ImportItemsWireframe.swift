import CommandLine
import ItemLanguage
package import ModuleKit
import Terminal

/// Builds and connects the roles of "import".
package enum ImportItemsWireframe {
    package static var useCase: UseCase {
        UseCase(ImportItemsCommand.command) { invocation, context throws(InputError) in
            let canExplain = context.console.conversation.canAsk && context.style != .json
            switch try ImportItemsCommand.action(from: invocation, canExplain: canExplain) {
            case .showFormats: present(context).showFormats()
            case .importItems(let request): present(context).importItems(request)
            }
        }
    }

    static func present(_ context: ModuleContext) -> any ImportItemsPresenting {
        let interactor = ImportItemsInteractor(
            dataManager: ImportItemsDataManager(
                store: context.store,
                clock: context.clock,
                weekStart: context.weekStart,
                standardInput: context.console.conversation.input.descriptor
            ),
            clock: context.clock
        )
        let presenter: any ImportItemsPresenting & ImportItemsInteractorOutput = context.choose { isPlain in
            ImportItemsPresenter(
                view: ImportItemsView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                delegate: context.delegate
            )
        } json: { view in
            ImportItemsDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
