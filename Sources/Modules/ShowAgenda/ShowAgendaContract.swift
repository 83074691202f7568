import Almanac
import Presentation
import Responses
import Vocabulary

typealias ShowAgendaViewing = QueryViewing<ShowAgendaDisplay>
typealias ShowAgendaInteracting = QueryInteracting<ShowAgendaRequest, ShowAgendaResponse, ListError>
typealias ShowAgendaInteractorOutput = QueryInteractorOutput<ShowAgendaResponse, ListError>
typealias ShowAgendaPresenting = QueryPresenting<ShowAgendaRequest>
typealias ShowAgendaRouting = CommandRouting

struct ShowAgendaRequest: Entity {
    let days: ClosedRange<Day>
    var filter = ItemFilter.everything
}

struct ShowAgendaResponse: Entity {
    let today: Day
    let days: ClosedRange<Day>
    /// The overdue items by due date, if the days include today.
    let overdue: [PlannedRow]
    /// The other items, in order.
    let rows: [PlannedRow]
    /// The reason why nothing is shown.
    let nothing: NothingFound?
    /// The tags of the filter that mean places, too.
    var places: [MatchedPlace] = []
}

// MARK: - Display

struct ShowAgendaDisplay: Display {
    struct Section: Display {
        let heading: HeadingDisplay
        /// None if the heading says that nothing is due.
        let rows: [ItemDisplay]
    }

    /// `nil` if nothing is overdue.
    let overdue: Section?
    /// The text that a terminal shows instead if many items are overdue; it says how to see the others.
    let firstOverdue: Section?
    let note: String
    let days: [Section]
}
