import TestKit
import Testing

/// Databases and files of other programs or newer versions in place of the list.
@Suite struct ForeignFileTests {
    enum ForeignFile: CaseIterable, Sendable {
        case newer, unreleased, foreign, wal, versioned, text, header, zeros, emptyWithBackup
    }

    @Test(arguments: ForeignFile.allCases)
    func `no command modifies a foreign file`(file: ForeignFile) throws {
        let testbed = try Testbed(Action.bulk)
        try Self.plant(file, in: testbed)
        let folder = "\(testbed.program.home.path)/data/adder"
        let (bytes, names) = (try Files.read(testbed.program.list), Files.names(in: folder))

        for line in Sampling.sample(EveryCommand.lines, few: 8, seed: UInt64(bytes.count)) {
            let outcome = try testbed.program.run(tool: Program.path, arguments: line)

            let about: Comment = "\(file) \(line): \(outcome)"
            if EveryCommand.isChange(line) || EveryCommand.isReadOnly(line) {
                #expect(outcome.ending == .status(file == .newer || file == .unreleased ? 78 : 65), about)
                #expect(["adder: ", "{\"adder\":1,\"error\":"].contains { outcome.messages.hasPrefix($0) }, about)
                #expect(outcome.output.isEmpty, about)
            } else {
                #expect([.status(0), .status(65), .status(66), .status(78)].contains(outcome.ending), about)
            }
            #expect(try Files.read(testbed.program.list) == bytes, about)
            #expect(Files.names(in: folder) == names, about)
        }
    }

    private static func plant(_ file: ForeignFile, in testbed: Testbed) throws {
        let path = testbed.program.list
        switch file {
        case .newer:
            try DatabaseFile(path).execute("PRAGMA user_version = 99")
        case .unreleased:
            try DatabaseFile(path).execute("PRAGMA user_version = 5")
        case .foreign, .wal, .versioned:
            try Files.write([], to: path)
            let pragma =
                switch file {
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
        case .emptyWithBackup:
            try Files.write([], to: path)
            try Files.write("a backup".utf8, to: "\(path).backup-v1")
        }
    }

    @Test(arguments: EveryCommand.lines)
    func `every command treats an empty file as an empty list`(line: [String]) throws {
        let testbed = try Testbed(Action.bulk)
        try Files.write([], to: testbed.program.list)

        let outcome = try testbed.program.run(tool: Program.path, arguments: line)

        #expect([.status(0), .status(66)].contains(outcome.ending), "\(line): \(outcome)")
        #expect(try testbed.program.run("list", "all").ending == .status(0))
    }
}
