/// An item's state relative to the server that its list is synchronized with.
package enum SyncState: Entity {
    case neverSent
    case inStep
    /// The item was changed since the server got it.
    case waits
    /// The server rejected the item. It is sent again when it changes, and after a day.
    case refused(SyncProblem)
}

/// The reason the server rejected an item.
package enum SyncProblem: Entity {
    /// The server gave a reason. `status` is the HTTP status, if it is known.
    case refused(status: Int? = nil, message: String?)
    /// Another object there has the same UID.
    case isDuplicate
    /// The server keeps a removed item with the same UID in its trash.
    case isInTrash
    /// The server has a version that adder can't read.
    case unreadable
    /// The item changed on the server again and again.
    case keepsChanging
    /// The server says that it has stored the item, but doesn't have it.
    case notStored
    /// The server has an object that is longer than adder receives.
    case tooLong
    /// The server lists an object, but doesn't return it.
    case withheld
}
