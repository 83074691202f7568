package import Almanac

/// What can be asked about other items while a change is decided on.
package protocol ItemNeighbourhood {
    /// Those of the ids that no item has.
    func unknownIDs(among ids: [Int]) throws(ListTrouble) -> [Int]
    /// These, what they need, what that needs, and so on.
    func idsNeeded(by ids: [Int]) throws(ListTrouble) -> Set<Int>
    /// This, what it is a part of, what that is a part of, and so on.
    func idsAbove(_ id: Int) throws(ListTrouble) -> Set<Int>
    /// The open items in which these came back when they were done, or in which those did, by the id they come from.
    func comebacks(of ids: [Int]) throws(ListTrouble) -> [Int: [Item]]
}

/// Why an item cannot be as someone wants it.
package enum ItemMistake: Entity {
    case emptyTitle
    case titleTooLong(bytes: Int)
    case unknownNeeds([Int])
    case unknownParent(Int)
    case waitsForItself
    case isPartOfItself
    /// What comes back has to have a day.
    case repeatsWithoutDay
}

/// An item before and after a change.
package struct ItemAlteration: Entity {
    package let before: Item
    package let after: Item

    /// The item with other details; what comes back has to begin somewhere.
    package init(of item: Item, to details: ItemDetails, at moment: Moment) {
        var details = details
        if let recurrence = details.recurrence, recurrence != item.details.recurrence, details.due == nil {
            details.due = Due(day: recurrence.repetition.firstDay(onOrAfter: moment.today))
        }
        if let due = details.due?.day {
            let old = item.details.due?.day
            if let old, due != old, details.recurrence == item.details.recurrence {
                details.recurrence = details.recurrence?.pinned(to: due, insteadOf: old)
            } else if due != old || details.recurrence != item.details.recurrence {
                details.recurrence = details.recurrence?.pinned(to: due)
            }
        }
        before = item
        after = Item(
            id: item.id,
            uuid: item.uuid,
            details: details,
            status: item.status,
            created: item.created,
            changed: moment.instant,
            completed: item.completed
        )
    }

    /// Whether anything but the time of the change is different.
    package var isReal: Bool { before.details != after.details }

    /// What is wrong with what is different; nil where nothing is.
    package func mistake(in list: some ItemNeighbourhood) throws(ListTrouble) -> ItemMistake? {
        let (old, new) = (before.details, after.details)
        if old.title != new.title, let mistake = ItemAlteration.mistake(inTitle: new.title) { return mistake }
        if new.recurrence != nil, new.due == nil { return .repeatsWithoutDay }
        if old.needs != new.needs, !new.needs.isEmpty {
            let unknown = try list.unknownIDs(among: new.needs)
            if !unknown.isEmpty { return .unknownNeeds(unknown) }
            if try list.idsNeeded(by: new.needs).contains(before.id) { return .waitsForItself }
        }
        if old.parent != new.parent, let parent = new.parent {
            if try !list.unknownIDs(among: [parent]).isEmpty { return .unknownParent(parent) }
            if try list.idsAbove(parent).contains(before.id) { return .isPartOfItself }
        }
        return nil
    }

    private static func mistake(inTitle title: String) -> ItemMistake? {
        do {
            _ = try ItemTitle(title)
            return nil
        } catch {
            switch error {
            case .empty: return .emptyTitle
            case .tooLong(let bytes): return .titleTooLong(bytes: bytes)
            }
        }
    }
}
