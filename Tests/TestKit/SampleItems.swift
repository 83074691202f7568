import Almanac
package import Entities
package import Responses
package import Vocabulary

extension Item {
    /// An item created at time 0.
    package static func sample(
        _ id: Int,
        _ title: String = "Something",
        isDone: Bool = false,
        _ change: (inout ItemDetails) -> Void = { _ in }
    ) -> Item {
        var details = ItemDetails(title: title)
        change(&details)
        return Item(
            id: id,
            uuid: ItemUUID(high: 1, low: UInt64(id)),
            details: details,
            status: isDone ? .done : .open,
            created: Instant(seconds: 0),
            changed: Instant(seconds: 0),
            completed: isDone ? Instant(seconds: 0) : nil
        )
    }
}

extension ItemSummary {
    /// A summary of an item created at time 0.
    package static func sample(
        _ id: Int,
        _ title: String = "Something",
        isDone: Bool = false,
        _ change: (inout ItemDetails) -> Void = { _ in }
    ) -> ItemSummary {
        ItemSummary(Item.sample(id, title, isDone: isDone, change))
    }
}

extension ItemChoice {
    /// The choice of a command typed as "typed".
    package static func sample(_ selection: Selection, isConfirmed: Bool = false) -> ItemChoice {
        ItemChoice(ItemFilter(selection), isConfirmed: isConfirmed, typed: "typed")
    }
}
