/// The presenter of a module that leads to a module that may change the list.
package protocol ListDelegate: AnyObject {
    func didFinish(_ outcome: ListOutcome)
}

/// What came of a module that was presented.
package enum ListOutcome: Equatable, Sendable {
    /// The new items, and the number of changes that added them.
    case added([Int], changes: Int = 1)
    /// The items that were changed; empty if something else was, such as the history.
    case changed([Int] = [])
    /// The number of the undone changes that this program had made, or undone before.
    case undone(Int)
    case redone(Int)
    /// The user has chosen these items. Nothing was changed.
    case chose([Int])
    /// There was nothing to change.
    case unchanged
    /// The user answered no, or gave up.
    case cancelled
    case refused

    /// The items that were added or changed; `nil` if nothing was.
    package var changedItems: [Int]? {
        switch self {
        case .added(let ids, _), .changed(let ids): ids
        case .undone, .redone: []
        case .chose, .unchanged, .cancelled, .refused: nil
        }
    }

    package var hasChanged: Bool { changedItems != nil }
}
