import Almanac
import Presentation
import Responses
import Vocabulary

typealias CompareDaysViewing = QueryViewing<CompareDaysDisplay>
typealias CompareDaysInteracting = QueryInteracting<CompareDaysRequest, CompareDaysResponse, CompareDaysFailure>
typealias CompareDaysInteractorOutput = QueryInteractorOutput<CompareDaysResponse, CompareDaysFailure>
typealias CompareDaysPresenting = QueryPresenting<CompareDaysRequest>
typealias CompareDaysRouting = CommandRouting

struct CompareDaysRequest: Entity {
    let from: Day
    /// The last day, or `nil` to compare with the list now.
    let through: Day?
}

enum CompareDaysFailure: StorageFailure, Entity {
    /// The day is not over yet.
    case futureDay(Day)
    case storage(ListError)
}

struct CompareDaysResponse: Entity {
    struct Pair: Entity {
        /// `nil` for an item that was done when it was added, such as the copy of a series.
        let before: ItemSummary?
        let after: ItemSummary
    }

    let from: Day
    /// `nil` for now.
    let through: Day?
    let today: Day
    /// By id, like the others.
    var added: [ItemSummary] = []
    var done: [Pair] = []
    var reopened: [Pair] = []
    var changed: [Pair] = []
    var removed: [ItemSummary] = []

    var isEmpty: Bool { added.isEmpty && done.isEmpty && reopened.isEmpty && changed.isEmpty && removed.isEmpty }
}

struct CompareDaysDisplay: Display {
    let sections: [CompareDaysSection]
    /// The compared days as a sentence.
    let foot: String
}

/// Items to which the same happened.
struct CompareDaysSection: Display {
    struct Row: Display {
        let id: String
        let title: String
        let detail: String
    }

    /// The kind of change, as a heading.
    let heading: String
    /// The same as a label of plain output.
    let label: String
    let rows: [Row]
}
