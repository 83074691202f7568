/// What removing items has done to others.
package struct Removal: Entity {
    /// The ids of the items that no longer need what was removed.
    package let dependents: [Int]
    /// The ids of the items that have lost their parent.
    package let children: [Int]

    package init(dependents: [Int] = [], children: [Int] = []) {
        self.dependents = dependents
        self.children = children
    }
}
