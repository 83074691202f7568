import Vocabulary

/// A removed item that is in the list again.
package struct BroughtBackItem: Entity {
    package let item: Item
    /// The ids of the items on which it depended, or of which it was a part, and that are gone.
    package let lost: [Int]

    package init(_ item: Item, lost: [Int] = []) {
        (self.item, self.lost) = (item, lost)
    }
}
