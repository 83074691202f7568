import Presentation
package import ProgramOutput

/// Records the documents that a JSON presenter shows.
package final class FakeDocumentView: DocumentViewing {
    package private(set) var documents: [String] = []
    package private(set) var problems: [ErrorMessage] = []
    package private(set) var isHolding = false
    /// The number of documents after which `hasReader` becomes false.
    package var readLimit = Int.max

    package var hasReader: Bool { documents.count < readLimit }

    package init() {}

    package func show(_ document: String) {
        documents.append(document)
    }

    package func clear() { documents = [] }

    package func hold() { isHolding = true }

    package func release() { isHolding = false }
    package func show(_ part: [UInt8]) {
        show(String(decoding: part, as: UTF8.self))
    }

    package func show(_ errorMessage: ErrorMessage, as document: (ErrorMessage) -> String) {
        documents.append(document(errorMessage))
        problems.append(errorMessage)
    }
}
