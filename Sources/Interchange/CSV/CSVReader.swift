import Almanac
package import Entities
package import Vocabulary

/// Reads tables: adder's own, those of Todoist, and others with similar column names.
package struct CSVReader: ForeignReading {
    private enum Layout {
        case columns(FieldNames)
        case todoist(TodoistTable)
    }

    /// In bytes. More rows would tell nothing new about the dates.
    private static let sampleSize = 100_000

    private var records: CSVRecords
    private var layout: Layout
    /// The cells of the first row, which files that were put together have again.
    private let heading: [String]
    /// The rows that were read to learn about the dates, the first one last.
    private var sample: [CSVRecords.Record] = []
    private var dates: FieldDates
    private var zones: CalendarZones
    /// The UUIDs of the items by title, if parents and dependencies may be named by their titles.
    private var uuids: [String: ItemUUID]?
    private var hasRows = false
    /// The UUIDs by the numbers of an outline, such as `1.2`, as OmniFocus writes them.
    private var outline: [String: ItemUUID] = [:]
    private let context: ForeignContext
    private var identity = ForeignIdentity(.csv)
    private var losses = LossList()

    package init(_ source: @escaping ByteReader.Source, _ context: ForeignContext) throws(ForeignFileError) {
        records = try CSVRecords(source)
        self.context = context
        dates = FieldDates(context)
        zones = CalendarZones(clock: context.clock, files: context.zoneFiles)
        let header = try records.header(CSVReader.isHeading)
        heading = header?.cells ?? []
        let names = heading.map(\.trimmed)
        if let table = TodoistTable(names) {
            layout = .todoist(table)
            return
        }
        let columns = FieldNames(names)
        if case let others = OtherTable.columns(columns), !others.isEmpty {
            throw ForeignFileError(.otherTable(others), line: header?.line ?? 1, column: 1)
        }
        guard columns.hasTitle else { throw ForeignFileError(.noTitles, line: header?.line ?? 1, column: 1) }
        layout = .columns(columns)
        let namesTitles = columns.names.contains {
            ($0.field == .parent || $0.field == .needs) && $0.text != $0.field?.rawValue
        }
        uuids = namesTitles ? [:] : nil
        if columns.names.contains(where: { $0.field == .due || $0.field == .wait || $0.field == .completed }) {
            try learnDates()
        }
    }

    /// Returns `true` if the cells name columns.
    static func isHeading(_ record: CSVRecords.Record) -> Bool {
        let names = record.cells.map(\.trimmed)
        return TodoistTable(names) != nil || FieldNames(names).isHeading
    }

    private mutating func learnDates() throws(ForeignFileError) {
        var size = 0
        while size < CSVReader.sampleSize, let record = try records.next() {
            size += record.size
            sample.append(record)
            for cell in record.cells where cell.utf8.count < 30 { dates.order.learn(from: cell) }
        }
        sample.reverse()
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        switch layout {
        case .columns(let columns):
            while true {
                var record = sample.popLast()
                if record == nil { record = try records.next() }
                guard let record else { return nil }
                if !hasRows, columns.lacksTitle(record.cells) {
                    throw ForeignFileError(.noTitles, line: 1, column: 1)
                }
                hasRows = true
                if !isHeading(record), let item = item(record, columns) { return item }
            }
        case .todoist(var table):
            // The table is not copied while it changes.
            layout = .columns(FieldNames([]))
            defer { layout = .todoist(table) }
            while let record = try records.next() {
                if isHeading(record) { continue }
                let draft = table.read(record, context)
                losses.append(table.takeLosses())
                if let draft { return finished(draft, &table) }
            }
            return table.takeLast().map { finished($0, &table) }
        }
    }

    private func isHeading(_ record: CSVRecords.Record) -> Bool {
        record.cells[0] == heading[0] && record.cells.count > 1 && record.cells == heading
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

    /// Returns `nil` for an item that was deleted, which is reported.
    private mutating func item(_ record: CSVRecords.Record, _ columns: FieldNames) -> ForeignItem? {
        if columns.program == .tickTick { dates.zone = zone(of: record, columns) }
        var row = FieldRow(line: record.line, columns.program, dates)
        row.draft.item.stated = ItemField.stated(columns.fields)
        for index in columns.order where index < record.cells.count && !record.cells[index].isEmpty {
            row.set(columns.names[index], record.cells[index])
        }
        for (index, cell) in record.cells.enumerated().dropFirst(columns.names.count) where !cell.isEmpty {
            row.draft.lose(.attribute, "\(index + 1)", cell)
        }
        if let reason = row.removal {
            losses.place = record.line
            losses.add(.item, reason, row.title)
            return nil
        }
        var draft = row.finished()
        if uuids != nil { resolveTitles(of: &draft) }
        var item: ForeignItem
        if let uuid = row.uuid {
            draft.item.uuid = uuid
            item = draft.finished(&losses)
        } else if columns.program == .tickTick, let key = draft.item.key, key.utf8.count > 8 {
            draft.item.uuid = identity.uuid(forIdentity: key)
            item = draft.finished(&losses)
        } else {
            let details = draft.item.details
            let created = draft.item.created?.description ?? ""
            item = finished(draft, content: "\(details.title)\n\(details.project ?? "")\n\(created)")
        }
        uuids?[item.details.title] = item.uuid
        if columns.program == .omniFocus { resolveOutline(of: &item) }
        return item
    }

    /// Sets the parent of `1.2`, which is `1`.
    private mutating func resolveOutline(of item: inout ForeignItem) {
        guard let number = item.key, number.allSatisfy({ $0 == "." || $0.isNumber }) else { return }
        item.stated.formUnion(.parent)
        if let dot = number.lastIndex(of: "."), let parent = outline[String(number[..<dot])] {
            item.parent = .uuid(parent)
        }
        outline[number] = item.uuid
    }

    /// Replaces the titles of the parent and of dependencies by their UUIDs.
    private func resolveTitles(of draft: inout ForeignDraft) {
        func resolved(_ reference: ForeignItem.Reference) -> ForeignItem.Reference {
            guard case .key(let title) = reference, let uuid = uuids?[title] else { return reference }
            return .uuid(uuid)
        }
        draft.item.parent = draft.item.parent.map(resolved)
        draft.item.needs = draft.item.needs.map(resolved)
    }

    /// Returns the zone of a date without a time of day.
    private mutating func zone(of record: CSVRecords.Record, _ columns: FieldNames) -> (any ZoneRules)? {
        func cell(_ name: String) -> String? {
            columns.names.firstIndex { FieldNames.key($0.text) == name }.flatMap { index in
                index < record.cells.count ? record.cells[index] : nil
            }
        }
        guard cell("isallday") == "true", let name = cell("timezone") else { return nil }
        return zones.zone(named: name)
    }
}
