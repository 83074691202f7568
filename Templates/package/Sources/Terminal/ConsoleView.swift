package import CommandLine
package import Presentation

/// A view that writes to a console, and shows errors in the same way as all views.
package protocol ConsoleView: ErrorViewing {
    var console: Console { get }
}

extension ConsoleView {
    package func showError(_ errorMessage: ErrorMessage) {
        console.report(errorMessage)
    }
}
