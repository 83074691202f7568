package import Boundary

/// A view that writes to a console, and shows errors in the same way as all views.
package protocol ErrorViewing {
    var console: Console { get }
}

extension ErrorViewing {
    package func showError(_ errorMessage: ErrorMessage) {
        console.report(errorMessage)
    }
}
