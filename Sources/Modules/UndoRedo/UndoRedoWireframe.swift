import ItemLanguage
package import ModuleKit
import Terminal

/// Builds and connects the roles of "undo" and "redo".
package enum UndoRedoWireframe {
    package static var undo: UseCase {
        UseCase(UndoRedoCommand.undo) { invocation, context throws(InputError) in
            present(context).replay(try UndoRedoCommand.request(.undo, from: invocation, canAsk: canAsk(context)))
        }
    }

    package static var redo: UseCase {
        UseCase(UndoRedoCommand.redo) { invocation, context throws(InputError) in
            present(context).replay(try UndoRedoCommand.request(.redo, from: invocation, canAsk: canAsk(context)))
        }
    }

    /// Builds the module for another one.
    package static func module(in context: ModuleContext) -> any UndoRedoModule { present(context) }

    private static func canAsk(_ context: ModuleContext) -> Bool {
        context.console.canAsk && context.style != .json
    }

    static func present(_ context: ModuleContext) -> any UndoRedoPresenting {
        let interactor = UndoRedoInteractor(
            dataManager: UndoRedoDataManager(store: context.store),
            clock: context.clock
        )
        let presenter: any UndoRedoPresenting & UndoRedoInteractorOutput = context.choose { isPlain in
            let view = UndoRedoView(console: context.console, isPlain: isPlain)
            let presenter = UndoRedoPresenter(
                view: view,
                interactor: interactor,
                router: context.router,
                calendar: context.calendar,
                delegate: context.delegate
            )
            view.eventHandler = presenter
            return presenter
        } json: { view in
            UndoRedoDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
