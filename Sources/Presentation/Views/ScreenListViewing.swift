/// The list on the screen. A long one is read in parts: first its outline, then the rows that are shown.
package protocol ScreenListViewing: ItemListViewing {
    func showOutline(_ outline: ScreenListOutline)
    func showRows(_ rows: [FoundItemDisplay], from place: Int)
    /// Shows the number of items in place of the list.
    func showCount(_ count: Int)
}

extension ScreenListViewing {
    package func showRows(_ rows: [ItemDisplay], from place: Int) {
        showRows(rows.map { FoundItemDisplay($0) }, from: place)
    }
}

/// The module of a list on the screen, which shows further rows of it.
package protocol ScreenListModule: AnyObject {
    /// Shows the items of the last list in these places.
    func showItems(at places: Range<Int>)
}

/// The ids of a list in its order, and the groups that they are in.
package struct ScreenListOutline: Display {
    package struct Group: Display {
        /// `nil` for a list without groups.
        package let heading: HeadingDisplay?
        package let count: Int

        package init(heading: HeadingDisplay?, count: Int) {
            (self.heading, self.count) = (heading, count)
        }
    }

    package let groups: [Group]
    package let ids: [Int]
    /// `false` if only the first items were read.
    package let isWhole: Bool

    package init(groups: [Group], ids: [Int], isWhole: Bool = true) {
        (self.groups, self.ids, self.isWhole) = (groups, ids, isWhole)
    }
}
