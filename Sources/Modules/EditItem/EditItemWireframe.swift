import CommandLine
import ItemLanguage
package import ModuleKit
import Presentation
import Terminal

/// Builds and connects the roles of "edit".
package enum EditItemWireframe {
    package static var useCase: UseCase {
        UseCase(EditItemCommand.command) { invocation, context throws(InputError) in
            present(context).edit(try EditItemCommand.request(from: invocation))
        }
    }

    static func present(_ context: ModuleContext) -> any EditItemPresenting {
        let interactor = EditItemInteractor(
            dataManager: EditItemDataManager(store: context.store),
            clock: context.clock
        )
        let view = EditItemView(console: context.console)
        let presenter = EditItemPresenter(
            view: view,
            interactor: interactor,
            outcome: outcomePresenter(context),
            router: context.router,
            reader: EditItemReader { context.dates },
            delegate: context.delegate
        )
        interactor.output = presenter
        view.eventHandler = presenter
        return presenter
    }

    private static func outcomePresenter(_ context: ModuleContext) -> any EditItemOutcomePresenting {
        let console = context.console
        if context.style == .json { return EditItemDocumentPresenter(view: DocumentView(console: console)) }
        return EditItemTextPresenter(
            view: ChangeView(console: console, isPlain: context.style == .plain),
            router: context.router,
            calendar: context.calendar
        )
    }
}
