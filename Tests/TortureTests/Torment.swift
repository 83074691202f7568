import TestKit
import Testing

/// What the disk or the memory does at the Nth operation of a kind.
struct Torment: CustomTestStringConvertible, Sendable {
    let kind: String
    /// Whether it does so from then on.
    var lasts = false

    /// At how many of its operations it is tried, where there is to be all.
    var extent: Int { lasts || ["full", "half", "allocation"].contains(kind) ? 25 : 70 }

    /// How the program may end that it happens to.
    var statuses: [Int32] {
        switch kind {
        case "read": [0, 65, 74]
        case "open": [0, 73, 74]
        case "allocation": [0, 75]
        case "onename": [0]
        default: [0, 74]
        }
    }

    var testDescription: String { lasts ? "\(kind)+" : kind }

    static let faults =
        [
            "read", "write", "full", "half", "sync", "truncate", "open", "delete", "link", "rename",
            "unsynced", "lock", "access", "allocation",
        ].map { Torment(kind: $0) }
        + ["write", "full", "sync", "delete", "onename", "unsynced", "allocation"].map { kind in
            Torment(kind: kind, lasts: true)
        }

    static let power = Torment(kind: "power")
    static let fullDisk = Torment(kind: "full", lasts: true)

    /// What came of it.
    struct Report {
        let hasHappened: Bool
        /// How many operations of each kind there were.
        let counts: [String: Int]
    }

    func inflict(on rack: Rack, at number: Int, seed: UInt64 = 0) throws -> (outcome: Outcome, report: Report) {
        try Torment.run(rack, "\(kind):\(number)\(lasts ? "+" : ""):\(seed)")
    }

    /// Nothing goes wrong, and all that could is counted.
    static func count(on rack: Rack) throws -> [String: Int] {
        try run(rack, "nothing").report.counts
    }

    private static func run(_ rack: Rack, _ wish: String) throws -> (outcome: Outcome, report: Report) {
        let path = "\(rack.program.home.path)/report"
        rack.program.variables["ADDER_TORTURE"] = wish
        rack.program.variables["ADDER_TORTURE_REPORT"] = path
        let outcome = try rack.run(through: Program.tortured)
        var counts: [String: Int] = [:]
        for line in try String(decoding: Files.read(path), as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            counts[String(words[0])] = Int(words[1])
        }
        let happened = try #require(counts["happened"], "\(outcome)")
        return (outcome, Report(hasHappened: happened == 1, counts: counts))
    }
}
