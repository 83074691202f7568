/// The number of some of the oldest changes, and the id of the newest one of them.
package struct CountedChanges: Entity {
    package let count: Int
    package let newest: Int

    package init(count: Int, newest: Int) {
        self.count = count
        self.newest = newest
    }
}

/// The outcome of forgetting changes.
package struct ForgottenHistory: Entity {
    /// The number of changes that were forgotten.
    package let changes: Int
    /// The size of the list before.
    package let bytesBefore: Int
    package let bytes: Int
    /// The reason why the unused space was not given back.
    package let failure: ListError?

    package init(changes: Int, bytesBefore: Int, bytes: Int, failure: ListError? = nil) {
        self.changes = changes
        self.bytesBefore = bytesBefore
        self.bytes = bytes
        self.failure = failure
    }
}
