import TestKit
import Testing

/// Lists of every version that was ever shipped.
@Suite struct OldListTests {
    @Test(arguments: OldList.versions)
    func `a list of every version is shown, brought up to date, kept as it was, and can be taken back`(
        version: Int
    ) throws {
        let rack = try Rack(Deed.oldAdd)
        let old = try OldList.bytes(version: version)
        try Files.write(old, to: rack.program.list)

        let shown = try rack.program.run("list", "all", "--plain", "--sort", "id")
        let changed = try rack.program.run("done", "1-30", "--yes")
        let undone = try rack.program.run("undo")

        #expect(shown.output.split(separator: "\n").count == 60)
        #expect(shown.output.hasPrefix("item 1: Old item 1 우유;"))
        #expect(changed.ending == .status(0), "\(changed)")
        #expect(undone.ending == .status(0), "\(undone)")
        #expect(try rack.program.run("list", "all", "--plain", "--sort", "id") == shown)
        let list = try DatabaseFile(rack.program.list)
        #expect(try list.column("PRAGMA user_version") == ["\(OldList.newest)"])
        #expect(try list.column("PRAGMA integrity_check") == ["ok"])
        let backup = try DatabaseFile("\(rack.program.list).backup-v\(version)")
        #expect(try backup.column("SELECT count(*) FROM item") == ["60"])
        #expect(try backup.column("PRAGMA user_version") == ["\(version)"])
    }
}
