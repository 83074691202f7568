package import Presentation
package import ProgramOutput

/// Records what a presenter shows.
package final class FakeChangeView: ChangeViewing {
    package enum Shown: Equatable, Sendable {
        case question(String)
        case preparation([ChangeDisplay.Row])
        case change(ChangeDisplay)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    package private(set) var shown: [Shown] = []
    package let rowLimit: Int?

    package init(rowLimit: Int? = nil) {
        self.rowLimit = rowLimit
    }

    package func ask(_ question: String) { shown.append(.question(question)) }

    package func prepareChange(_ rows: [ChangeDisplay.Row]) { shown.append(.preparation(rows)) }

    package func showChange(_ display: ChangeDisplay) { shown.append(.change(display)) }

    package func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    package func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
