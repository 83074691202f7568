/// How the program ends, in the numbers of sysexits(3).
package enum Ending: Int32, Sendable {
    case done = 0
    case wrongUsage = 64
    case badData = 65
    case notFound = 66
    case outputFailed = 74
}
