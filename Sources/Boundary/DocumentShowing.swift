/// What a presenter for machines needs of a view.
package protocol DocumentShowing: AnyObject {
    /// A document, or the next part of a long one.
    func show(_ document: String)
    /// Whether anybody is still there to read the next part.
    var isRead: Bool { get }
    /// The complaint may be given a place before it becomes a document.
    func show(_ complaint: Complaint, as document: (Complaint) -> String)
}
