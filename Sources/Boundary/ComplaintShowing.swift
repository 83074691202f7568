/// What every presenter for people needs of its view.
package protocol ComplaintShowing: AnyObject {
    func showComplaint(_ complaint: Complaint)
}
