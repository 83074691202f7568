import TestKit
import Testing

/// A failure of the disk or of memory allocation at the Nth operation of a kind.
struct Fault: CustomTestStringConvertible, Sendable {
    let kind: String
    /// True if all later operations fail too.
    var isPersistent = false

    /// The number of operations to try it at in a full run.
    var trialCount: Int { isPersistent || ["full", "half", "allocation"].contains(kind) ? 25 : 70 }

    /// The allowed exit statuses.
    var statuses: [Int32] {
        switch kind {
        case "open": [0, 73, 74]
        case "allocation": [0, 75]
        case "onename": [0]
        default: [0, 74]
        }
    }

    var testDescription: String { isPersistent ? "\(kind)+" : kind }

    static let all =
        [
            "read", "write", "full", "half", "sync", "truncate", "open", "delete", "link", "rename",
            "unsynced", "lock", "unlock", "access", "allocation",
        ].map { Fault(kind: $0) }
        + ["write", "full", "sync", "delete", "onename", "unsynced", "unlock", "allocation"].map { kind in
            Fault(kind: kind, isPersistent: true)
        }

    static let unlocking = [Fault(kind: "unlock"), Fault(kind: "unlock", isPersistent: true)]
    static let power = Fault(kind: "power")
    static let fullDisk = Fault(kind: "full", isPersistent: true)

    struct Report {
        let hasOccurred: Bool
        /// The number of operations of each kind.
        let counts: [String: Int]
    }

    func inject(into testbed: Testbed, at number: Int, seed: UInt64 = 0) throws -> (outcome: Outcome, report: Report) {
        try Fault.run(testbed, "\(kind):\(number)\(isPersistent ? "+" : ""):\(seed)")
    }

    /// Runs the action without faults and counts its operations.
    static func count(on testbed: Testbed) throws -> [String: Int] {
        try run(testbed, "nothing").report.counts
    }

    private static func run(_ testbed: Testbed, _ setting: String) throws -> (outcome: Outcome, report: Report) {
        let path = "\(testbed.program.home.path)/report"
        testbed.program.variables["ADDER_TORTURE"] = setting
        testbed.program.variables["ADDER_TORTURE_REPORT"] = path
        let outcome = try testbed.run(through: Program.tortured)
        var counts: [String: Int] = [:]
        for line in try String(decoding: Files.read(path), as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            counts[String(words[0])] = Int(words[1])
        }
        let happened = try #require(counts["happened"], "\(outcome)")
        return (outcome, Report(hasOccurred: happened == 1, counts: counts))
    }
}
