/// The id and the last title of an item, which may be removed.
package struct ItemName: Entity {
    package let id: Int
    package let title: String

    package init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}
