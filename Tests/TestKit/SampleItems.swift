package import Almanac
package import Entities
package import Responses
package import Vocabulary

extension Item {
    /// An item created at time 0, if no other time is given.
    package static func sample(
        _ id: Int,
        _ title: String = "Something",
        due: Due? = nil,
        wait: Day? = nil,
        tags: [String] = [],
        project: String? = nil,
        priority: Priority? = nil,
        parent: Int? = nil,
        isDone: Bool = false,
        created: Instant = Instant(seconds: 0),
        _ change: (inout ItemDetails) -> Void = { _ in }
    ) -> Item {
        var details = ItemDetails(
            title: title,
            tags: tags,
            project: project,
            priority: priority,
            due: due,
            wait: wait,
            parent: parent
        )
        change(&details)
        return Item(
            id: id,
            uuid: ItemUUID(high: 1, low: UInt64(id)),
            details: details,
            status: isDone ? .done : .open,
            created: created,
            changed: created,
            completed: isDone ? created : nil
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

extension Backup {
    /// A backup of 48 kB in the folder of the list.
    package static func sample(
        _ name: String,
        _ kind: Kind = .daily,
        day: Day = .saturday,
        items: Int? = 12
    ) -> Backup {
        Backup(path: "/lists/adder.db.\(name)", name: name, kind: kind, day: day, bytes: 48_000, items: items)
    }
}
