import TestKit
import Testing

/// The results of an action without faults.
struct Baseline: Sendable {
    /// The files before the action, `nil` if there is no list.
    let files: ListFiles?
    /// The contents of the list before the action and after each of its parts.
    private(set) var stages: [[String]] = []
    /// The items before the action.
    private(set) var items: [String] = []
    private(set) var answer = Outcome(status: 0)
    /// The number of operations of each kind.
    private(set) var counts: [String: Int] = [:]

    static func of(_ action: Action) throws -> Baseline {
        try #require(all[action.testDescription], "\(action.testDescription) is not in Action.all").get()
    }

    /// Computed once because most tests use it.
    private static let all = Dictionary(
        uniqueKeysWithValues: Action.all.map { action in (action.testDescription, Result { try Baseline(action) }) }
    )

    private init(_ action: Action) throws {
        files = try ListFiles.before(action)
        let testbed = try Testbed(action, self)
        for count in 0...action.partCount {
            try testbed.reset()
            if count > 0 { answer = try testbed.run(parts: count) }
            try #require(answer.ending == .status(0), "\(answer)")
            stages.append(try testbed.state())
            if count == 0 { items = try testbed.items(in: testbed.program.list) }
        }
        // On a busy machine, a script writes a batch before its end, which takes more operations.
        let runs = try (1...3).map { _ in
            try testbed.reset()
            return try Fault.count(on: testbed)
        }
        counts = runs.min { $0.values.reduce(0, +) < $1.values.reduce(0, +) } ?? [:]
    }
}

/// The contents of the files that make up a list.
struct ListFiles: Sendable {
    var list: [UInt8]?
    var journal: [UInt8]?
    var backup: [UInt8]?

    /// The number of pages that the files occupy.
    var pageCount: Int { [list, journal, backup].reduce(0) { $0 + (($1?.count ?? 0) + 4_095) / 4_096 } }

    static func before(_ action: Action) throws -> ListFiles? {
        switch action.list {
        case .none: nil
        case .usual: ListFiles(list: try usual.get())
        case .old(let version): ListFiles(list: try OldList.bytes(version: version))
        case .interrupted: try interrupted()
        case .lost: ListFiles(journal: try interrupted().journal, backup: try OldList.bytes(version: 2))
        case .backedUp: ListFiles(list: try usual.get(), backup: try OldList.bytes(version: 2))
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

    /// A list whose writer was killed after some pages had reached the file.
    private static func interrupted() throws -> ListFiles {
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
