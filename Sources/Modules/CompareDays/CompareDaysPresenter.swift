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
        let today = response.today
        let first = roles.calendar.day(response.from, from: today)
        let last = response.through.map { roles.calendar.day($0, from: today) }
        if response.isEmpty { return .nothing(CompareDaysSentences.nothing(from: first, through: last)) }
        let sections = [
            section(
                ChangeSentences.added,
                response.added.map { row($0, [$0.isDone ? CompareDaysSentences.isDone : due($0, today)]) }
            ),
            section(CompareDaysSentences.done, response.done.map { row($0.after, differences($0, today)) }),
            section(CompareDaysSentences.reopened, response.reopened.map { row($0.after, differences($0, today)) }),
            section(ChangeSentences.changed, response.changed.map { row($0.after, differences($0, today)) }),
            section(ChangeSentences.removed, response.removed.map { row($0, []) }),
        ]
        return .found(
            CompareDaysDisplay(
                sections: sections.filter { !$0.rows.isEmpty },
                foot: CompareDaysSentences.changes(from: first, through: last)
            )
        )
    }

    static func errorMessage(_ failure: CompareDaysFailure, _ router: any CommandRouting) -> ErrorMessage {
        CompareDaysSentences.errorMessage(failure, router)
    }

    private func section(_ name: String, _ rows: [CompareDaysSection.Row]) -> CompareDaysSection {
        CompareDaysSection(
            heading: CompareDaysSentences.heading(name, count: rows.count),
            label: name.lowercased(),
            rows: rows
        )
    }

    private func row(_ item: ItemSummary, _ details: [String?]) -> CompareDaysSection.Row {
        CompareDaysSection.Row(
            id: String(item.id),
            title: item.details.title,
            detail: details.compactMap { $0 }.joined(separator: ", ")
        )
    }

    private func due(_ item: ItemSummary, _ today: Day) -> String? {
        item.details.due.map { CompareDaysSentences.due(roles.calendar.nearDue($0, from: today)) }
    }

    private func differences(_ pair: CompareDaysResponse.Pair, _ today: Day) -> [String] {
        guard let before = pair.before else { return [due(pair.after, today)].compactMap { $0 } }
        return DifferenceSentences.phrases(before.details, pair.after.details, from: today, in: roles.calendar)
    }
}
