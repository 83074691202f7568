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

    package var meaning: String {
        switch self {
        case .done: "success, even if the list is empty"
        case .wrongUsage: "usage error"
        case .badData: "invalid data, such as a date or an imported line"
        case .notFound: "no such item or file"
        case .bug: "a bug in adder"
        case .cannotCreate: "can't create a file"
        case .outputFailed: "disk or output error"
        case .busy: "the list is locked by another program, or out of memory; try again"
        case .notPermitted: "permission denied"
        case .badSettings: "invalid settings, or a list written by a newer adder"
        case .interrupted: "interrupted with Ctrl-C"
        case .terminated: "terminated by a signal"
        }
    }
}
