package import Almanac
package import Entities
package import Vocabulary

/// A data manager that only forwards to its store.
package protocol StoreBacked: AnyObject {
    var store: Store { get }
}

extension NamesDataManaging where Self: StoreBacked {
    package func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] {
        // The list isn't read again for nothing.
        if selection.tags.isEmpty, selection.projects.isEmpty, selection.ids.isEmpty { return [] }
        return try store.read { connection throws(ListError) in try connection.unknownNames(in: selection) }
    }

    package func matchedPlaces(
        of filter: Selection,
        among selection: Selection,
        today: Day
    ) throws(ListError) -> [MatchedPlace] {
        if filter.isEverything { return [] }
        return try store.read { connection throws(ListError) in
            try connection.matchedPlaces(of: filter, among: selection, today: today)
        }
    }

    package func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool {
        try store.read { connection throws(ListError) in try connection.hasItems(selection, today: today) }
    }

    package func isListEmpty() throws(ListError) -> Bool {
        try store.read { connection throws(ListError) in try connection.isListEmpty() }
    }
}

extension ListedItemsDataManaging where Self: StoreBacked {
    package func items(_ ids: [Int]) throws(ListError) -> [ListedItem] {
        try store.read { connection throws(ListError) in try ListedItemReader.items(ids, on: connection) }
    }
}

private let maximumCheckedRanges = 100

extension Connection {
    /// Returns the tags, projects and ids of the selection that no item has.
    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] {
        let (tags, projects, ids) = (selection.tags, selection.projects, selection.ids.prefix(maximumCheckedRanges))
        var unknown: [UnknownName] = []
        if !tags.isEmpty {
            let known = try names("SELECT DISTINCT name FROM tag ORDER BY name")
            unknown += tags.filter { !known.contains($0) && !known.contains("@\($0)") }.map {
                UnknownName(.tag, $0, known: known)
            }
        }
        if !projects.isEmpty {
            let known = try names("SELECT DISTINCT project FROM item WHERE project IS NOT NULL ORDER BY project")
            unknown += projects.filter { name in !known.contains { $0 == name || $0.hasPrefix("\(name).") } }
                .map { UnknownName(.project, $0, known: known) }
        }
        for range in ids where try hasNoItem(in: range) {
            let name = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
            unknown.append(UnknownName(.id, name, known: []))
        }
        return unknown
    }

    func matchedPlaces(
        of filter: Selection,
        among selection: Selection,
        today: Day
    ) throws(ListError) -> [MatchedPlace] {
        var places: [MatchedPlace] = []
        for tag in filter.tags where tag.first != "@" {
            let count = try count(ofPlace: tag, selection.condition(today: today))
            if count > 0 { places.append(MatchedPlace(tag, count: count)) }
        }
        for tag in filter.uncheckedNames.tags where tag.first != "@" {
            let count = try count(ofPlace: tag, nil)
            if count > 0 { places.append(MatchedPlace(tag, count: count, isExcluded: true)) }
        }
        return places
    }

    /// Counts the items that have the place, but not the tag.
    private func count(ofPlace tag: String, _ condition: Condition?) throws(ListError) -> Int {
        let tagged = "(SELECT item FROM tag WHERE name = ?)"
        let sql = "SELECT count(*) FROM item WHERE item.id IN \(tagged) AND item.id NOT IN \(tagged)"
        return try integer(
            sql + (condition.map { " AND (\($0.sql))" } ?? ""),
            [.text("@\(tag)"), .text(tag)] + (condition?.values ?? [])
        ) ?? 0
    }

    package func isListEmpty() throws(ListError) -> Bool {
        try integer("SELECT EXISTS (SELECT 1 FROM item)") == 0
    }

    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool {
        let condition = selection.condition(today: today)
        let sql = "SELECT EXISTS (SELECT 1 FROM item WHERE \(condition?.sql ?? "1"))"
        return try integer(sql, condition?.values ?? []) == 1
    }

    fileprivate func hasNoItem(in ids: ClosedRange<Int>) throws(ListError) -> Bool {
        let found = "SELECT EXISTS (SELECT 1 FROM item WHERE id BETWEEN ? AND ?)"
        return try integer(found, [.integer(ids.lowerBound), .integer(ids.upperBound)]) == 0
    }

    fileprivate func names(_ sql: String) throws(ListError) -> [String] {
        let rows = try prepare(sql)
        var names: [String] = []
        while try rows.step() { names.append(rows.text(0)) }
        return names
    }
}
