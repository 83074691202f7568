import CommandLine
import ItemLanguage
package import ModuleKit
import Presentation
import Terminal

/// Builds and connects the roles of "undo" and "redo".
package enum UndoRedoWireframe {
    package static var undo: UseCase {
        UseCase(UndoRedoCommand.undo) { invocation, context throws(InputError) in
            present(context).perform(try request(.undo, from: invocation, context))
        }
    }

    package static var redo: UseCase {
        UseCase(UndoRedoCommand.redo) { invocation, context throws(InputError) in
            present(context).perform(try request(.redo, from: invocation, context))
        }
    }

    /// Builds the module for another one.
    package static func module(in context: ModuleContext) -> any UndoRedoModule {
        context.connectText(interactor(context), UndoRedoPresenter.self) { console, isPlain in
            if let screen = context.screen { return UndoRedoScreenView(on: screen) }
            return UndoRedoView(console: console, isPlain: isPlain)
        }
    }

    private static func request(
        _ direction: UndoRedoRequest.Direction,
        from invocation: Invocation,
        _ context: ModuleContext
    ) throws(InputError) -> UndoRedoRequest {
        let canAsk = context.console.conversation.canAsk && context.style != .json
        var request = try UndoRedoCommand.request(direction, from: invocation, canAsk: canAsk)
        // The key asks about a change that was not made on the screen, and so does the command there.
        if context.screen != nil, request.confirmation == .missing, request.count == 1 {
            (request.confirmation, request.namesEffect) = (.missingForOthers, true)
        }
        return request
    }

    static func present(_ context: ModuleContext) -> any UndoRedoPresenting {
        context.connect(interactor(context), UndoRedoPresenter.self, view: UndoRedoView.init)
    }

    private static func interactor(_ context: ModuleContext) -> UndoRedoInteractor {
        UndoRedoInteractor(dataManager: UndoRedoDataManager(store: context.store), clock: context.clock)
    }
}
