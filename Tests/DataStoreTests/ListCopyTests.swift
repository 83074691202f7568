import Entities
import TestKit
import Testing

@testable import DataStore

/// Against real files.
struct ListCopyTests {
    @Test func `what cannot be changed in a copy is told of what it was to become, not of its draft`() throws {
        let folder = try TemporaryFolder()
        let (path, target) = ("\(folder.path)/목록.db", "\(folder.path)/copy.db")
        try TestList(Store(StoreFile(path: path))).add(ItemDetails(title: "Rest"))
        let patience = Patience(seconds: 0)
        let source = try Connection.open(StoreFile(path: path), patience: patience)
        let copy = try ListCopy(of: source, for: target, Stopwatch(patience) {})
        defer { copy.discard() }

        let trouble = ListTrouble(.diskFull, path: target, detail: "database or disk is full")
        #expect(throws: BackupTrouble.copy(trouble)) {
            try copy.adjust(patience) { connection throws(StoreError) in
                try connection.execute("PRAGMA max_page_count = 1; CREATE TABLE more AS SELECT zeroblob(1000000)")
            }
        }
    }
}
