import Entities

/// An item that somebody looked at and described anew, and that others may have changed meanwhile.
struct Revision: Entity {
    let seen: ItemDetails
    let wanted: ItemDetails

    /// What is to become of the item as it is now: what was edited, and else what is there.
    func applied(to current: ItemDetails) -> ItemDetails {
        var details = current
        for part in RevisedPart.all where !part.isSame(seen, wanted) { part.copy(wanted, &details) }
        details.tags = Revision.merged(seen.tags, wanted.tags, into: current.tags)
        details.needs = Revision.merged(seen.needs, wanted.needs, into: current.needs)
        return details
    }

    /// The first part that others have changed as well, and into something else.
    func conflict(with current: ItemDetails) -> ItemField? {
        RevisedPart.all.first { part in
            !part.isSame(seen, wanted) && !part.isSame(seen, current) && !part.isSame(wanted, current)
        }?.field
    }

    /// What was added is there, and what was taken away is not.
    private static func merged<Value: Hashable & Comparable>(
        _ seen: [Value],
        _ wanted: [Value],
        into current: [Value]
    ) -> [Value] {
        let (seen, wanted) = (Set(seen), Set(wanted))
        return Set(current).union(wanted.subtracting(seen)).subtracting(seen.subtracting(wanted)).sorted()
    }
}

extension ItemDetails {
    /// With one part as others have it.
    func taking(_ field: ItemField, from other: ItemDetails) -> ItemDetails {
        var details = self
        RevisedPart.all.first { $0.field == field }?.copy(other, &details)
        return details
    }
}

/// A part of an item of which there is one, so that two who change it cannot both have their way.
private struct RevisedPart {
    let field: ItemField
    let isSame: (ItemDetails, ItemDetails) -> Bool
    let copy: (_ from: ItemDetails, _ to: inout ItemDetails) -> Void

    private init<Value: Equatable>(_ field: ItemField, _ path: WritableKeyPath<ItemDetails, Value>) {
        self.field = field
        isSame = { $0[keyPath: path] == $1[keyPath: path] }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
    }

    static var all: [RevisedPart] {
        [
            RevisedPart(.title, \.title), RevisedPart(.due, \.due), RevisedPart(.wait, \.wait),
            RevisedPart(.project, \.project), RevisedPart(.priority, \.priority),
            RevisedPart(.recurrence, \.recurrence), RevisedPart(.parent, \.parent), RevisedPart(.note, \.note),
        ]
    }
}
