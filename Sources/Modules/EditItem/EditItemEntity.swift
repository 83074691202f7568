import Entities

/// An item that somebody looked at and described anew, and that others may have changed meanwhile.
struct Revision: Entity {
    let seen: ItemDetails
    let wanted: ItemDetails

    /// What is to become of the item as it is now: what was edited, and else what is there.
    func applied(to current: ItemDetails) -> ItemDetails {
        var details = current
        func take<Value: Equatable>(_ field: WritableKeyPath<ItemDetails, Value>) {
            if seen[keyPath: field] != wanted[keyPath: field] { details[keyPath: field] = wanted[keyPath: field] }
        }
        take(\.title)
        take(\.note)
        take(\.tags)
        take(\.project)
        take(\.priority)
        take(\.due)
        take(\.wait)
        take(\.recurrence)
        take(\.needs)
        take(\.parent)
        details.tags = Set(details.tags).sorted()
        details.needs = Set(details.needs).sorted()
        return details
    }
}
