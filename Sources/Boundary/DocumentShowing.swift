/// What a presenter for machines needs of a view.
package protocol DocumentShowing: AnyObject {
    func show(_ document: String)
    func show(_ document: String, about complaint: Complaint)
}
