import ItemLanguage
package import ModuleKit
import Terminal

/// Builds and connects the roles of "undo" and "redo".
package enum UndoRedoWireframe {
    package static var undo: UseCase {
        UseCase(UndoRedoCommand.undo) { invocation, context throws(InputError) in
            present(context).replay(try UndoRedoCommand.request(.undo, from: invocation))
        }
    }

    package static var redo: UseCase {
        UseCase(UndoRedoCommand.redo) { invocation, context throws(InputError) in
            present(context).replay(try UndoRedoCommand.request(.redo, from: invocation))
        }
    }

    static func present(_ context: ModuleContext) -> any UndoRedoPresenting {
        let interactor = UndoRedoInteractor(
            dataManager: UndoRedoDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let presenter = UndoRedoDocumentPresenter(
                view: DocumentView(console: context.console),
                interactor: interactor,
                router: context.router
            )
            interactor.output = presenter
            return presenter
        }
        let presenter = UndoRedoPresenter(
            view: UndoRedoView(console: context.console, isPlain: context.style == .plain),
            interactor: interactor,
            router: context.router,
            calendar: context.calendar,
            delegate: context.delegate
        )
        interactor.output = presenter
        return presenter
    }
}
