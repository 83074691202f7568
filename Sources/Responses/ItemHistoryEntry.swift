package import Almanac
package import Entities
package import Vocabulary

/// The effects of a change on one item.
package struct ItemHistoryEntry: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case added, removed, completed, reopened, changed
    }

    package let kind: Kind
    package let change: ChangeSummary
    /// The old values of the changed properties; all others are empty here and in `after`.
    package let before: ItemDetails
    package let after: ItemDetails
    /// The id of the copy that the item left when its occurrence was completed.
    package let copy: Int?

    package init(
        _ kind: Kind,
        by change: ChangeSummary,
        before: ItemDetails,
        after: ItemDetails,
        copy: Int? = nil
    ) {
        self.kind = kind
        self.change = change
        self.before = before
        self.after = after
        self.copy = copy
    }
}

extension ItemHistoryEntry {
    /// - Parameter copies: The copies that the item left, by the occurrence.
    package init(_ change: ItemChange, on clock: any Clock, copies: [Due: Item] = [:]) {
        var (before, after) = (ItemDetails(), ItemDetails())
        var kind = Kind.changed
        var copy: Item?
        for effect in change.effects {
            if let specific = Kind(effect) { kind = specific }
            if case .due(let old?, let new?) = effect, old < new {
                copy = copies[old] ?? (old.day < new.day ? copies[Due(day: old.day)] : nil)
            }
            before.take(effect, isAfter: false)
            after.take(effect, isAfter: true)
        }
        self.init(
            copy == nil ? kind : .completed,
            by: ChangeSummary(change.change, on: clock),
            before: before,
            after: after,
            copy: copy?.id
        )
    }
}

extension ItemHistoryEntry {
    /// The effect of undoing the change.
    package var reversed: ItemHistoryEntry { ItemHistoryEntry(kind.reversed, by: change, before: after, after: before) }
}

extension ItemHistoryEntry.Kind {
    fileprivate var reversed: ItemHistoryEntry.Kind {
        switch self {
        case .added: .removed
        case .removed: .added
        case .completed: .reopened
        case .reopened: .completed
        case .changed: .changed
        }
    }

    /// Returns `nil` for an effect that is fully described by `before` and `after`.
    fileprivate init?(_ effect: ItemEffect) {
        switch effect {
        case .created: self = .added
        case .removed: self = .removed
        case .status(before: .open?, after: .done?): self = .completed
        case .status(before: .done?, after: .open?): self = .reopened
        default: return nil
        }
    }
}

extension ItemDetails {
    fileprivate mutating func take(_ effect: ItemEffect, isAfter: Bool) {
        switch effect {
        case .created, .removed, .status: break
        case .title(let before, let after): title = (isAfter ? after : before) ?? ""
        case .note(let before, let after): note = isAfter ? after : before
        case .project(let before, let after): project = isAfter ? after : before
        case .priority(let before, let after): priority = (isAfter ? after : before)
        case .due(let before, let after): due = isAfter ? after : before
        case .wait(let before, let after): wait = isAfter ? after : before
        case .recurrence(let before, let after): recurrence = (isAfter ? after : before)
        case .parent(let before, let after): parent = isAfter ? after : before
        case .place(let before, let after): place = isAfter ? after : before
        case .link(let before, let after): link = isAfter ? after : before
        case .tagAdded(let name): if isAfter { tags.append(name) }
        case .tagRemoved(let name): if !isAfter { tags.append(name) }
        case .needAdded(let id): if isAfter { needs.append(id) }
        case .needRemoved(let id): if !isAfter { needs.append(id) }
        }
    }
}
