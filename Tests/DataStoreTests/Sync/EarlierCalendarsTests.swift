import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct EarlierCalendarsTests {
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = Store(StoreFile(path: "\(folder.path)/list.db"), timeout: Timeout(seconds: 10))
        try TestList(store).add(ItemDetails(title: "Milk"))
    }

    private func write<Value>(_ body: (Connection, SyncedObject) throws(ListError) -> Value) throws -> Value {
        try store.writeSyncState { connection throws(ListError) in
            var list = SyncedList(url: "https://example.org/")
            try list.save(on: connection)
            var object = SyncedObject(name: [65], path: "/A")
            try object.save(in: list, on: connection)
            return try body(connection, object)
        }
    }

    @Test func `the newest calendars are kept until another program changes the object`() throws {
        let (kept, left) = try write { (connection, object) throws(ListError) in
            for byte in 1...7 as ClosedRange<UInt8> { try EarlierCalendars.add([byte], of: object, on: connection) }
            let kept = try EarlierCalendars.of(object, on: connection)
            try EarlierCalendars.remove(of: object, on: connection)
            return (kept, try EarlierCalendars.of(object, on: connection))
        }

        #expect(kept == [[7], [6], [5], [4], [3]])
        #expect(left == [])
    }

    @Test func `they go with their object`() throws {
        let left = try write { (connection, object) throws(ListError) in
            try EarlierCalendars.add([1], of: object, on: connection)
            try object.remove(on: connection)
            return try EarlierCalendars.of(object, on: connection)
        }

        #expect(left == [])
    }

    @Test func `a list with them is one of adder's`() throws {
        try write { (connection, object) throws(ListError) in try EarlierCalendars.add([1], of: object, on: connection)
        }

        let differences = try store.examine { examination throws(ListError) in try examination.schemaDifferences() }
        #expect(differences?.missing == [] && differences?.unknown == [])
        // Writing checks the parts.
        #expect(throws: Never.self) { try write { (_, _) throws(ListError) in } }
    }
}
