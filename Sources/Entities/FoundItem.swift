/// An item in which words were found.
package struct FoundItem: Entity {
    package let item: Item
    /// How well the words fit; the lower, the better.
    package let rank: Double

    package init(item: Item, rank: Double) {
        self.item = item
        self.rank = rank
    }
}
