import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows what happened between two days, section by section.
final class CompareDaysPresenter: QueryPresenter {
    typealias Roles = QueryRoles<CompareDaysRequest, CompareDaysResponse, CompareDaysFailure, CompareDaysDisplay>

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    func answer(_ response: CompareDaysResponse, to request: CompareDaysRequest) -> QueryAnswer<CompareDaysDisplay> {
        if response.isEmpty { return .nothing("Nothing changed \(span(response)).") }
        let today = response.today
        let sections = [
            section("Added", response.added.map { row($0, [due($0, today)]) }),
            section("Done", response.done.map { row($0.after, differences($0, today)) }),
            section("Reopened", response.reopened.map { row($0.after, differences($0, today)) }),
            section("Changed", response.changed.map { row($0.after, differences($0, today)) }),
            section("Removed", response.removed.map { row($0, []) }),
        ]
        return .found(
            CompareDaysDisplay(sections: sections.filter { !$0.rows.isEmpty }, foot: "Changes \(span(response)).")
        )
    }

    static func errorMessage(_ failure: CompareDaysFailure, _ router: any CommandRouting) -> ErrorMessage {
        switch failure {
        case .futureDay(let day): ErrorMessage(.badData, "\(day) is not over yet. Name an earlier day.")
        case .storage(let error): ErrorMessage(error, router)
        }
    }

    private func section(_ heading: String, _ rows: [CompareDaysSection.Row]) -> CompareDaysSection {
        CompareDaysSection(heading: "\(heading) (\(rows.count))", label: heading.lowercased(), rows: rows)
    }

    private func row(_ item: ItemSummary, _ details: [String?]) -> CompareDaysSection.Row {
        CompareDaysSection.Row(
            id: String(item.id),
            title: item.details.title,
            detail: details.compactMap { $0 }.joined(separator: ", ")
        )
    }

    private func due(_ item: ItemSummary, _ today: Day) -> String? {
        item.isDone ? "done" : item.details.due.map { "due \(roles.calendar.nearDue($0, from: today))" }
    }

    private func differences(_ pair: CompareDaysResponse.Pair, _ today: Day) -> [String] {
        DifferenceSentences.phrases(pair.before.details, pair.after.details, from: today, in: roles.calendar)
    }

    /// `since the end of Fri 20 Nov`.
    private func span(_ response: CompareDaysResponse) -> String {
        let from = roles.calendar.day(response.from, from: response.today)
        guard let through = response.through else { return "since the end of \(from)" }
        return "from the end of \(from) to the end of \(roles.calendar.day(through, from: response.today))"
    }
}
