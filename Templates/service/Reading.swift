import Vocabulary

/// {{summary:sentence}}
package protocol {{name}}Reading: AnyObject {
    /// Returns the entries in the order of the source, or none if there is no source yet.
    func entries() throws({{name}}Failure) -> [{{name}}Entry]
}

/// An entry of the source.
package struct {{name}}Entry: Entity {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// A reason why the source can't be used.
package enum {{name}}Failure: Error, Entity {
    /// The detail is the message of the system.
    case unreadable(path: String, detail: String)
    /// An invalid line, counted from 1.
    case malformed(path: String, line: Int)
}
