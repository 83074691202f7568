package import Boundary

/// A view on a console, which complains like all others.
package protocol ComplaintShowing {
    var console: Console { get }
}

extension ComplaintShowing {
    package func showComplaint(_ complaint: Complaint) {
        console.complain(complaint)
    }
}
