import DataStore
import TestKit
import Testing

/// Lists of older versions.
@Suite struct OldListTests {
    @Test(arguments: OldList.versions)
    func `a list of an older version is backed up and migrated, and changes to it can be undone`(
        version: Int
    ) throws {
        let testbed = try Testbed(Action.migrateByAdding)
        let old = try OldList.bytes(version: version)
        try Files.write(old, to: testbed.program.list)

        let shown = try testbed.program.run("list", "all", "--plain", "--sort", "id")
        let changed = try testbed.program.run("done", "12-18", "--yes")
        let undone = try testbed.program.run("undo")

        #expect(shown.output.split(separator: "\n").count == 18)
        #expect(shown.output.hasPrefix("item 1: Buy milk;"))
        #expect(changed.ending == .status(0), "\(changed)")
        #expect(undone.ending == .status(0), "\(undone)")
        #expect(try testbed.program.run("list", "all", "--plain", "--sort", "id") == shown)
        let list = try DatabaseFile(testbed.program.list)
        #expect(try list.column("PRAGMA user_version") == ["\(Schema.version)"])
        #expect(try list.column("PRAGMA integrity_check") == ["ok"])
        let backup = try DatabaseFile("\(testbed.program.list).backup-v\(version)")
        #expect(try backup.column("SELECT count(*) FROM item") == ["18"])
        #expect(try backup.column("PRAGMA user_version") == ["\(version)"])
    }
}
