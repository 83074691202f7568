import Almanac
import Entities
import Testing
import Vocabulary

@testable import DataStore

struct ItemRowsTests {
    private let store = Store()

    private func add(_ details: ItemDetails) throws -> Item {
        try store.change("add", at: Instant(seconds: 1)) { connection throws(ListError) in
            let uuid = ItemUUID(high: 7, low: .random(in: 0 ... .max))
            let item = NewItem(uuid: uuid, details: details, created: Instant(seconds: 1))
            return try ItemRows.insert([item], on: connection)[0]
        }
    }

    private func item(_ id: Int) throws -> Item {
        try store.read { connection throws(ListError) in
            let row = try connection.prepare("SELECT \(ItemRows.columns) FROM item WHERE id = ?", [.integer(id)])
            _ = try row.step()
            return try ItemRows.item(in: row)
        }
    }

    @Test func `inserting returns the item as it will be read, with every field`() throws {
        _ = try add(ItemDetails(title: "first"))
        _ = try add(ItemDetails(title: "second"))
        let details = ItemDetails(
            title: "Cafe\u{301}",
            note: "Cafe\u{301}",
            tags: ["zoo", "cafe\u{301}", "@home", "caf\u{E9}"],
            project: "Cafe\u{301}",
            priority: .low,
            due: Due(day: Day(number: 20_000), time: .noon),
            wait: Day(number: -1),
            recurrence: .again(Repetition(.weekly, interval: 2)),
            needs: [2, 1],
            parent: 1
        )

        let answered = try add(details)

        #expect(try item(3) == answered)
        #expect(answered.details.tags == ["@home", "caf\u{E9}", "zoo"])
        #expect(answered.details.needs == [1, 2])
        #expect(Array(answered.details.title.utf8) == Array("Caf\u{E9}".utf8))
    }

    /// Values that the schema's constraints would reject.
    @Test(arguments: [
        ("due_day", "9223372036854775807"), ("wait_day", "-9223372036854775808"), ("status", "2"), ("priority", "9"),
        ("created", "9223372036854775807"), ("changed", "-9223372036854775808"), ("completed", "9223372036854775807"),
        ("uuid", "x'00'"), ("repeats", "'FREQ=MINUTELY'"), ("repeats_from", "'moon'"), ("due_minute", "1440"),
    ])
    func `an invalid value is reported as damage`(column: String, value: String) throws {
        var columns = [
            "id": "1", "uuid": "zeroblob(16)", "title": "'a'", "status": "0", "created": "1", "changed": "1",
            "due_day": "1", "repeats": "'FREQ=DAILY'", "repeats_from": "'due'",
        ]
        columns[column] = value
        let names = [
            "id", "uuid", "title", "note", "project", "priority", "due_day", "due_minute", "wait_day", "repeats",
            "repeats_from", "parent", "status", "created", "changed", "completed",
        ]
        let row = names.map { "\(columns[$0] ?? "NULL") AS \($0)" }.joined(separator: ", ")

        #expect {
            try store.read { connection throws(ListError) in
                let rows = try connection.prepare("SELECT \(ItemRows.columns) FROM (SELECT \(row)) AS item")
                _ = try rows.step()
                return try ItemRows.item(in: rows)
            }
        } throws: { error in
            (error as? ListError)?.kind == .damaged
        }
    }
}
