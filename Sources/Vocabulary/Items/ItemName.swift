/// The id and the last title of an item, which may be removed.
package struct ItemName: Entity {
    package let id: Int
    /// Empty if the title is forgotten with the changes that had it.
    package let title: String

    package init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}
