package import Presentation
package import ProgramOutput

/// Draws the answer to a query, and shows the picture on another view.
package final class PictureView<Display>: QueryViewing {
    private let view: any PictureViewing
    private let draw: (Display) -> String

    /// - Parameter draw: Returns a picture in SVG.
    package init(_ view: any PictureViewing, draw: @escaping (Display) -> String) {
        (self.view, self.draw) = (view, draw)
    }

    package func show(_ display: Display) { view.showPicture(draw(display)) }

    package func showNothing(_ sentence: String) { view.showNothing(sentence) }

    package func showEmptyList(_ sentence: String, example: String) {
        view.showNothing("\(sentence) \(example)")
    }

    package func showError(_ errorMessage: ErrorMessage) { view.showError(errorMessage) }
}
