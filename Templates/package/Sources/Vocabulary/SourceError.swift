/// A source that could not be read, independent of how it is stored.
package struct SourceError: Error, Entity {
    package enum Reason: Entity {
        /// The value is the message of the system.
        case unreadable(String)
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
