/// How many items are open, and how many are done.
package struct StatusCount: Entity {
    package var open: Int
    package var done: Int

    package init(open: Int = 0, done: Int = 0) {
        self.open = open
        self.done = done
    }

    package static func + (left: StatusCount, right: StatusCount) -> StatusCount {
        StatusCount(open: left.open + right.open, done: left.done + right.done)
    }

    package var isZero: Bool { open == 0 && done == 0 }
}

/// The items of one name: of a tag, of a project.
package struct NamedCount: Entity {
    /// Nil for the items that have none.
    package let name: String?
    package let count: StatusCount

    package init(_ name: String?, _ count: StatusCount) {
        self.name = name
        self.count = count
    }
}
