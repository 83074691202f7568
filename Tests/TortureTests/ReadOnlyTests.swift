import Glibc
import TestKit
import Testing

/// Nothing may be written, and whoever runs the program is not root.
@Suite struct ReadOnlyTests {
    @Test(arguments: Extent.some(EveryCommand.lines, few: 12, seed: 1), [0o444, 0o644])
    func `every command shows what there is, or says that nothing was changed`(line: [String], mode: Int) throws {
        let rack = try Rack(Deed.restore)
        let (home, before) = (rack.program.home.path, try Files.read(rack.program.list))
        let isRoot = geteuid() == 0
        // Somebody else's list that all may read, in a folder in which nobody may make a journal.
        chmod(rack.program.list, mode_t(mode))
        for folder in ["/data/adder", "/data", ""] { chmod(home + folder, 0o555) }

        let words = line.map { "'\($0)'" }.joined(separator: " ")
        let outcome = try rack.program.runUnprivileged(words)

        for folder in ["", "/data", "/data/adder"] { chmod(home + folder, 0o700) }
        let about: Comment = "\(line) \(String(mode, radix: 8)) \(isRoot): \(outcome)"
        if line.first == "doctor" {
            #expect(outcome.ending == .status(77) && outcome.output.contains(" cannot be written"), about)
        } else if EveryCommand.isChange(line) || EveryCommand.isRestoring(line) || line.first == "backup" {
            #expect([.status(77), .status(73)].contains(outcome.ending), about)
            #expect(outcome.talk.hasPrefix("adder: ") && outcome.output.isEmpty, about)
        } else {
            #expect(outcome.ending == .status(0), about)
        }
        #expect(try Files.read(rack.program.list) == before, about)
        #expect(Files.names(in: "\(home)/data/adder") == ["adder.db", "adder.db.backup-2026-11-20"], about)
    }
}
