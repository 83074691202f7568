/// What the process tells its caller; the numbers are those of sysexits(3).
package enum ExitStatus: Int32, Sendable {
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
