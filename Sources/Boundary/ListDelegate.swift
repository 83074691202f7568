/// Whoever presents modules that change the list, and hears what came of it.
package protocol ListDelegate: AnyObject {
    func didChangeList()
    /// It was cancelled, refused, or had nothing to change.
    func didNotChangeList()
}
