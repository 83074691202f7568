import Entities
import Vocabulary

/// Writes items as an undo or redo leaves them.
struct ItemImageWriter: ~Copyable {
    private let insert: Statement
    private let update: Statement
    private let delete: Statement
    private let keep: Statement
    private let forget: Statement
    private let tags: LinkWriter
    private let needs: LinkWriter

    init(on connection: Connection) throws(ListError) {
        let names = (ItemColumn.names + ["touched"]).joined(separator: ", ")
        let marks = repeatElement("?", count: ItemColumn.names.count + 1).joined(separator: ", ")
        let kept = (["change", "item"] + ItemImage.columns).joined(separator: ", ")
        let keptMarks = repeatElement("?", count: ItemImage.columns.count + 2).joined(separator: ", ")
        let insert = try connection.prepare("INSERT INTO item (\(names), id) VALUES (\(marks), ?)")
        let update = try connection.prepare("UPDATE item SET (\(names)) = (\(marks)) WHERE id = ?")
        let delete = try connection.prepare("DELETE FROM item WHERE id = ?")
        let keep = try connection.prepare("REPLACE INTO replaced (\(kept)) VALUES (\(keptMarks))")
        let forget = try connection.prepare("DELETE FROM replaced WHERE change = ? AND item = ?")
        let tags = try LinkWriter(.tag, on: connection)
        let needs = try LinkWriter(.need, on: connection)
        self.insert = insert
        self.update = update
        self.delete = delete
        self.keep = keep
        self.forget = forget
        self.tags = tags
        self.needs = needs
    }

    /// Gives the item these values, or removes it.
    func write(_ image: ItemImage?, over present: ItemImage?, as item: Int) throws(ListError) {
        guard let image else { return try delete.run([.integer(item)]) }
        let row = image.values.dropLast(ItemLink.allCases.count) + [.integer(item)]
        try present == nil ? insert.run(stored: Array(row)) : update.run(stored: Array(row))
        try tags.write(image, over: present, of: item)
        try needs.write(image, over: present, of: item)
    }

    /// Keeps what the change replaced. Nothing is kept of an item that it added.
    func keep(_ other: OtherSide, of change: Int, _ item: Int, isNew: Bool) throws(ListError) {
        if isNew, other == .absent { return try forget.run([.integer(change), .integer(item)]) }
        try keep.run(stored: [.integer(change), .integer(item)] + other.stored)
    }
}

/// Writes the links of one kind that differ between two images.
private struct LinkWriter: ~Copyable {
    private let kind: ItemLink
    private let deletion: Statement
    private let insertion: Statement

    init(_ kind: ItemLink, on connection: Connection) throws(ListError) {
        let deletion = try connection.prepare(kind.deleteSQL)
        let insertion = try connection.prepare(kind.insertSQL)
        self.kind = kind
        self.deletion = deletion
        self.insertion = insertion
    }

    func write(_ image: ItemImage, over present: ItemImage?, of item: Int) throws(ListError) {
        let (old, new) = (present?.links(kind) ?? [], image.links(kind))
        for value in old.subtracting(new) { try deletion.run(stored: [.integer(item), value]) }
        for value in new.subtracting(old) { try insertion.run(stored: [.integer(item), value]) }
    }
}
