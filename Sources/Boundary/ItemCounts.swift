/// How many items are open and how many are done, as interactors tell presenters.
package struct ItemCounts: Equatable, Sendable {
    package let open: Int
    package let done: Int

    package init(open: Int, done: Int) {
        self.open = open
        self.done = done
    }
}

/// Why no name was counted, though there are items.
package enum NothingCounted: Equatable, Sendable {
    /// No item of the list has one, and there are so many.
    case noneInUse(ItemCounts)
    /// So many items match, and have none.
    case noneOfMatching(ItemCounts)
    case nothingMatches
}

/// Names with their counts, in words.
package struct CountsDisplay: Equatable, Sendable {
    package struct Row: Equatable, Sendable {
        /// What a line of its own calls it: "tag +money".
        package let label: String
        package let name: String
        /// How many rows above it are those that it lies within.
        package let depth: Int
        package let open: String
        package let done: String
        /// The counts together with those of what lies within; empty where nothing does.
        package let whole: String

        package init(label: String, name: String, depth: Int = 0, open: String, done: String, whole: String = "") {
            self.label = label
            self.name = name
            self.depth = depth
            self.open = open
            self.done = done
            self.whole = whole
        }
    }

    package let rows: [Row]

    package init(rows: [Row]) {
        self.rows = rows
    }
}

/// What presenters of counts need of a view.
package protocol CountsShowing: ListShowing {
    func showCounts(_ display: CountsDisplay)
}
