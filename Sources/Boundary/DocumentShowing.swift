/// What a presenter for machines needs of a view.
package protocol DocumentShowing: AnyObject {
    /// A document, or the next part of a long one.
    func show(_ document: String)
    /// The complaint may be given a place before it becomes a document.
    func show(_ complaint: Complaint, as document: (Complaint) -> String)
}
