import Almanac
import Entities
import Vocabulary

extension Replay {
    /// Returns the conflict with the newest change to an item, which isn't the one to be replayed.
    func conflict(
        replaying change: Change,
        of item: Int,
        _ present: ItemImage,
        _ other: OtherSide,
        _ reader: borrowing ItemImageReader
    ) throws(ListError) -> ReplayConflict {
        let rows = try connection.prepare(
            "SELECT \(Change.columns) FROM change WHERE id = ? AND id > ?",
            [.integer(present.touched), .integer(change.id)]
        )
        let later = try rows.step() ? try Change(row: rows) : nil
        let last = try reader.otherSide(of: present.touched, item)
        return ReplayConflict(
            change: change,
            item: item,
            field: other.firstField(alsoIn: last, of: present) ?? .changed,
            later: later
        )
    }

    /// Returns the item that a sync has brought back under another id.
    func twin(of image: ItemImage, _ item: Int) throws(ListError) -> Int? {
        guard case .bytes(let uuid) = image[.uuid] else { return nil }
        return try connection.integer("SELECT id FROM item WHERE uuid = ? AND id <> ?", [.bytes(uuid), .integer(item)])
    }

    /// Returns an item that a sync has removed in the meantime.
    func missing(of items: Set<Int>) throws(ListError) -> Int? {
        let row = try connection.prepare("SELECT 1 FROM item WHERE id = ?")
        for id in items.sorted() where try row.integer([.integer(id)]) == nil { return id }
        return nil
    }

    /// Returns a reference from another item to one of the removed items.
    func lostReference(to removed: [Int]) throws(ListError) -> (item: Int, field: ItemField)? {
        guard !removed.isEmpty else { return nil }
        let need = try connection.prepare("SELECT item FROM need WHERE needs = ?")
        let child = try connection.prepare("SELECT id FROM item WHERE parent = ?")
        for id in removed {
            if let item = try need.integer([.integer(id)]) { return (item, .need(id)) }
            if let item = try child.integer([.integer(id)]) { return (item, .parent) }
        }
        return nil
    }
}

extension ReplayConflict {
    /// Adds the copy that the item left when the change moved it on. Call when nothing is undone any more.
    mutating func findCopy(on connection: Connection) throws(ListError) {
        let row = try connection.prepare(
            """
            SELECT \(ReplayConflict.value("due_day")), \(ReplayConflict.value("due_minute")), uuid
            FROM item WHERE id = ?2 AND EXISTS (
                SELECT 1 FROM replaced WHERE item = ?2 AND change = ?1
                    AND 'integer' IN (typeof(due_day), typeof(due_minute)))
            """,
            [.integer(change.id), .integer(item)]
        )
        guard try row.step(), let day = ItemRows.day(row.integer(0)), let uuid = row.uuid(2) else { return }
        // The series may count hours.
        for due in [Due(day: day, time: row.optionalInteger(1).flatMap(TimeOfDay.init(minute:))), Due(day: day)] {
            let item = try SyncFacts.item(with: ItemUUID(ofCopyOf: uuid, due: due), on: connection)
            if item?.status == .done { copy = item?.id }
        }
    }

    /// The value that the item had before the change: the one that the change or the first later one replaced, or the present
    /// one. An empty text stands for none.
    private static func value(_ column: String) -> String {
        """
        nullif(ifnull((
            SELECT replaced.\(column) FROM replaced JOIN change ON change.id = replaced.change
            WHERE replaced.item = ?2 AND replaced.change >= ?1 AND change.undone = 0 AND replaced.\(column) IS NOT NULL
            ORDER BY replaced.change LIMIT 1), \(column)), '')
        """
    }
}

extension OtherSide {
    /// Returns the first field that both changes replaced.
    fileprivate func firstField(alsoIn later: OtherSide, of present: ItemImage) -> ItemField? {
        guard case .different(let values) = self, case .different(let others) = later else { return .existence }
        for column in ItemColumn.allCases where column != .changed {
            if values[column.rawValue] != nil, others[column.rawValue] != nil { return column.field }
        }
        guard let after = later.image(from: present), let before = image(from: after) else { return nil }
        for kind in ItemLink.allCases {
            let changed = before.links(kind).symmetricDifference(after.links(kind))
            let changedLater = after.links(kind).symmetricDifference(present.links(kind))
            if let field = changed.intersection(changedLater).first?.field { return field }
        }
        return nil
    }
}

extension StoredValue {
    /// The tag or the dependency that the value stands for.
    fileprivate var field: ItemField? {
        switch self {
        case .text: text.map { .tag($0) }
        case .integer(let id): .need(id)
        case .null, .bytes: nil
        }
    }
}

extension ItemColumn {
    fileprivate var field: ItemField {
        switch self {
        case .uuid: .existence
        case .title: .title
        case .note: .note
        case .project: .project
        case .priority: .priority
        case .dueDay, .dueMinute: .due
        case .waitDay: .wait
        case .repeats, .repeatsFrom: .recurrence
        case .parent: .parent
        case .status: .status
        case .created: .created
        case .changed: .changed
        case .completed: .completed
        case .place: .place
        case .link: .link
        }
    }
}
