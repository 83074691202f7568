import Almanac
package import Entities
package import Vocabulary

/// Reads tables: adder's own, those of Todoist, and others with similar column names.
package struct CSVReader: ForeignReading {
    private enum Layout {
        case columns([(name: String, column: CSVColumn?)])
        case todoist(TodoistTable)
    }

    private var records: CSVRecords
    private var layout: Layout
    private let context: ForeignContext
    private var identity = ForeignIdentity(.csv)
    private var losses = LossList()

    package init(_ source: @escaping ByteReader.Source, _ context: ForeignContext) throws(ForeignFileError) {
        records = try CSVRecords(source)
        self.context = context
        let header = try records.header()
        let names = header?.cells.map(\.trimmed) ?? []
        if let table = TodoistTable(names) {
            layout = .todoist(table)
        } else {
            let columns = names.map { (name: $0, column: CSVColumn(name: $0)) }
            guard columns.contains(where: { $0.column == .title }) else {
                throw ForeignFileError(.noTitles, line: header?.line ?? 1, column: 1)
            }
            layout = .columns(columns)
        }
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        switch layout {
        case .columns(let columns):
            guard let record = try records.next() else { return nil }
            return item(record, columns)
        case .todoist(var table):
            // The table is not copied while it changes.
            layout = .columns([])
            defer { layout = .todoist(table) }
            while let record = try records.next() {
                let draft = table.read(record, context)
                losses.append(table.takeLosses())
                if let draft { return finished(draft, &table) }
            }
            return table.takeLast().map { finished($0, &table) }
        }
    }

    package mutating func takeLosses() -> [Loss] {
        losses.take()
    }

    private mutating func finished(_ draft: ForeignDraft, _ table: inout TodoistTable) -> ForeignItem {
        var item = finished(draft, content: table.content(of: draft))
        table.resolveParent(of: &item)
        return item
    }

    private mutating func finished(_ draft: ForeignDraft, content: String) -> ForeignItem {
        var draft = draft
        draft.item.uuid = identity.uuid(forContent: content)
        return draft.finished(&losses)
    }

    private mutating func item(
        _ record: CSVRecords.Record,
        _ columns: [(name: String, column: CSVColumn?)]
    ) -> ForeignItem {
        var row = CSVRow(line: record.line, context)
        row.draft.item.stated = CSVColumn.stated(columns.compactMap(\.column))
        var first: [CSVColumn: String] = [:]
        for (index, cell) in record.cells.enumerated() where !cell.isEmpty {
            if index < columns.count, let column = columns[index].column {
                // Several columns can mean the same.
                if let other = first[column], !column.isList {
                    if other != cell { row.draft.lose(.attribute, columns[index].name, cell) }
                    continue
                }
                first[column] = cell
                row.set(column, cell, field: columns[index].name)
            } else {
                row.draft.lose(.attribute, index < columns.count ? columns[index].name : "\(index + 1)", cell)
            }
        }
        var draft = row.finished()
        if let uuid = row.uuid {
            draft.item.uuid = uuid
            return draft.finished(&losses)
        }
        let details = draft.item.details
        let created = draft.item.created?.description ?? ""
        return finished(draft, content: "\(details.title)\n\(details.project ?? "")\n\(created)")
    }
}
