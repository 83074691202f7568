/// The exit status of the process; the numbers follow sysexits(3).
package enum ExitStatus: Int32, CaseIterable, Sendable {
    case done = 0
    case wrongUsage = 64
    case badData = 65
    case notFound = 66
    case bug = 70
    case cannotCreate = 73
    case outputFailed = 74
    case busy = 75
    case notPermitted = 77
    case badSettings = 78
    case interrupted = 130
    case terminated = 143
}

extension ExitStatus {
    /// `true` if a read was stopped by a key, or could not begin because of a lock. What is shown stays, and the read is tried
    /// again.
    package var asksForRetry: Bool { self == .interrupted || self == .busy }
}
