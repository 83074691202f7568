/// Why something could not be read, in words that know no storage.
package struct SourceTrouble: Error, Entity {
    package enum Reason: Entity {
        /// With what the system said.
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
