package import Boundary

/// Records the documents that a presenter for machines shows.
package final class FakeDocumentView: DocumentShowing {
    package private(set) var documents: [String] = []
    package private(set) var complaints: [Complaint] = []
    /// How many documents are read before the reader leaves.
    package var patience = Int.max

    package var isRead: Bool { documents.count < patience }

    package init() {}

    package func show(_ document: String) {
        documents.append(document)
    }

    package func show(_ complaint: Complaint, as document: (Complaint) -> String) {
        documents.append(document(complaint))
        complaints.append(complaint)
    }
}
