import Entities
import Vocabulary

/// The edits to an item that may have been changed elsewhere meanwhile: a three-way merge.
struct Revision: Entity {
    let original: ItemDetails
    let edited: ItemDetails

    /// Returns `current` with the edits applied.
    func applied(to current: ItemDetails) -> ItemDetails {
        var details = current
        for field in SingleValuedField.all where !field.isSame(original, edited) { field.copy(edited, &details) }
        details.tags = Revision.merged(original.tags, edited.tags, into: current.tags)
        details.needs = Revision.merged(original.needs, edited.needs, into: current.needs)
        return details
    }

    /// Returns the first edited field that has a different new value in `current`.
    func conflict(with current: ItemDetails) -> ItemField? {
        SingleValuedField.all.first { field in
            !field.isSame(original, edited) && !field.isSame(original, current) && !field.isSame(edited, current)
        }?.field
    }

    /// Applies additions and removals to the current values.
    private static func merged<Value: Hashable & Comparable>(
        _ original: [Value],
        _ edited: [Value],
        into current: [Value]
    ) -> [Value] {
        let (original, edited) = (Set(original), Set(edited))
        return Set(current).union(edited.subtracting(original)).subtracting(original.subtracting(edited)).sorted()
    }
}

extension ItemDetails {
    /// Returns a copy with one field taken from `other`.
    func taking(_ field: ItemField, from other: ItemDetails) -> ItemDetails {
        var details = self
        SingleValuedField.all.first { $0.field == field }?.copy(other, &details)
        return details
    }
}

/// A single-valued field, where edits can conflict.
private struct SingleValuedField {
    let field: ItemField
    let isSame: (ItemDetails, ItemDetails) -> Bool
    let copy: (_ from: ItemDetails, _ to: inout ItemDetails) -> Void

    private init<Value: Equatable>(_ field: ItemField, _ path: WritableKeyPath<ItemDetails, Value>) {
        self.field = field
        isSame = { $0[keyPath: path] == $1[keyPath: path] }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
    }

    static var all: [SingleValuedField] {
        [
            SingleValuedField(.title, \.title), SingleValuedField(.due, \.due), SingleValuedField(.wait, \.wait),
            SingleValuedField(.project, \.project), SingleValuedField(.priority, \.priority),
            SingleValuedField(.recurrence, \.recurrence), SingleValuedField(.parent, \.parent),
            SingleValuedField(.place, \.place), SingleValuedField(.link, \.link), SingleValuedField(.note, \.note),
        ]
    }
}
