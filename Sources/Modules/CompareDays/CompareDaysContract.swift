import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - View

protocol CompareDaysViewing: ErrorViewing {
    func showSection(_ section: CompareDaysSection)
    /// Shows the footer, on a terminal only.
    func showFoot(_ sentence: String)
    func showNothing(_ sentence: String)
}

/// Items to which the same happened.
struct CompareDaysSection: Entity {
    struct Row: Entity {
        let id: String
        let title: String
        let detail: String
    }

    /// What happened, as a heading.
    let heading: String
    /// The same as a label of plain output.
    let label: String
    let rows: [Row]
}

// MARK: - Interactor

protocol CompareDaysInteracting: AnyObject {
    func compare(_ request: CompareDaysRequest)
}

struct CompareDaysRequest: Entity {
    let from: Day
    /// The last day, or `nil` to compare with the list now.
    let through: Day?
}

protocol CompareDaysInteractorOutput: AnyObject {
    func comparedDays(_ response: CompareDaysResponse)
    /// The day is not in the past.
    func foundFutureDay(_ day: Day)
    func couldNotCompareDays(_ failure: ListError)
}

struct CompareDaysResponse: Entity {
    /// An item on both sides.
    struct Pair: Entity {
        let before: ItemSummary
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

// MARK: - Presenter and router

protocol CompareDaysPresenting: AnyObject {
    func show(_ request: CompareDaysRequest)
}

typealias CompareDaysRouting = CommandRouting
