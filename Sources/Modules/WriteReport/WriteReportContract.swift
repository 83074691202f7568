import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - View

typealias WriteReportViewing = PageViewing

// MARK: - Interactor

protocol WriteReportInteracting: AnyObject {
    func findItems(_ request: WriteReportRequest)
}

struct WriteReportRequest: Entity {
    static let maximumItemCount = 1_000

    var filter = ItemFilter.everything
    let path: String
}

protocol WriteReportInteractorOutput: AnyObject {
    func foundItems(_ response: WriteReportResponse)
    func couldNotFindItems(_ failure: ListError)
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

protocol WriteReportPresenting: AnyObject {
    func write(_ request: WriteReportRequest)
}

/// Leads to the modules that draw: ShowCalendar, ShowStats and ShowBurndown.
protocol WriteReportRouting: CommandRouting {
    /// Returns the pictures that can be drawn, in SVG.
    func pictures(of filter: ItemFilter) -> [String]
}
