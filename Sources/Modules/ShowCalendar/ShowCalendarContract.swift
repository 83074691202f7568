import Almanac
import Presentation
import Responses
import Vocabulary

typealias ShowCalendarViewing = QueryViewing<ShowCalendarDisplay>
typealias ShowCalendarInteracting = QueryInteracting<ShowCalendarRequest, ShowCalendarResponse, ListError>
typealias ShowCalendarInteractorOutput = QueryInteractorOutput<ShowCalendarResponse, ListError>
typealias ShowCalendarPresenting = QueryPresenting<ShowCalendarRequest>
typealias ShowCalendarRouting = CommandRouting

struct ShowCalendarRequest: Entity {
    /// `nil` for this month.
    var page: CalendarPage?
    /// The number of months to show at least.
    var minimumCount = 1
    var filter = ItemFilter.everything
    /// A Boolean value that indicates whether to show the whole year, as pictures do.
    var coversYear = false
    /// The file for a picture.
    var picture: String?
}

struct ShowCalendarResponse: Entity {
    struct Row: Entity {
        let summary: ItemSummary
        let standing: ItemStanding
    }

    let today: Day
    /// The first days of months that follow each other.
    let months: [Day]
    let weekStart: Weekday
    /// The days that have items.
    let counts: [Day: DayCounts]
    let chosen: Day?
    /// The items due on the chosen day.
    let items: [Row]
}

/// The numbers of items due on a day.
struct DayCounts: Entity {
    let open: Int
    /// Those of the open items whose time has passed.
    let overdue: Int
    let done: Int
}

// MARK: - Displays

struct ShowCalendarDisplay: Entity {
    struct Cell: Entity {
        enum Mark: Entity {
            case none, today, chosen, overdue
        }

        /// The day of the month.
        let number: String
        let mark: Mark
        /// The number of open items, `0` if all are done; `nil` without items.
        let open: Int?
        /// The day with its items as a sentence for plain output; `nil` if there is nothing to say.
        let sentence: String?
    }

    struct Row: Entity {
        let weekNumber: String
        /// `nil` for a day of another month.
        let cells: [Cell?]
    }

    struct Month: Entity {
        let title: String
        let weekdays: [String]
        let rows: [Row]
    }

    /// A cell that may lack its day, and its meaning.
    struct LegendEntry: Entity {
        let cell: Cell
        let meaning: String
    }

    let months: [Month]
    /// What the marks mean; only those that are shown.
    let legend: [LegendEntry]
    /// A message if nothing matches.
    let note: String
    let day: ShowCalendarDayDisplay?
}

/// The items of the chosen day.
struct ShowCalendarDayDisplay: Entity {
    let heading: HeadingDisplay
    let rows: [ItemDisplay]
    /// Shown if there are no rows.
    let nothing: String
}

/// The days of a year, in columns of weeks.
struct ShowCalendarPicture: Entity {
    enum Look: String, Entity {
        /// By the number of items due.
        case none, some, more, many
        /// The marks on top.
        case overdue, today
    }

    struct Day: Entity {
        let column: Int
        let row: Int
        let level: Look
        let mark: Look?
        /// The day with its items; `nil` if there is nothing to say.
        let sentence: String?
    }

    struct LegendEntry: Entity {
        let look: Look
        let meaning: String
    }

    struct Label: Entity {
        /// The column of a month, or the row of a weekday.
        let place: Int
        let name: String
    }

    let heading: String
    let title: String
    /// Says what the picture shows.
    let description: String
    let weekCount: Int
    let weekdays: [Label]
    let months: [Label]
    let days: [Day]
    let legend: [LegendEntry]
}
