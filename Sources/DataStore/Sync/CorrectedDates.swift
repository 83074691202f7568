package import Entities
package import Vocabulary

// Corrections of dates that are read differently now. The items were not changed, so there is nothing to undo.

extension Connection {
    /// Writes the dates of items.
    package func correctDates(of items: [Item]) throws(ListError) {
        try replaying { () throws(ListError) in
            for item in items { try setDates(item.details, "item", "id = ?", [.integer(item.id)]) }
        }
    }

    /// Corrects the dates of an item and those that undo and redo bring back.
    /// - Parameter corrected: Receives dates, and the number of the change that made them.
    package func correctDates(
        of item: Int,
        withHistory: Bool,
        _ corrected: (ItemDetails, Int) -> ItemDetails
    ) throws(ListError) {
        let reader = try ItemImageReader(on: self)
        let present = try reader.present(item)
        try replaying { () throws(ListError) in
            if let present, let dates = present.dates {
                let new = corrected(dates, present.touched)
                if new != dates { try setDates(new, "item", "id = ?", [.integer(item)]) }
            }
            if withHistory { try correctHistory(of: item, present, reader, corrected) }
        }
    }

    private func correctHistory(
        of item: Int,
        _ present: ItemImage?,
        _ reader: borrowing ItemImageReader,
        _ corrected: (ItemDetails, Int) -> ItemDetails
    ) throws(ListError) {
        var image = present
        var next = if let image { image.touched } else { try integer(History.removal, [.integer(item)]) }
        while let change = next {
            let other = try reader.otherSide(of: change, item)
            guard let before = other.image(from: image), before.touched < change else { break }
            try correct(other, before, image, of: change, item, corrected)
            (image, next) = (before, before.touched)
        }
        image = present
        for change in try redoableChanges {
            let other = try reader.otherSide(of: change, item)
            guard let now = image, case .different = other, let after = other.image(from: now) else { continue }
            try correct(other, after, now, of: change, item, corrected)
            image = after
        }
    }

    /// Corrects what a change has kept of an item: its dates, and those that only differ now that they are corrected.
    private func correct(
        _ other: OtherSide,
        _ kept: ItemImage,
        _ neighbor: ItemImage?,
        of change: Int,
        _ item: Int,
        _ corrected: (ItemDetails, Int) -> ItemDetails
    ) throws(ListError) {
        guard let dates = kept.dates else { return }
        let new = corrected(dates, kept.touched)
        let beside = neighbor?.dates.map { corrected($0, neighbor?.touched ?? 0) }
        let (values, others) = (ItemColumn.dates(of: new), beside.map(ItemColumn.dates))
        var bindings: [Binding] = []
        for (place, column) in ItemColumn.dates.enumerated() {
            let isKept =
                switch other {
                case .different(let old):
                    old[column.rawValue] != nil || others.map { $0[place] != values[place] } ?? true
                case .present, .absent: true
                }
            bindings.append(!isKept ? .null : values[place] == .null ? .text("") : values[place])
        }
        try setDates(bindings, "replaced", "change = ? AND item = ?", [.integer(change), .integer(item)])
    }

    private var redoableChanges: [Int] {
        get throws(ListError) {
            try prepare("SELECT id FROM change WHERE \(Direction.redoableCondition) ORDER BY id").integers([])
        }
    }
}

// MARK: - Columns

extension Connection {
    private func setDates(
        _ details: ItemDetails,
        _ table: String,
        _ condition: String,
        _ row: [Binding]
    ) throws(ListError) {
        try setDates(ItemColumn.dates(of: details), table, condition, row)
    }

    private func setDates(
        _ values: [Binding],
        _ table: String,
        _ condition: String,
        _ row: [Binding]
    ) throws(ListError) {
        let columns = ItemColumn.dates.map { "\($0.name) = ?" }.joined(separator: ", ")
        try run("UPDATE \(table) SET \(columns) WHERE \(condition)", values + row)
    }

    /// Runs the body without recording what it writes.
    private func replaying(_ body: () throws(ListError) -> Void) throws(ListError) {
        let state = writeGuard.state
        writeGuard.state = .replaying
        defer { writeGuard.state = state }
        try body()
    }
}
