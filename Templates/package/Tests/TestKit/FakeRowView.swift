package import CommandLine
package import Presentation

/// Records what a presenter shows.
package final class FakeRowView: RowViewing {
    package private(set) var rows: [Row] = []
    package private(set) var sentences: [String] = []
    package private(set) var errors: [ErrorMessage] = []

    package init() {}

    package func show(_ rows: [Row]) { self.rows += rows }

    package func show(_ sentence: String) { sentences.append(sentence) }

    package func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }
}
