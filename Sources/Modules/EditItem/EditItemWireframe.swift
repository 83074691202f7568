import CommandLine
import ItemLanguage
package import ModuleKit
import PickItems
import Presentation
import TerminalViews

/// Builds and connects the roles of "edit".
package enum EditItemWireframe {
    package static var useCase: UseCase {
        UseCase(EditItemCommand.command) { invocation, context throws(InputError) in
            present(context).edit(try EditItemCommand.request(from: invocation))
        }
        .picking(several: false) { ids, _, context in
            if let id = ids.first { module(in: context).edit(id) }
        }
    }

    /// Builds the module for another one.
    package static func module(in context: ModuleContext) -> any EditItemModule { makePresenter(context) }

    static func present(_ context: ModuleContext) -> any EditItemPresenting { makePresenter(context) }

    private static func makePresenter(_ context: ModuleContext) -> EditItemPresenter {
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
        context.choose { isPlain in
            EditItemTextPresenter(
                view: ChangeView(console: context.console, isPlain: isPlain),
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            EditItemDocumentPresenter(view: view)
        }
    }
}

extension EditItemPresenter: EditItemModule {
    package func edit(_ id: Int) { edit(EditItemRequest(id: id, typed: "edit \(id)")) }
}
