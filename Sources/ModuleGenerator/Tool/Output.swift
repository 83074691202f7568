/// Collects output and reports whether writing it failed.
package protocol Output: AnyObject {
    /// Adds to standard output.
    func write(_ text: String)
    /// Writes to standard error.
    func writeMessage(_ text: String)
    /// Writes everything collected so far, so that the output of a child process comes after it.
    func flush()
}
