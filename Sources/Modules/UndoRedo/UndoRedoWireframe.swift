import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class UndoRedoWireframe {
    private let surroundings: Surroundings
    private weak var delegate: (any UndoRedoDelegate)?

    package init(_ surroundings: Surroundings, delegate: (any UndoRedoDelegate)? = nil) {
        self.surroundings = surroundings
        self.delegate = delegate
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
        let console = surroundings.console
        switch surroundings.style {
        case .json:
            let presenter = UndoRedoJSONPresenter(view: DocumentView(console: console), interactor: interactor)
            interactor.output = presenter
            return presenter
        case .columns:
            return present(UndoRedoView(console: console), interactor)
        case .plain:
            return present(UndoRedoPlainView(console: console), interactor)
        }
    }

    private func present(_ view: any UndoRedoShowing, _ interactor: UndoRedoInteractor) -> UndoRedoPresenter {
        let presenter = UndoRedoPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        presenter.delegate = delegate
        return presenter
    }
}

extension UndoRedoWireframe: UndoRedoModule {
    package func replay(_ request: UndoRedoRequest) {
        present().replay(request)
    }
}
