import TestKit
import Testing

/// Files in the place of the list that are not ours, or not for this adder.
@Suite struct UntouchedFileTests {
    enum Stranger: CaseIterable, Sendable {
        case newer, foreign, wal, versioned, text, header, zeros, emptiedBesideBackup
    }

    @Test(arguments: Stranger.allCases)
    func `no command touches what is not its own`(stranger: Stranger) throws {
        let rack = try Rack(Deed.bulk)
        try Self.plant(stranger, in: rack)
        let folder = "\(rack.program.home.path)/data/adder"
        let (bytes, names) = (try Files.read(rack.program.list), Files.names(in: folder))

        for line in Extent.some(EveryCommand.lines, few: 8, seed: UInt64(bytes.count)) {
            let outcome = try rack.program.run(tool: Program.path, arguments: line)

            let about: Comment = "\(stranger) \(line): \(outcome)"
            if EveryCommand.isChange(line) || EveryCommand.isLook(line) {
                #expect(outcome.ending == .status(stranger == .newer ? 78 : 65), about)
                #expect(["adder: ", "{\"adder\":1,\"error\":"].contains { outcome.talk.hasPrefix($0) }, about)
                #expect(outcome.output.isEmpty, about)
            } else {
                #expect([.status(0), .status(65), .status(66), .status(78)].contains(outcome.ending), about)
            }
            #expect(try Files.read(rack.program.list) == bytes, about)
            #expect(Files.names(in: folder) == names, about)
        }
    }

    private static func plant(_ stranger: Stranger, in rack: Rack) throws {
        let path = rack.program.list
        switch stranger {
        case .newer:
            try DatabaseFile(path).execute("PRAGMA user_version = 99")
        case .foreign, .wal, .versioned:
            try Files.write([], to: path)
            let pragma =
                switch stranger {
                case .wal: "PRAGMA journal_mode = WAL;"
                case .versioned: "PRAGMA user_version = 2;"
                default: "PRAGMA application_id = 7;"
                }
            try DatabaseFile(path).execute("\(pragma) CREATE TABLE item (id); INSERT INTO item VALUES (1)")
        case .text:
            try Files.write("Buy milk\n".utf8, to: path)
        case .header:
            try Files.write("SQLite format 3\0".utf8, to: path)
        case .zeros:
            try Files.write([UInt8](repeating: 0, count: 8_192), to: path)
        case .emptiedBesideBackup:
            try Files.write([], to: path)
            try Files.write("a backup".utf8, to: "\(path).backup-v1")
        }
    }

    @Test(arguments: EveryCommand.lines)
    func `a file of no bytes is an empty list to every command`(line: [String]) throws {
        let rack = try Rack(Deed.bulk)
        try Files.write([], to: rack.program.list)

        let outcome = try rack.program.run(tool: Program.path, arguments: line)

        #expect([.status(0), .status(66)].contains(outcome.ending), "\(line): \(outcome)")
        #expect(try rack.program.run("list", "all").ending == .status(0))
    }
}
