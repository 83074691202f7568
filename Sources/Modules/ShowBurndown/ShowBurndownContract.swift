import Almanac
import Presentation
import Vocabulary

typealias ShowBurndownRouting = CommandRouting

// MARK: - View

protocol ShowBurndownViewing: ListViewing {
    func showBurndown(_ display: ShowBurndownDisplay)
}

struct ShowBurndownDisplay: Entity {
    struct Fact: Entity {
        let label: String
        let text: String
    }

    /// The open items at the end of each day.
    let open: [Int]
    /// The days as plain output names them.
    let days: [String]
    /// The first and the last day below the chart.
    let firstDay: String
    let lastDay: String
    let facts: [Fact]
}

// MARK: - Interactor

protocol ShowBurndownInteracting: AnyObject {
    func findBurndown(_ request: ShowBurndownRequest)
}

struct ShowBurndownRequest: Entity {
    var filter = ItemFilter.everything
    /// The day by which it should end.
    var until: Day?
    /// The file for a picture.
    var picture: String?
}

protocol ShowBurndownInteractorOutput: AnyObject {
    func foundBurndown(_ response: ShowBurndownResponse)
    /// Nothing matches the filter, or the list is empty.
    func foundNothing(in response: ShowBurndownResponse, _ unknown: [UnknownName], isListEmpty: Bool)
    /// The day to end is in the past.
    func foundPastDay(_ day: Day)
    func couldNotFindBurndown(_ failure: ListError)
}

struct ShowBurndownResponse: Entity {
    /// By how much the number of open items fell.
    struct Pace: Entity {
        /// The length of the time in days.
        let days: Int
        /// The fall in that time; negative if the number rose.
        let fall: Int
    }

    /// The day on which nothing is open anymore, if the pace stays the same.
    enum End: Entity {
        case isReached
        case between(Day, Day)
        /// At the fastest pace; at another one the number doesn't fall.
        case notBefore(Day)
        case never
        /// The items are too new for a pace.
        case unknown
    }

    struct Target: Entity {
        let day: Day
        /// The items to do on each day, rounded up.
        let perDay: Int
    }

    let days: [Day]
    /// The open items at the end of each day, today's being those open now.
    let open: [Int]
    /// From the shortest time to the longest.
    let paces: [Pace]
    let end: End
    let target: Target?

    var today: Day { days[days.count - 1] }
    var openNow: Int { open[open.count - 1] }
}

// MARK: - Presenter

protocol ShowBurndownPresenting: AnyObject {
    func show(_ request: ShowBurndownRequest)
}
