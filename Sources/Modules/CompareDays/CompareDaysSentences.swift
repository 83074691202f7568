import Almanac
import Presentation
import ProgramOutput

/// Sentences about the changes between two days, which are given in words.
enum CompareDaysSentences {
    /// - Parameter last: The last day, or `nil` for now.
    static func changes(from first: String, through last: String?) -> String {
        last.map { "Changes from the end of \(first) to the end of \($0)." } ?? "Changes since the end of \(first)."
    }

    static func nothing(from first: String, through last: String?) -> String {
        last.map { "Nothing changed from the end of \(first) to the end of \($0)." }
            ?? "Nothing changed since the end of \(first)."
    }

    static func heading(_ name: String, count: Int) -> String {
        "\(name) (\(count))"
    }

    static func due(_ words: String) -> String {
        "due \(words)"
    }

    static func errorMessage(_ failure: CompareDaysFailure, _ router: any CompareDaysRouting) -> ErrorMessage {
        switch failure {
        case .futureDay(let day): ErrorMessage(.badData, "\(day) is not over yet. Name an earlier day.")
        case .storage(let error): ErrorMessage(error, router)
        }
    }
}
