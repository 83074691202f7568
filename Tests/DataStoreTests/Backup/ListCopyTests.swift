import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct ListCopyTests {
    @Test func `an error in a copy names the target, not the draft`() throws {
        let folder = try TemporaryFolder()
        let (path, target) = ("\(folder.path)/목록.db", "\(folder.path)/copy.db")
        try TestList(Store(StoreFile(path: path))).add(ItemDetails(title: "Rest"))
        let timeout = Timeout(seconds: 0)
        let source = try Connection.open(StoreFile(path: path), timeout: timeout)
        let copy = try ListCopy(of: source, for: target, CopyMonitor(timeout) {})
        defer { copy.discard() }

        #expect {
            try copy.adjust(timeout) { connection throws(ListError) in
                try connection.execute("PRAGMA max_page_count = 1; CREATE TABLE more AS SELECT zeroblob(1000000)")
            }
        } throws: {
            guard case .copy(let failure)? = $0 as? BackupError else { return false }
            return failure.kind == .diskFull && failure.path == target
        }
    }
}
