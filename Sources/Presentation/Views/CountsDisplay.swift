/// Names with their counts, as views show them.
package struct CountsDisplay: Display {
    package struct Row: Display {
        /// The name in a labeled line: "tag +money".
        package let label: String
        package let name: String
        /// The number of ancestors.
        package let depth: Int
        package let open: String
        package let done: String
        /// The counts including descendants, or empty if there are none.
        package let total: String
        /// The number of open items, including those of descendants.
        package let openCount: Int

        package init(
            label: String,
            name: String,
            depth: Int = 0,
            open: String,
            done: String,
            total: String = "",
            openCount: Int = 0
        ) {
            self.openCount = openCount
            self.label = label
            self.name = name
            self.depth = depth
            self.open = open
            self.done = done
            self.total = total
        }
    }

    package let rows: [Row]

    package init(rows: [Row]) {
        self.rows = rows
    }
}
