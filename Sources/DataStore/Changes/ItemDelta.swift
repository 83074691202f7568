/// The net effect of a change on one item.
struct ItemDelta {
    struct Link: Equatable {
        let kind: ItemLink
        let value: StoredValue
        var before: Bool
        var after: Bool
    }

    let item: Int
    /// Indexed by column; `nil` if the column didn't change.
    private var columns = [(before: StoredValue, after: StoredValue)?](repeating: nil, count: ItemColumn.names.count)
    private(set) var links: [Link] = []

    init(item: Int) {
        self.item = item
    }

    subscript(column: ItemColumn) -> (before: StoredValue, after: StoredValue)? { columns[column.rawValue] }

    /// The delta that undoes this one.
    var reversed: ItemDelta {
        var reversed = self
        reversed.columns = columns.map { $0.map { (before: $0.after, after: $0.before) } }
        reversed.links = links.map { Link(kind: $0.kind, value: $0.value, before: $0.after, after: $0.before) }
        return reversed
    }

    /// Adds the next journal step. Returns `false` if `what` names no column or link.
    mutating func append(_ what: String, before: StoredValue, after: StoredValue) -> Bool {
        if let column = ItemColumn(name: what) {
            columns[column.rawValue] = (columns[column.rawValue]?.before ?? before, after)
            return true
        }
        guard let kind = ItemLink(rawValue: what) else { return false }
        let value = before.isNull ? after : before
        if let index = links.firstIndex(where: { $0.kind == kind && $0.value == value }) {
            links[index].after = before.isNull
        } else {
            links.append(Link(kind: kind, value: value, before: !before.isNull, after: before.isNull))
        }
        return true
    }
}

extension ItemDelta {
    enum Order: String {
        case ascending = "ASC"
        case descending = "DESC"
    }

    /// Calls the body with the delta of each item until it returns `false`.
    static func forEach(
        of change: Int,
        _ order: Order,
        on connection: Connection,
        _ body: (ItemDelta) throws(StoreError) -> Bool
    ) throws(StoreError) {
        let steps = try connection.prepare(
            "SELECT item, what, before, after FROM journal WHERE change = ? ORDER BY item \(order.rawValue), step",
            [.integer(change)]
        )
        var delta: ItemDelta?
        while try steps.step() {
            let item = steps.integer(0)
            if let finished = delta, finished.item != item {
                guard try body(finished) else { return }
                delta = nil
            }
            var next = delta ?? ItemDelta(item: item)
            guard next.append(steps.text(1), before: steps.stored(2), after: steps.stored(3)) else {
                throw steps.damaged("journal of item \(item)")
            }
            delta = next
        }
        if let delta { _ = try body(delta) }
    }
}
