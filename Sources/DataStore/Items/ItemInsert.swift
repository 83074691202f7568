package import Entities
import UnicodeText
import Vocabulary

extension ItemRows {
    /// Inserts items within a change and returns them as stored.
    package static func insert(_ items: [NewItem], on connection: Connection) throws(StoreError) -> [Item] {
        let rows = try connection.prepare(
            """
            INSERT INTO item (uuid, title, note, project, priority, due_day, due_minute, wait_day, repeats,
                repeats_from, parent, status, created, changed, completed, touched)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, journal_change())
            """
        )
        var stored: [Item] = []
        for item in items {
            try rows.run(ItemColumn.values(of: item.stored(as: 0)))
            stored.append(item.stored(as: connection.lastInsertedID))
        }
        for (index, item) in items.enumerated() where !item.needsNew.isEmpty {
            let needs = stored.filter { item.needsNew.contains($0.uuid) }.map(\.id)
            stored[index] = item.stored(as: stored[index].id, needing: needs)
        }
        try insert(.tag, of: stored, on: connection)
        try insert(.need, of: stored, on: connection)
        return stored
    }

    /// Inserts the tags or the dependencies of the items.
    private static func insert(_ link: ItemLink, of items: [Item], on connection: Connection) throws(StoreError) {
        guard items.contains(where: { !link.values(of: $0.details).isEmpty }) else { return }
        let rows = try connection.prepare(link.insertSQL)
        for item in items {
            for value in link.values(of: item.details) { try rows.run([.integer(item.id), value]) }
        }
    }
}

extension NewItem {
    fileprivate func stored(as id: Int, needing needs: [Int] = []) -> Item {
        var details = details
        details.needs += needs
        return Item(id: id, uuid: uuid, details: details.composed, created: created, changed: created)
    }
}

extension ItemDetails {
    /// The details as stored: text in NFC, tags and dependencies sorted and unique.
    var composed: ItemDetails {
        var composed = self
        composed.title = UnicodeText.composed(title)
        composed.note = note.map(UnicodeText.composed)
        composed.project = project.map(UnicodeText.composed)
        composed.tags = Set(tags.map(UnicodeText.composed)).sorted()
        composed.needs = Set(needs).sorted()
        return composed
    }
}
