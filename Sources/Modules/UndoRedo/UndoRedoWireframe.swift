import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class UndoRedoWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var undo: UseCase {
        UseCase(UndoRedoCommand.undo) { invocation, surroundings throws(Misunderstanding) in
            UndoRedoWireframe(surroundings).replay(try UndoRedoCommand.request(.undo, from: invocation))
        }
    }

    package static var redo: UseCase {
        UseCase(UndoRedoCommand.redo) { invocation, surroundings throws(Misunderstanding) in
            UndoRedoWireframe(surroundings).replay(try UndoRedoCommand.request(.redo, from: invocation))
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any UndoRedoModule {
        let interactor = UndoRedoInteractor(
            dataManager: UndoRedoDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = UndoRedoJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any UndoRedoShowing = surroundings.view(UndoRedoView.init, plain: UndoRedoPlainView.init)
        let presenter = UndoRedoPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        presenter.delegate = surroundings.delegate
        return presenter
    }
}

extension UndoRedoWireframe: UndoRedoModule {
    package func replay(_ request: UndoRedoRequest) {
        present().replay(request)
    }
}
