import Grammar
package import ModuleKit
import Terminal

/// Builds the module.
package final class UndoRedoWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var undo: UseCase {
        UseCase(UndoRedoCommand.undo) { invocation, context throws(InputError) in
            UndoRedoWireframe(context).replay(try UndoRedoCommand.request(.undo, from: invocation))
        }
    }

    package static var redo: UseCase {
        UseCase(UndoRedoCommand.redo) { invocation, context throws(InputError) in
            UndoRedoWireframe(context).replay(try UndoRedoCommand.request(.redo, from: invocation))
        }
    }

    /// Returns the connected module, which the caller must keep alive.
    func present() -> any UndoRedoModule {
        let interactor = UndoRedoInteractor(
            dataManager: UndoRedoDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = UndoRedoJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any UndoRedoViewing = context.view(UndoRedoView.init, plain: UndoRedoPlainView.init)
        let presenter = UndoRedoPresenter(view: view, interactor: interactor, calendar: context.calendar)
        interactor.output = presenter
        presenter.delegate = context.delegate
        return presenter
    }
}

extension UndoRedoWireframe: UndoRedoModule {
    package func replay(_ request: UndoRedoRequest) {
        present().replay(request)
    }
}
