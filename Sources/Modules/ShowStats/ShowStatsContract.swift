import Almanac
import Presentation
import Responses
import Vocabulary

typealias ShowStatsViewing = QueryViewing<ShowStatsDisplay>
typealias ShowStatsInteracting = QueryInteracting<ShowStatsRequest, ShowStatsResponse, ShowStatsFailure>
typealias ShowStatsInteractorOutput = QueryInteractorOutput<ShowStatsResponse, ShowStatsFailure>
typealias ShowStatsPresenting = QueryPresenting<ShowStatsRequest>
typealias ShowStatsRouting = CommandRouting

/// The length of a period.
enum StatsUnit: String, CaseIterable, Entity {
    case day, week, month
}

struct ShowStatsRequest: Entity {
    var filter = ItemFilter.everything
    var since: Day?
    /// `nil` chooses a unit that suits the length of time.
    var unit: StatsUnit?
    /// The file for a picture.
    var picture: String?
}

enum ShowStatsFailure: StorageFailure, Entity {
    /// The first day is in the future.
    case futureDay(Day)
    case storage(ListError)
}

struct ShowStatsResponse: Entity {
    struct Period: Entity {
        let firstDay: Day
        let lastDay: Day
        let added: Int
        let done: Int
        let removed: Int
        /// The number of open items at its end.
        let open: Int
    }

    struct OpenCounts: Entity {
        var open = 0
        /// Those of the open items whose time has passed.
        var overdue = 0
    }

    /// A project or a tag.
    struct Name: Entity {
        let name: String
        let own: OpenCounts
        /// With subprojects.
        let total: OpenCounts
        /// The number of projects that it is part of.
        var depth = 0
    }

    /// Those with the most open items, and the number of the others.
    struct Names: Entity {
        let shown: [Name]
        let others: Int
    }

    struct NamedItem: Entity {
        let id: Int
        let title: String
        /// The days since it was added, or how often it was postponed.
        let count: Int
    }

    let today: Day
    let unit: StatsUnit
    /// The last one contains today.
    let periods: [Period]
    /// The number of open items before the first period.
    let openBefore: Int
    let overdue: Int
    /// In days; `nil` without items.
    let medianToDone: Int?
    let medianAge: Int?
    let oldest: NamedItem?
    /// The days in a row, up to today or yesterday, on which something was done.
    let streak: Int
    let longestStreak: Int
    /// The projects with the most open items, counting those of their subprojects, which follow them.
    let projects: Names
    let tags: Names
    let postponed: [NamedItem]
    /// The reason why no item matches.
    let nothing: NothingFound?
    /// The tags of the filter that mean places, too.
    var places: [MatchedPlace] = []
}

// MARK: - Displays

struct ShowStatsDisplay: Display {
    enum Look: Display {
        case done, added, open, project, tag
    }

    /// A number with a bar whose length is its share of the maximum.
    struct Bar: Display {
        let label: String
        /// The number of bars above it that include it.
        var depth = 0
        let look: Look
        let value: Int
        /// 0 for a number without a bar.
        let maximum: Int
        /// The part of the value that is overdue, and its number in words.
        var overdue = 0
        var note = ""
    }

    /// A column for each value, and a summary of them.
    struct Spark: Display {
        let label: String
        let look: Look
        let values: [Int]
        /// The highest value of all sparks that can be compared.
        let maximum: Int
        let summary: String
    }

    /// A part of a row, which is never broken. Bars and sparks have lines of their own, and begin in the same column.
    enum Part: Display {
        case text(String)
        case bar(Bar)
        case spark(Spark)
    }

    struct Row: Display {
        let label: String
        let parts: [Part]
    }

    let rows: [Row]
    /// The periods as a table for plain output.
    let table: [String]
}

/// The items added, done and open, period by period.
struct ShowStatsPicture: Display {
    struct Legend: Display {
        let added: String
        let done: String
    }

    struct Period: Display {
        let added: Int
        let done: Int
        /// The name of the period, and its numbers.
        let sentence: String
        /// The first day in short.
        let name: String
    }

    let heading: String
    let openHeading: String
    let legend: Legend
    let title: String
    /// Says what the picture shows.
    let description: String
    let periods: [Period]
    /// The open items before the first period and at the end of each.
    let open: [Int]
}
