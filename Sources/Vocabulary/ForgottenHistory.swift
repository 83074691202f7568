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
