/// Names the command that leads to another use case, as it is typed here.
package protocol CommandRouting: AnyObject {
    /// Returns `adder undo` in a one-shot run, and `undo` in the shell.
    func command(_ words: String) -> String
}
