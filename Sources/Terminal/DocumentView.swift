package import Boundary

/// The view of every presenter that speaks to machines.
package final class DocumentView: DocumentShowing {
    private let console: Console

    package init(console: Console) {
        self.console = console
    }

    package var isRead: Bool { console.isRead }

    package func show(_ document: String) {
        console.document(document)
    }

    package func show(_ complaint: Complaint, as document: (Complaint) -> String) {
        console.complain(complaint, as: document)
    }
}
