package import Presentation
package import ProgramOutput

/// Draws the answer to a query, and shows the drawing on another view.
package final class DrawingView<Display>: QueryViewing {
    private let view: any DrawingViewing
    private let draw: (Display) -> Drawing

    package init(_ view: any DrawingViewing, draw: @escaping (Display) -> Drawing) {
        (self.view, self.draw) = (view, draw)
    }

    package func show(_ display: Display) { view.show(draw(display)) }

    package func showMessage(_ sentence: String) { view.showMessage(sentence) }
    package func showNothing(_ sentence: String) { view.showNothing(sentence) }

    package func showEmptyList(_ sentence: String, example: String) {
        view.showNothing("\(sentence) \(example)")
    }

    package func showError(_ errorMessage: ErrorMessage) { view.showError(errorMessage) }
}
