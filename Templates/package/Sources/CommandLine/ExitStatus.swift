/// The exit statuses of the program, with the numbers of sysexits(3).
package enum ExitStatus: Int32, Sendable {
    case done = 0
    case wrongUsage = 64
    case badData = 65
    case notFound = 66
    case outputFailed = 74
}
