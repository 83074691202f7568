/// An error of the store, independent of how it keeps the notes.
package struct StoreError: Error, Entity {
    package enum Reason: Entity {
        /// The environment names no folder. The path is the variable that names the file.
        case noPlace
        /// The value is the message of the system.
        case unreadable(String)
        /// The value is the message of the system. Nothing was changed.
        case unwritable(String)
        /// The first line, counted from 1, that is not UTF-8.
        case notText(line: Int)
    }

    package let path: String
    package let reason: Reason

    package init(path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }
}
