/// Where an item stands with the server that its list is synchronized with.
package enum SyncState: Entity {
    case neverSent
    case inStep
    /// The item was changed since the server got it.
    case waits
    /// The server doesn't take the item. It gets it again when the item changes.
    case refused(SyncProblem)
}

/// The reason the server does not take an item.
package enum SyncProblem: Entity {
    case refused(message: String?)
    /// Another object there has the same UID.
    case isDouble
    /// The server keeps a removed item with the same UID in its bin.
    case isInBin
    /// The server has a version that adder can't read.
    case unreadable
    /// The item changed on the server again and again.
    case keepsChanging
}
