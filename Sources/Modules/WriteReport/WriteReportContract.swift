import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - View

typealias WriteReportViewing = QueryViewing<WriteReportDisplay>

struct WriteReportDisplay: Display {
    struct Row: Display {
        let id: String
        /// The due date, or the day on which it was done.
        let date: String
        let isOverdue: Bool
        let priority: String
        let title: String
        /// The repetition, the end of waiting, the blockers and the parts.
        let facts: [String]
        /// The lines of the note.
        let note: [String]
        /// The project and the tags.
        let names: [String]
        /// The number of ancestors above it.
        let depth: Int
    }

    struct Table: Display {
        let caption: String
        let headings: [String]
        let rows: [Row]
        /// The number of items that aren't shown, or empty.
        let note: String
    }

    let title: String
    let summary: String
    /// Pictures in SVG, which other modules have drawn.
    let pictures: [String]
    /// The open items, and those that were done.
    let open: Table
    let done: Table
}

// MARK: - Interactor

typealias WriteReportInteracting = QueryInteracting<WriteReportRequest, WriteReportResponse, ListError>
typealias WriteReportInteractorOutput = QueryInteractorOutput<WriteReportResponse, ListError>

struct WriteReportRequest: Entity {
    static let maximumItemCount = 1_000
    static let maximumDoneCount = 200
    /// The number of days of which the page shows what was done, today included.
    static let doneDayCount = 14

    var filter = ItemFilter.everything
    let path: String
    /// Pictures in SVG for the page.
    var pictures: [String] = []
}

struct WriteReportResponse: Entity {
    struct Row: Entity {
        let item: ItemSummary
        let standing: ItemStanding
        /// The open items that it needs.
        let blockers: [ItemName]
        /// The parent, unless it is above.
        let parent: ItemName?
        /// The numbers of its parts.
        let parts: ItemCounts
    }

    struct Done: Entity {
        let item: ItemSummary
        let completed: Moment
        let parent: ItemName?
    }

    let now: Moment
    /// The open items by due date, each followed by its parts.
    let rows: [Row]
    /// The number of open items that are not in the rows.
    let omitted: Int
    /// All open items that are overdue.
    let overdue: Int
    let doneSince: Day
    /// The items done since then, the last one first.
    let done: [Done]
    let omittedDone: Int
}

// MARK: - Presenter and router

typealias WriteReportPresenting = QueryPresenting<WriteReportRequest>
typealias WriteReportRouting = CommandRouting
