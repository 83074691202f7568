package import Boundary

/// A view on a console, which reports an error like all others.
package protocol ErrorViewing {
    var console: Console { get }
}

extension ErrorViewing {
    package func showError(_ errorMessage: ErrorMessage) {
        console.report(errorMessage)
    }
}
