package import Entities
import UnicodeText
package import Vocabulary

extension ItemRows {
    /// Inserts items within a change and returns them as stored.
    package static func insert(_ items: [NewItem], on connection: Connection) throws(ListError) -> [Item] {
        let insertion = ItemInsertion(on: connection)
        let stored = try insertion.insert(items)
        try insertion.finish()
        return stored
    }
}

/// Inserts any number of items within a change, a portion at a time.
final class ItemInsertion {
    /// A reference to an item that is not inserted yet.
    private struct Reference {
        let item: Int
        let uuid: ItemUUID
        let isParent: Bool
    }

    private let connection: Connection
    private let rows: KeptStatement
    private let tags: KeptStatement
    private let needs: KeptStatement
    private let parents: KeptStatement
    private let ids: KeptStatement
    private var pending: [Reference] = []

    init(on connection: Connection) {
        self.connection = connection
        rows = KeptStatement(ItemInsertion.row, on: connection)
        tags = KeptStatement(ItemLink.tag.insertSQL, on: connection)
        needs = KeptStatement(ItemLink.need.insertSQL, on: connection)
        parents = KeptStatement("UPDATE item SET parent = ?2 WHERE id = ?1", on: connection)
        ids = KeptStatement("SELECT id FROM item WHERE uuid = ?", on: connection)
    }

    /// Returns the items as stored, with references to items inserted up to now.
    func insert(_ items: [NewItem]) throws(ListError) -> [Item] {
        var stored: [Item] = []
        stored.reserveCapacity(items.count)
        for item in items { stored.append(try insert(item)) }
        for (index, item) in items.enumerated() {
            if !item.needsNew.isEmpty || item.parentNew != nil { stored[index] = try refer(from: stored[index], item) }
            let details = stored[index].details
            for tag in details.tags { try insert(.text(tag), tags, of: stored[index].id) }
            for id in details.needs { try insert(.integer(id), needs, of: stored[index].id) }
        }
        return stored
    }

    /// Stores the references to items that were inserted after the item that refers to them.
    func finish() throws(ListError) {
        for reference in pending {
            guard let id = try id(of: reference.uuid) else {
                throw ListError(
                    .unexpected,
                    path: connection.path,
                    detail: .message("a new item refers to a missing one")
                )
            }
            try insert(.integer(id), reference.isParent ? parents : needs, of: reference.item)
        }
        pending = []
    }

    private func insert(_ item: NewItem) throws(ListError) -> Item {
        let details = item.details.composed
        try rows.run { row throws(ListError) in try ItemColumn.bind(item.stored(as: 0, details), to: row) }
        return item.stored(as: connection.lastInsertedID, details)
    }

    private func insert(_ value: Binding, _ statement: KeptStatement, of item: Int) throws(ListError) {
        try statement.run { row throws(ListError) in
            try row.bind(Binding.integer(item), at: 1)
            try row.bind(value, at: 2)
        }
    }

    /// Returns the item with its references by UUID, except for those to items that are not inserted yet.
    private func refer(from stored: Item, _ item: NewItem) throws(ListError) -> Item {
        var details = stored.details
        for uuid in Set(item.needsNew) {
            if let id = try id(of: uuid) {
                if !details.needs.contains(id) { details.needs.append(id) }
            } else {
                pending.append(Reference(item: stored.id, uuid: uuid, isParent: false))
            }
        }
        details.needs.sort()
        if details.parent == nil, let uuid = item.parentNew {
            details.parent = try id(of: uuid)
            if let id = details.parent {
                try insert(.integer(id), parents, of: stored.id)
            } else {
                pending.append(Reference(item: stored.id, uuid: uuid, isParent: true))
            }
        }
        return item.stored(as: stored.id, details)
    }

    private func id(of uuid: ItemUUID) throws(ListError) -> Int? {
        try ids.integer([.bytes(ItemColumn.bytes(of: uuid))])
    }

    private static let row = """
        INSERT INTO item (\(ItemColumn.names.joined(separator: ", ")), touched)
        VALUES (\(String(repeating: "?, ", count: ItemColumn.names.count))journal_change())
        """
}

extension NewItem {
    fileprivate func stored(as id: Int, _ details: ItemDetails) -> Item {
        Item(
            id: id,
            uuid: uuid,
            details: details,
            status: completed == nil ? .open : .done,
            created: created,
            changed: changed,
            completed: completed
        )
    }
}

extension ItemDetails {
    /// The details as stored: text in NFC, tags and dependencies sorted and unique.
    var composed: ItemDetails {
        var composed = self
        composed.title = UnicodeText.composed(title)
        composed.note = note.map(UnicodeText.composed)
        composed.project = project.map(UnicodeText.composed)
        composed.place = place.map(UnicodeText.composed)
        composed.link = link.map(UnicodeText.composed)
        composed.tags = Set(tags.map(UnicodeText.composed)).sorted()
        composed.needs = Set(needs).sorted()
        return composed
    }
}
