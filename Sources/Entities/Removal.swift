import Vocabulary

/// The effects of a removal on the remaining items.
package struct Removal: Entity {
    /// The ids of the items that depended on a removed one.
    package let dependents: [Int]
    /// The ids of the items whose parent was removed.
    package let children: [Int]

    package init(dependents: [Int] = [], children: [Int] = []) {
        self.dependents = dependents
        self.children = children
    }
}
