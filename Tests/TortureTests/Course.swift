import TestKit
import Testing

/// How a deed goes where nothing goes wrong.
struct Course: Sendable {
    /// What the list is made of before, and the journal of a change that was cut off; nil where there is none.
    let files: ListFiles?
    /// What the list says before, and after each part of the deed.
    private(set) var stages: [[String]] = []
    /// Which items there are before.
    private(set) var items: [String] = []
    /// What is answered.
    private(set) var answer = Outcome(status: 0)
    /// How many operations of each kind it takes.
    private(set) var counts: [String: Int] = [:]

    static func of(_ deed: Deed) throws -> Course {
        try #require(all[deed.testDescription], "\(deed.testDescription) is not among all deeds").get()
    }

    /// Found out once, as most tests need it.
    private static let all = Dictionary(
        uniqueKeysWithValues: Deed.all.map { deed in (deed.testDescription, Result { try Course(deed) }) }
    )

    private init(_ deed: Deed) throws {
        files = try ListFiles.before(deed)
        let rack = try Rack(deed, self)
        for count in 0...deed.partCount {
            try rack.reset()
            if count > 0 { answer = try rack.run(parts: count) }
            try #require(answer.ending == .status(0), "\(answer)")
            stages.append(try rack.state())
            if count == 0 { items = try rack.items(in: rack.program.list) }
        }
        try rack.reset()
        counts = try Torment.count(on: rack)
    }
}

/// What a list is made of on disk.
struct ListFiles: Sendable {
    var list: [UInt8]?
    var journal: [UInt8]?
    var backup: [UInt8]?

    /// Each file begins on a page of its own.
    var pageCount: Int { [list, journal, backup].reduce(0) { $0 + (($1?.count ?? 0) + 4_095) / 4_096 } }

    static func before(_ deed: Deed) throws -> ListFiles? {
        switch deed.list {
        case .none: nil
        case .usual: ListFiles(list: try usual.get())
        case .old(let version): ListFiles(list: try OldList.bytes(version: version))
        case .cutOff: try cutOff()
        case .gone: ListFiles(journal: try cutOff().journal, backup: try OldList.bytes(version: 1))
        case .backedUp: ListFiles(list: try usual.get(), backup: try OldList.bytes(version: 1))
        }
    }

    private static let usual = Result { try usualList() }

    private static func usualList() throws -> [UInt8] {
        let program = try Program()
        let lines = (1...40).map { number in
            "add Item \(number) 우유 \(number % 3 == 0 ? "+a" : "+other") \(number % 9 == 0 ? "every:week due:mon" : "")"
        }
        let more = ["change +a to project:home --yes", "done 4,5", "remove 7 --yes", "change 6 pri:low", "undo"]
        let outcome = try program.run(input: (lines + more).map { "\($0)\n" }.joined())
        try #require(outcome.ending == .status(0), "\(outcome)")
        return try Files.read(program.list)
    }

    /// A change of which a part was on the disk already when whoever made it was killed.
    private static func cutOff() throws -> ListFiles {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/list.db"
        try Files.write(usual.get(), to: path)
        let other = try DatabaseFile(path)
        try other.execute(
            """
            PRAGMA cache_size = 5; BEGIN IMMEDIATE; CREATE TABLE half (done);
            INSERT INTO half WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 500)
            SELECT zeroblob(400) FROM number;
            UPDATE change SET command = 'lost'; UPDATE sqlite_sequence SET seq = seq + 7;
            """
        )
        let files = ListFiles(list: try Files.read(path), journal: try Files.read("\(path)-journal"))
        let isHalfWritten = try files.list != usual.get()
        try #require(isHalfWritten)
        return files
    }
}
