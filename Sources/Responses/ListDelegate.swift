/// The presenter of a module that may change the list.
package protocol ListDelegate: AnyObject {
    func didChangeList()
    /// The change was cancelled or refused, or there was nothing to change.
    func didNotChangeList()
}
