import Entities

/// {{summary:sentence}}
package protocol {{name}}Reading: AnyObject {
    /// In the order of the source; none where there is no source yet.
    func entries() throws({{name}}Failure) -> [{{name}}Entry]
}

/// One thing that the source says.
package struct {{name}}Entry: Entity {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// Why the source says nothing that could be used.
package enum {{name}}Failure: Error, Entity {
    /// With what the system said.
    case unreadable(path: String, detail: String)
    /// A line that makes no sense, counted from 1.
    case malformed(path: String, line: Int)
}
