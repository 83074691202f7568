import Grammar
package import ModuleKit
import Terminal

/// Builds the module.
package final class EditItemWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(EditItemCommand.command) { invocation, context throws(InputError) in
            EditItemWireframe(context).edit(try EditItemCommand.request(from: invocation))
        }
    }

    /// Returns the connected module; the caller retains it.
    func present() -> EditItemPresenter {
        let interactor = EditItemInteractor(
            dataManager: EditItemDataManager(store: context.store),
            clock: context.clock
        )
        let console = context.console
        let view = EditItemView(console: console, isPlain: context.style == .plain)
        let presenter = makePresenter(view, interactor)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = context.delegate
        return presenter
    }

    private func makePresenter(_ view: EditItemView, _ interactor: EditItemInteractor) -> EditItemPresenter {
        let reader = EditItemReader(dates: { [context] in context.dates })
        guard context.style == .json else {
            return EditItemPresenter(
                view: view,
                interactor: interactor,
                reader: reader,
                calendar: context.calendar
            )
        }
        return EditItemJSONPresenter(
            document: DocumentView(console: context.console),
            view: view,
            interactor: interactor,
            reader: reader
        )
    }
}

extension EditItemWireframe: EditItemModule {
    package func edit(_ request: EditItemRequest) {
        present().edit(request)
    }
}
