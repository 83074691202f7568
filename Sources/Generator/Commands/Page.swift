/// Collects what is to be said; written at once, by somebody who notices when it does not arrive.
package protocol Page: AnyObject {
    /// The answer.
    func write(_ text: String)
    /// What is said to a person beside it.
    func talk(_ text: String)
    /// Everything so far, before somebody else writes.
    func flush()
}
