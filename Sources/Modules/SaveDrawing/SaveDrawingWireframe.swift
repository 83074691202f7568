package import ModuleKit
package import Presentation
import ProgramOutput
import Terminal
import TerminalViews

/// Builds and connects the roles that save a drawing.
package enum SaveDrawingWireframe {
    /// Returns a view that puts drawings into a file or, if the path is `-`, writes them to standard output.
    package static func view(saving path: String, _ context: ModuleContext) -> any DrawingViewing {
        guard path != "-" else { return DrawingTarget(context) { context.console.answers.document($0.text) } }
        return DrawingTarget(context) { drawing in
            present(context).show(SaveDrawingRequest(text: drawing.text, mark: drawing.mark, path: path))
        }
    }

    static func present(_ context: ModuleContext) -> any SaveDrawingPresenting {
        context.connect(
            SaveDrawingInteractor(dataManager: SaveDrawingDataManager(store: context.store)),
            SaveDrawingPresenter.self,
            json: SaveDrawingPresenter.document,
            view: SaveDrawingView.init
        )
    }
}

/// Passes drawings on, and shows what keeps them from being drawn.
private final class DrawingTarget: DrawingViewing {
    private let context: ModuleContext
    private let pass: (Drawing) -> Void

    init(_ context: ModuleContext, pass: @escaping (Drawing) -> Void) {
        (self.context, self.pass) = (context, pass)
    }

    func show(_ drawing: Drawing) { pass(drawing) }

    func showMessage(_ sentence: String) {}
    func showNothing(_ sentence: String) { showError(ErrorMessage(.badData, said: sentence)) }

    func showError(_ errorMessage: ErrorMessage) {
        context.choose { _ in
            context.console.messages.report(errorMessage)
        } json: { view in
            view.show(errorMessage, as: JSONText.document)
        }
    }
}
