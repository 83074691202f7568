/// What the process tells its caller; the numbers are those of sysexits(3).
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
        case .done: "done; an empty list is fine"
        case .wrongUsage: "wrong usage"
        case .badData: "bad data: a date, a line of an import"
        case .notFound: "no such item or file"
        case .bug: "a bug of ours"
        case .cannotCreate: "a file cannot be created"
        case .outputFailed: "the disk or the output failed"
        case .busy: "another program is writing to the list, or memory is short; try again"
        case .notPermitted: "not permitted"
        case .badSettings: "wrong settings, or a list that a newer adder wrote"
        case .interrupted: "interrupted with Ctrl-C"
        case .terminated: "asked to end"
        }
    }
}
