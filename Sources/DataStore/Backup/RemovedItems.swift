package import Almanac
package import Entities
package import Vocabulary

extension Store {
    /// Adds a removed item again under its id, as it was, also as the parent of the items that are its parts on a server.
    /// Later changes don't prevent this, as they would prevent an undo. Returns `nil` if there is no such item.
    package func bringBack(_ id: Int, typed: String, at instant: Instant) throws(ListError) -> BroughtBackItem? {
        try change(typed, at: instant, createsList: false) { connection throws(ListError) in
            guard case .recording(let record) = connection.writeGuard.state,
                let (image, lost) = try connection.removedItem(id, touchedBy: record.change, at: instant)
            else { return nil }
            connection.writeGuard.state = .replaying
            let writer = try ItemImageWriter(on: connection)
            try writer.write(image, over: nil, as: id)
            try writer.keep(.absent, of: record.change, id, isNew: false)
            try SearchIndex.replaceText(of: record.change, on: connection)
            connection.writeGuard.state = .recording(record)
            if try connection.hasSyncTables {
                var links = SyncLinks(StoredItemRelations(connection))
                let plan = try links.plan(OutsideReferences.takeThoseToKnownItems(on: connection))
                _ = try plan.perform(on: connection)
            }
            return try ItemRows.item(id, on: connection).map { BroughtBackItem($0, lost: lost) }
        }
    }
}

extension Connection {
    /// Returns the values of an item before it was removed, without references to items that are gone.
    fileprivate func removedItem(
        _ id: Int,
        touchedBy change: Int,
        at instant: Instant
    ) throws(ListError) -> (image: ItemImage, lost: [Int])? {
        let reader = try ItemImageReader(on: self)
        guard let removal = try integer(History.removal, [.integer(id)]), try reader.present(id) == nil,
            case .present(let image) = try reader.otherSide(of: removal, id), case .bytes(let uuid) = image[.uuid],
            try integer("SELECT 1 FROM item WHERE uuid = ?", [.bytes(uuid)]) == nil
        else { return nil }
        let row = try prepare("SELECT 1 FROM item WHERE id = ?")
        var known: Set<Int> = []
        for reference in image.references where try row.integer([.integer(reference)]) != nil {
            known.insert(reference)
        }
        let needs = image.links(.need).compactMap(\.integer).filter(known.contains).map { String($0) }
        var values = image.values
        values[ItemColumn.changed.rawValue] = .integer(instant.seconds)
        values[ItemColumn.names.count] = .integer(change)
        values[values.count - 1] = .text(Array(needs.joined(separator: " ").utf8))
        if let parent = image[.parent].integer, !known.contains(parent) { values[ItemColumn.parent.rawValue] = .null }
        return (ItemImage(values: values), image.references.filter { !known.contains($0) }.sorted())
    }
}
