package import Presentation
package import ProgramOutput

/// Takes the counts of names from the presenter of their module.
package final class CountsPane: QueryViewing {
    /// `nil` until they are read.
    package private(set) var rows: [CountsDisplay.Row]?

    package init() {}

    package func show(_ display: CountsDisplay) { rows = display.rows }

    package func showNothing(_ sentence: String) { rows = [] }

    package func showEmptyList(_ sentence: String, example: String) { rows = [] }

    package func showMessage(_ sentence: String) {}

    package func showError(_ errorMessage: ErrorMessage) { if !errorMessage.status.asksForRetry { rows = [] } }
}
