import Almanac
import Presentation
import ProgramOutput

/// Sentences about the changes between two days, which are given in words.
enum CompareDaysSentences {
    static let done = say("Done")
    static let reopened = say("Reopened")
    static let isDone = say("done")

    /// - Parameter last: The last day, or `nil` for now.
    static func changes(from first: String, through last: String?) -> String {
        last.map { say("Changes from the end of \(first) to the end of \($0).") }
            ?? say("Changes since the end of \(first).")
    }

    static func nothing(from first: String, through last: String?) -> String {
        last.map { say("Nothing changed from the end of \(first) to the end of \($0).") }
            ?? say("Nothing changed since the end of \(first).")
    }

    static func heading(_ name: String, count: Int) -> String {
        "\(name) (\(count))"
    }

    static func due(_ words: String) -> String {
        say("due \(words)")
    }

    static func errorMessage(_ failure: CompareDaysFailure, _ router: any CompareDaysRouting) -> ErrorMessage {
        switch failure {
        case .futureDay(let day): ErrorMessage(.badData, "\(day) is not over yet. Name an earlier day.")
        case .storage(let error): ErrorMessage(error, router)
        }
    }
}
