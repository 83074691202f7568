package import Almanac
package import Vocabulary

/// A reference to another item that may not be in the list yet.
package struct WantedReference: Entity {
    /// The id of the item that gets the reference.
    package let item: Int
    package let uuid: ItemUUID
    package let isParent: Bool

    package init(item: Int, uuid: ItemUUID, isParent: Bool) {
        (self.item, self.uuid, self.isParent) = (item, uuid, isParent)
    }
}

/// An item of this list, with what decides how it is merged.
package struct LocalItem: Entity {
    package let item: Item
    /// The UUIDs of the parent and the dependencies, by id.
    package let uuids: [Int: ItemUUID]
    /// The references to items that are not in the list.
    private let outside: [WantedReference]
    /// The changes to the item, oldest first, without those that were undone, at least since the one after which it was equal
    /// to the server's.
    private let history: [ItemChange]
    /// The time at which the change after which it was equal to the server's was undone.
    private let undone: Instant?
    /// The number of the last change to the item.
    package let lastChange: Int?

    package init(
        _ item: Item,
        uuids: [Int: ItemUUID] = [:],
        outside: [WantedReference] = [],
        history: [ItemChange] = [],
        undone: Instant? = nil,
        lastChange: Int? = nil
    ) {
        (self.item, self.uuids, self.outside, self.undone) = (item, uuids, outside, undone)
        (self.history, self.lastChange) = (history, lastChange)
    }

    /// Returns the item as it is compared with the server's.
    /// - Parameters:
    ///   - agreed: The number of the last change when both were equal.
    ///   - base: The item as the server had it then.
    package func version(since agreed: Int?, base: SharedItem?) -> LocalVersion {
        var shared = SharedItem(item, uuids: uuids)
        for reference in outside {
            if !reference.isParent {
                shared.needs.insert(reference.uuid)
            } else if shared.parent == nil {
                shared.parent = reference.uuid
            }
        }
        let newer = history.filter { $0.change.id > agreed ?? 0 }
        var changes: [ItemField: Instant] = [:]
        for typed in newer where !typed.change.isSync {
            for field in typed.effects.compactMap(\.field) { changes[field] = typed.change.instant }
        }
        // If the change was undone since, so were its dates.
        let isAgreed = history.contains { $0.change.id == agreed }
        let fields = Set(newer.flatMap { $0.effects.compactMap(\.field) })
        if isAgreed, let base {
            if fields.contains(.due) {
                shared.details.moveDue(of: base.details, from: newer.firstDue)
            } else {
                shared.details.takeDates(of: base.details, withRule: !fields.contains(.recurrence))
            }
        }
        if let due = shared.details.due {
            shared.details.recurrence = shared.details.recurrence?.afterSingleDays(through: due.day)
        }
        if isAgreed, let base, !fields.contains(.recurrence) { shared.details.takeSingleDays(of: base.details) }
        if let base {
            shared.details.takeRule(of: base.details, unless: history.flatMap { $0.effects.compactMap(\.field) })
        }
        let added = history.first { $0.effects.contains(.created) }?.change
        return LocalVersion(
            shared,
            changed: item.changed,
            fieldChanges: changes,
            undone: isAgreed ? nil : undone,
            added: added?.isSync == false ? added?.instant : nil
        )
    }
}

extension SharedItem {
    /// Returns the references that `item` lacks because the other items are not in the list.
    /// - Parameter uuids: The UUIDs of the items that are.
    package func references(missingIn item: Item, uuids: [Int: ItemUUID]) -> [WantedReference] {
        let own = SharedItem(item, uuids: uuids)
        let parents = parent == own.parent ? [] : [parent].compactMap { $0 }
        return needs.subtracting(own.needs).map { WantedReference(item: item.id, uuid: $0, isParent: false) }
            + parents.map { WantedReference(item: item.id, uuid: $0, isParent: true) }
    }
}

extension ItemDetails {
    /// The ids of the parent and the dependencies.
    package var references: [Int] { needs + [parent].compactMap { $0 } }

    /// Takes the rule of another program, which earlier versions left to the server or could not follow. It ends only by a change
    /// to it.
    fileprivate mutating func takeRule(of base: ItemDetails, unless changed: [ItemField]) {
        guard let rule = base.recurrence, !changed.contains(.recurrence), !changed.contains(.due),
            recurrence.map({ $0.isForeign && !rule.isForeign }) ?? (rule.repetition == nil)
        else { return }
        recurrence = rule
        if due == nil { (due, wait) = (base.due, base.wait) }
    }

    /// Takes the dates as the server's calendar has them. After the time zone has changed, they differ although nobody
    /// changed them.
    fileprivate mutating func takeDates(of base: ItemDetails, withRule: Bool) {
        guard let due = base.due, due != self.due, self.due != nil else { return }
        self.due = due
        guard withRule else { return }
        switch (recurrence, base.recurrence) {
        case (.every, .every(let repetition)): recurrence = .every(repetition)
        case (.again, .again(let repetition)): recurrence = .again(repetition)
        case (.rule, .rule(let rule)): recurrence = .rule(rule)
        default: break
        }
    }

    /// Takes the days that differ from the rule, which earlier versions left to the server.
    fileprivate mutating func takeSingleDays(of base: ItemDetails) {
        guard let days = base.recurrence?.singleDays, !days.isEmpty, let due, continues(base) else { return }
        recurrence = recurrence?.with(days.after(due.day))
    }

    /// Moves the server's due date by as many days as the item was moved here. A time of day in another time zone is that of
    /// the day there, unless it was changed.
    /// - Parameter old: The due date here before it was moved.
    fileprivate mutating func moveDue(of base: ItemDetails, from old: Due?) {
        guard let old, let due, let time = base.due?.time, let day = base.due?.day, base.due != old,
            due.time == old.time,
            due.time != nil
        else { return }
        self.due = Due(day: day + (due.day - old.day), time: time)
    }
}

extension [ItemChange] {
    /// The due date before the first change to it.
    fileprivate var firstDue: Due? {
        for change in self {
            for case .due(let before, _) in change.effects { return before }
        }
        return nil
    }
}

extension ItemEffect {
    /// `nil` for fields that both sides can change independently.
    fileprivate var field: ItemField? {
        switch self {
        case .title: .title
        case .note: .note
        case .project: .project
        case .priority: .priority
        case .due: .due
        case .wait: .wait
        case .recurrence: .recurrence
        case .parent: .parent
        case .place: .place
        case .link: .link
        case .status: .status
        case .created, .removed, .tagAdded, .tagRemoved, .needAdded, .needRemoved: nil
        }
    }
}
