/// The presenter of a module that may change the list.
package protocol ListDelegate: AnyObject {
    func didFinish(_ outcome: ListOutcome)
}

/// The effect of a module on the list.
package enum ListOutcome: Equatable, Sendable {
    case changed
    /// The change was cancelled or refused, or there was nothing to change.
    case unchanged
}
