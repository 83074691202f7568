/// The numbers of open and done items.
package struct ItemCounts: Entity {
    package var open: Int
    package var done: Int

    package init(open: Int = 0, done: Int = 0) {
        self.open = open
        self.done = done
    }

    package static func + (left: ItemCounts, right: ItemCounts) -> ItemCounts {
        ItemCounts(open: left.open + right.open, done: left.done + right.done)
    }

    package var isZero: Bool { open == 0 && done == 0 }
}

/// The counts for one name, such as a tag or a project.
package struct NamedCount: Entity {
    /// The name, or `nil` for items without one.
    package let name: String?
    package let count: ItemCounts

    package init(_ name: String?, _ count: ItemCounts) {
        self.name = name
        self.count = count
    }
}
