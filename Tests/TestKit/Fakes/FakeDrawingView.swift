package import Presentation
package import ProgramOutput

/// Records what it should show.
package final class FakeDrawingView: DrawingViewing {
    package private(set) var drawings: [String] = []
    package private(set) var sentences: [String] = []
    package private(set) var problems: [ErrorMessage] = []

    package init() {}

    package func show(_ drawing: Drawing) { drawings.append(drawing.text) }
    package func showNothing(_ sentence: String) { sentences.append(sentence) }
    package func showMessage(_ sentence: String) { sentences.append(sentence) }
    package func showError(_ errorMessage: ErrorMessage) { problems.append(errorMessage) }
}
