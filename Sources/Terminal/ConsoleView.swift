package import Boundary

/// What every view on a console is: it has the console, and shows complaints as everyone does.
package protocol ConsoleView: ComplaintShowing {
    var console: Console { get }
}

extension ConsoleView {
    package var isRead: Bool { console.isRead }

    /// Says that an answer is empty, and why.
    package func showNothing(_ sentence: String) {
        console.paragraph(text: sentence)
    }

    package func showComplaint(_ complaint: Complaint) {
        console.complain(complaint)
    }
}
