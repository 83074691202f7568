import Almanac
import Presentation
import Responses
import Vocabulary

typealias ShowBurndownViewing = QueryViewing<ShowBurndownDisplay>
typealias ShowBurndownInteracting = QueryInteracting<ShowBurndownRequest, ShowBurndownResponse, ShowBurndownFailure>
typealias ShowBurndownInteractorOutput = QueryInteractorOutput<ShowBurndownResponse, ShowBurndownFailure>
typealias ShowBurndownPresenting = QueryPresenting<ShowBurndownRequest>
typealias ShowBurndownRouting = CommandRouting

struct ShowBurndownRequest: Entity {
    var filter = ItemFilter.everything
    /// The day by which it should end.
    var until: Day?
    /// The file for a picture.
    var picture: String?
}

enum ShowBurndownFailure: StorageFailure, Entity {
    /// The day to end is in the past.
    case pastDay(Day)
    case storage(ListError)
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
    /// The open items before the first day.
    let openBefore: Int
    /// The open items at the end of each day, today's being those open now.
    let open: [Int]
    /// From the shortest time to the longest.
    let paces: [Pace]
    let end: End
    let target: Target?
    /// The reason why there are no items.
    var nothing: NothingFound?
    /// The tags of the filter that mean places, too.
    var places: [MatchedPlace] = []

    var today: Day { days[days.count - 1] }
    var openNow: Int { open[open.count - 1] }
}

// MARK: - Displays

struct ShowBurndownDisplay: Display {
    struct LabeledLine: Display {
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
    let facts: [LabeledLine]
}

/// The open items by day, and what lies ahead. Days are counted from the first one.
struct ShowBurndownPicture: Display {
    struct Label: Display {
        let day: Int
        let name: String
    }

    let heading: String
    /// Says what the picture shows.
    let description: String
    /// The open items before the first day of the list or of the time shown, and at the end of each day through today.
    let open: [Int]
    let lastDay: Int
    /// The days on which nothing could be left, at the fastest pace and, if the number falls at every pace, at the slowest.
    /// Empty without a forecast.
    let ends: [Int]
    /// The day by which it should end.
    let target: Int?
    /// The first day, today, and the last day.
    let labels: [Label]
    /// Says when it could end.
    let foot: String
}
