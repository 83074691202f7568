/// How much of a list of items fits on one screen.
package struct ListRoom: Equatable, Sendable {
    package let items: Int
    /// A heading takes as much as so many items.
    package let perHeading: Int
}

extension Console {
    /// A heading has a blank line in front of it.
    private static let rowsPerHeading = 2
    /// What a row of talk is mostly short of its end, as words are not broken.
    private static let shortfall = 8

    /// What fits above a prompt together with some talk, of which each sentence has so many letters, and the lines
    /// around the list; nil where nobody looks at rows.
    package func roomForItems(besides talk: [Int]) -> ListRoom? {
        guard let height else { return nil }
        let columns = width ?? 80
        let room = max(1, columns - Console.shortfall)
        let talkRows = talk.reduce(0) { $0 + ($1 + room - 1) / room }
        let perItem = ListTable.rowsPerItem(columns: columns)
        // The prompt, and the line below the list; the one above it is that of the first heading.
        return ListRoom(
            items: max(0, height - 2 - talkRows) / perItem,
            perHeading: (Console.rowsPerHeading + perItem - 1) / perItem
        )
    }
}
