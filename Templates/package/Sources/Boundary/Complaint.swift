/// One sentence about what went wrong and what to type instead, with the status it ends in.
package struct Complaint: Error, Equatable, Sendable {
    package let status: Ending
    package let sentence: String

    package init(_ status: Ending, _ sentence: String) {
        self.status = status
        self.sentence = sentence
    }
}

/// How the program ends, in the numbers of sysexits(3).
package enum Ending: Int32, Sendable {
    case done = 0
    case wrongUsage = 64
    case badData = 65
    case notFound = 66
    case outputFailed = 74
}
