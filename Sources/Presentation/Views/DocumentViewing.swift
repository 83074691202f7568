package import ProgramOutput

/// A view that prints JSON documents.
package protocol DocumentViewing: AnyObject {
    func show(_ document: String)
    /// Holds back what follows until `release()`; an error in between discards it.
    func hold()
    func release()
    /// Prints the next part of a long document, in UTF-8.
    func show(_ part: [UInt8])
    /// A Boolean value that indicates whether the output is still open and not interrupted.
    var hasReader: Bool { get }
    /// Prints an error. The view may prefix its location, such as the script line, before calling `document`.
    func show(_ errorMessage: ErrorMessage, as document: (ErrorMessage) -> String)
}
