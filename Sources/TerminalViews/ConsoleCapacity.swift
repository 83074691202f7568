package import Presentation
package import Terminal

extension Console {
    /// A heading and the blank line above it.
    private static let rowsPerHeading = 2
    /// The columns a wrapped line typically leaves unused.
    private static let wrapLoss = 8

    /// Returns the number of items that fit above a prompt, together with messages of the given lengths; `nil` if
    /// standard output is not a terminal.
    package func itemCapacity(besides messageLengths: [Int]) -> ListCapacity? {
        guard let height else { return nil }
        let columns = width ?? 80
        let usable = max(1, columns - Console.wrapLoss)
        let messageRows = messageLengths.reduce(0) { $0 + ($1 + usable - 1) / usable }
        let perItem = ListTable.rowsPerItem(columns: columns)
        // Two rows: the prompt and the blank line below the list.
        return ListCapacity(
            items: max(0, height - 2 - messageRows) / perItem,
            perHeading: (Console.rowsPerHeading + perItem - 1) / perItem
        )
    }
}
