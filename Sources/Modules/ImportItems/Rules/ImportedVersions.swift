import Almanac
import Entities
import Vocabulary

/// The items that were read so far. If the file has an item several times, the latest version wins; among equal versions,
/// the first.
///
/// Programs for formats without times of change write the next occurrence as a line of its own, with the UUID of the item. So
/// the open line is the item, and the done lines are its copies.
struct ImportedVersions {
    private var versions: [ItemUUID: ForeignItem.Version] = [:]

    /// Adds the items and reports the versions that don't count.
    /// - Parameter known: The items of the list with these UUIDs.
    /// - Returns: The items of which no later version is known.
    mutating func latest(_ items: [ForeignItem], _ known: [ItemUUID: Item], lost: (Loss) -> Void) -> [ForeignItem] {
        var latest: [ForeignItem] = []
        for item in items {
            guard versions[item.uuid] != nil, item.changed == nil, !item.isDeleted else {
                add(item, to: &latest, lost)
                continue
            }
            let index = latest.firstIndex { $0.uuid == item.uuid }
            let other = index.map { Occurrence(latest[$0]) } ?? known[item.uuid].map { Occurrence($0) }
            if let copy = item.copy, let other, other.isSeries || other.isDone && other.due != item.details.due {
                add(copy, to: &latest, lost)
            } else if item.isSeries, let other, other.isDone, other.due != nil {
                let copy = index.flatMap { latest[$0].copy }
                versions[item.uuid] = ForeignItem.Version(of: item)
                if let index { latest[index] = item } else { latest.append(item) }
                if let copy { add(copy, to: &latest, lost) }
            } else {
                add(item, to: &latest, lost)
            }
        }
        return latest
    }

    private mutating func add(_ item: ForeignItem, to latest: inout [ForeignItem], _ lost: (Loss) -> Void) {
        let version = ForeignItem.Version(of: item)
        guard let other = versions[item.uuid] else {
            versions[item.uuid] = version
            return latest.append(item)
        }
        let isLater = version.isLater(than: other)
        let line = isLater ? other.line : version.line
        lost(Loss(.item, at: line, field: "uuid", value: item.uuid.description, because: .otherVersion))
        guard isLater else { return }
        versions[item.uuid] = version
        if let index = latest.firstIndex(where: { $0.uuid == item.uuid }) {
            latest[index] = item
        } else {
            latest.append(item)
        }
    }
}

/// The facts that show whether two lines of a file are occurrences of one item.
private struct Occurrence {
    let isDone: Bool
    let isSeries: Bool
    let due: Due?

    init(_ item: ForeignItem) {
        (isDone, isSeries, due) = (item.isDone, item.isSeries, item.details.due)
    }

    init(_ item: Item) {
        (isDone, due) = (item.status == .done, item.details.due)
        isSeries = !isDone && item.isRepeating
    }
}

extension ForeignItem {
    fileprivate var isSeries: Bool { !isDone && details.recurrence != nil }

    /// The done item as the copy of the series that has its UUID, or `nil` if it can't be one.
    fileprivate var copy: ForeignItem? {
        guard isDone, let occurrence = details.occurrence else { return nil }
        var copy = self
        copy.uuid = ItemUUID(ofCopyOf: uuid, due: occurrence)
        copy.key = nil
        (copy.details.recurrence, copy.repeated) = (nil, nil)
        return copy
    }
}
