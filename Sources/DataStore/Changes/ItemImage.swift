import Vocabulary

/// The stored values of an item at one point in its history.
struct ItemImage: Equatable {
    /// The columns of the table `replaced` that hold values, in order.
    static let columns = ItemColumn.names + ["touched", "tags", "needs"]

    /// The expressions that read the present values from the table `item`, in the same order.
    static let present =
        ItemColumn.names.map { "item.\($0)" } + ["item.touched", tags(of: "item.id"), needs(of: "item.id")]

    static func tags(of id: String) -> String { "(SELECT group_concat(name, ' ') FROM tag WHERE tag.item = \(id))" }

    static func needs(of id: String) -> String { "(SELECT group_concat(needs, ' ') FROM need WHERE need.item = \(id))" }

    let values: [StoredValue]

    subscript(column: ItemColumn) -> StoredValue { values[column.rawValue] }

    /// The newest change to the item, which may have been forgotten since.
    var touched: Int { values[ItemColumn.names.count].integer ?? 0 }

    /// The ids of the parent and the dependencies.
    var references: Set<Int> { Set(links(.need).compactMap(\.integer) + [self[.parent].integer].compactMap { $0 }) }

    func links(_ kind: ItemLink) -> Set<StoredValue> {
        guard case .text(let bytes) = values[ItemColumn.names.count + (kind == .tag ? 1 : 2)] else { return [] }
        let words = bytes.split(separator: UInt8(ascii: " "))
        switch kind {
        case .tag: return Set(words.map { .text(Array($0)) })
        case .need: return Set(words.compactMap { Int(String(decoding: $0, as: UTF8.self)).map { .integer($0) } })
        }
    }
}

/// An item on the other side of a change: before it, or after it while it is undone.
enum OtherSide: Equatable {
    case absent
    /// The item exists only on the other side.
    case present(ItemImage)
    /// The values that the change replaced; `nil` for those that are the same on both sides.
    case different([StoredValue?])

    /// Returns the item on the other side, or `nil` if it doesn't exist there.
    func image(from present: ItemImage?) -> ItemImage? {
        switch self {
        case .absent: nil
        case .present(let image): image
        case .different(let values): present.map { ItemImage(values: zip(values, $0.values).map { $0 ?? $1 }) }
        }
    }

    /// Returns this side as seen from the other side, or `nil` if the item contradicts the change.
    func reversed(from present: ItemImage?) -> OtherSide? {
        switch (self, present) {
        case (.absent, let present?): .present(present)
        case (.present, nil): .absent
        case (.different(let values), let present?):
            .different(zip(values, present.values).map { $0 == nil ? nil : $1 })
        default: nil
        }
    }
}

// MARK: - Reading and writing

/// Reads the two sides of changes.
struct ItemImageReader: ~Copyable {
    private let presentRow: Statement
    private let otherRow: Statement

    init(on connection: Connection) throws(ListError) {
        let columns = ItemImage.columns.joined(separator: ", ")
        let presentRow = try connection.prepare(
            "SELECT \(ItemImage.present.joined(separator: ", ")) FROM item WHERE id = ?"
        )
        let otherRow = try connection.prepare("SELECT \(columns) FROM replaced WHERE change = ? AND item = ?")
        self.presentRow = presentRow
        self.otherRow = otherRow
    }

    func present(_ item: Int) throws(ListError) -> ItemImage? {
        defer { presentRow.reset() }
        try presentRow.bind([.integer(item)])
        guard try presentRow.step() else { return nil }
        return ItemImage(values: ItemImage.columns.indices.map { presentRow.stored(Int32($0)) })
    }

    func otherSide(of change: Int, _ item: Int) throws(ListError) -> OtherSide {
        defer { otherRow.reset() }
        try otherRow.bind([.integer(change), .integer(item)])
        guard try otherRow.step() else { return .absent }
        let values = ItemImage.columns.indices.map { otherRow.replaced(Int32($0)) }
        if values.allSatisfy({ $0 == nil }) { return .absent }
        return values[0] == nil ? .different(values) : .present(ItemImage(values: values.map { $0 ?? .null }))
    }
}

extension Statement {
    /// Reads a value that a change replaced: NULL stands for no value, and an empty text for NULL.
    fileprivate func replaced(_ column: Int32) -> StoredValue? {
        let value = stored(column)
        return value.isNull ? nil : value == .text([]) ? .null : value
    }
}

extension OtherSide {
    /// The values to store: NULL for no value, and an empty text for NULL.
    var stored: [StoredValue] {
        let values: [StoredValue?] =
            switch self {
            case .absent: ItemImage.columns.map { _ in nil }
            case .present(let image): image.values
            case .different(let values): values
            }
        return values.map { value in value.map { $0.isNull ? .text([]) : $0 } ?? .null }
    }
}
