import Presentation
import ProgramOutput

/// Takes the counts of names.
final class ShowScreenCountsView: QueryViewing {
    /// `nil` until they are read.
    private(set) var rows: [CountsDisplay.Row]?

    func show(_ display: CountsDisplay) { rows = display.rows }

    func showNothing(_ sentence: String) { rows = [] }

    func showEmptyList(_ sentence: String, example: String) { rows = [] }

    func showMessage(_ sentence: String) {}

    func showError(_ errorMessage: ErrorMessage) { if errorMessage.status != .interrupted { rows = [] } }
}
