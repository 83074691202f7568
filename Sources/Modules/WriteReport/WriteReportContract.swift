import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - View

typealias WriteReportViewing = QueryViewing<WriteReportDisplay>

struct WriteReportDisplay: Entity {
    let title: String
    let summary: String
    /// Pictures in SVG, which other modules have drawn.
    let pictures: [String]
    let rows: [ItemDisplay]
    /// The number of items that aren't shown, or empty.
    let note: String
}

// MARK: - Interactor

typealias WriteReportInteracting = QueryInteracting<WriteReportRequest, WriteReportResponse, ListError>
typealias WriteReportInteractorOutput = QueryInteractorOutput<WriteReportResponse, ListError>

struct WriteReportRequest: Entity {
    static let maximumItemCount = 1_000

    var filter = ItemFilter.everything
    let path: String
    /// Pictures in SVG for the page.
    var pictures: [String] = []
}

struct WriteReportResponse: Entity {
    struct Row: Entity {
        let item: ItemSummary
        let standing: ItemStanding
    }

    let today: Day
    /// The open items by due date.
    let rows: [Row]
    /// The number of open items that are not in the rows.
    let omitted: Int
}

// MARK: - Presenter and router

typealias WriteReportPresenting = QueryPresenting<WriteReportRequest>
typealias WriteReportRouting = CommandRouting
