/// A part of an item that changes independently of the others.
package enum ItemField: Entity, Hashable {
    /// The existence of the item.
    case existence
    case title, note, project, priority, due, wait, recurrence, parent, place, link, status, created, changed, completed
    case tag(String)
    case need(Int)
}
