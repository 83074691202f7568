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
    let today: Day
    /// The first days of months that follow each other; none if only the chosen days are shown.
    let months: [Day]
    let weekStart: Weekday
    /// The days on which items fall.
    let counts: [Day: DayCounts]
    /// A day, or the days of a week or another short time.
    let chosen: ClosedRange<Day>?
    /// The items of the chosen days, in order.
    let items: [PlannedRow]
    /// The tags of the filter that mean places, too.
    var places: [MatchedPlace] = []
}

extension ShowCalendarResponse {
    /// The first and the last day shown.
    var days: ClosedRange<Day> {
        guard let first = months.first, let last = months.last else { return chosen ?? today...today }
        return first...last.lastDayOfMonth
    }
}

/// The numbers of items that fall on a day.
struct DayCounts: Entity {
    var open = 0
    /// Those of the open items whose time has passed.
    var overdue = 0
    var done = 0
    /// Later occurrences of repeating items, which are open on an earlier day; an overdue item has missed some of them.
    var repeating = 0
}

// MARK: - Displays

struct ShowCalendarDisplay: Display {
    /// The items and repetitions on a day.
    struct Load: Display {
        /// The number of open items and repetitions, as short as a cell is wide: `240`, `1k`.
        let count: String
        /// From 1 to 4 by the number, 0 if all are done.
        let shade: Int
        /// `true` if only repetitions fall on that day.
        let isRepetition: Bool
    }

    struct Cell: Display {
        enum Mark: Display {
            case none, today, chosen, overdue
        }

        /// The day of the month.
        let number: String
        let mark: Mark
        /// `nil` without items.
        let load: Load?
        /// The day with its items as a sentence for plain output; `nil` if there is nothing to say.
        let sentence: String?
    }

    struct Row: Display {
        let weekNumber: String
        /// `nil` for a day that isn't shown.
        let cells: [Cell?]
        /// `true` for the week of the day whose items are listed.
        var isChosen = false
    }

    /// A month, or the weeks of a short time.
    struct Month: Display {
        let title: String
        let weekdays: [String]
        let rows: [Row]
    }

    /// A cell that may lack its day, and its meaning.
    struct LegendEntry: Display {
        let cell: Cell
        let meaning: String
    }

    let months: [Month]
    /// `true` if the weeks have a second line for the numbers of items.
    let hasCounts: Bool
    /// What the marks mean; only those that are shown.
    let legend: [LegendEntry]
    /// A message if nothing matches.
    let note: String
    /// The chosen days.
    let days: [ShowCalendarDayDisplay]
}

/// The items of a chosen day.
struct ShowCalendarDayDisplay: Display {
    let heading: HeadingDisplay
    let rows: [ItemDisplay]
    /// Shown if there are no rows.
    let nothing: String
}

/// The days of a year, in columns of weeks.
struct ShowCalendarPicture: Display {
    enum Look: String, Display {
        /// By the number of items due.
        case none, some, more, many, most
        /// The marks on top.
        case overdue, today
    }

    struct Day: Display {
        let column: Int
        let row: Int
        let level: Look
        let mark: Look?
        /// The day with its items; `nil` if there is nothing to say.
        let sentence: String?
    }

    struct LegendEntry: Display {
        let look: Look
        let meaning: String
    }

    struct Label: Display {
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
