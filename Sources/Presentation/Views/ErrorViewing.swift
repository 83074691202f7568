package import ProgramOutput

/// A view that shows errors.
package protocol ErrorViewing: AnyObject {
    func showError(_ errorMessage: ErrorMessage)
}
