import ItemLanguage
package import ModuleKit
import Presentation
import Terminal

/// Builds and connects the roles of "undo" and "redo".
package enum UndoRedoWireframe {
    package static var undo: UseCase {
        UseCase(UndoRedoCommand.undo) { invocation, context throws(InputError) in
            present(context).perform(try UndoRedoCommand.request(.undo, from: invocation, canAsk: canAsk(context)))
        }
    }

    package static var redo: UseCase {
        UseCase(UndoRedoCommand.redo) { invocation, context throws(InputError) in
            present(context).perform(try UndoRedoCommand.request(.redo, from: invocation, canAsk: canAsk(context)))
        }
    }

    /// Builds the module for another one.
    package static func module(in context: ModuleContext) -> any UndoRedoModule {
        context.connectText(interactor(context), UndoRedoPresenter.self) { console, isPlain in
            if let screen = context.screen { return UndoRedoScreenView(on: screen) }
            return UndoRedoView(console: console, isPlain: isPlain)
        }
    }

    private static func canAsk(_ context: ModuleContext) -> Bool {
        context.console.conversation.canAsk && context.style != .json
    }

    static func present(_ context: ModuleContext) -> any UndoRedoPresenting {
        context.connect(interactor(context), UndoRedoPresenter.self, view: UndoRedoView.init)
    }

    private static func interactor(_ context: ModuleContext) -> UndoRedoInteractor {
        UndoRedoInteractor(dataManager: UndoRedoDataManager(store: context.store), clock: context.clock)
    }
}
