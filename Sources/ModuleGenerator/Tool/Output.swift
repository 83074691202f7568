/// Receives the output, and reports failures to write it.
protocol Output: AnyObject {
    /// Adds to standard output.
    func write(_ text: String)
    /// Writes to standard error.
    func writeMessage(_ text: String)
}
