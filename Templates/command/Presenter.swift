import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Formats the items.
final class {{name}}Presenter: QueryPresenter {
    typealias Roles = QueryRoles<
        {{name}}Request,
        {{name}}Response,
        ChangeFailure,
        {{name}}Display
    >

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    func answer(
        _ response: {{name}}Response,
        to request: {{name}}Request
    ) -> QueryAnswer<{{name}}Display> {
        if let reason = response.nothing { return .nothing(reason, request.filter) }
        let message = response.leftOut > 0 ? {{name}}Sentences.leftOut(response.leftOut) : nil
        if response.items.isEmpty, let message { return .nothing(message) }
        return .found(
            {{name}}Display(
                rows: response.items.map { row($0, today: response.today) },
                message: message
            )
        )
    }

    static func errorMessage(_ failure: ChangeFailure, _ router: any CommandRouting) -> ErrorMessage {
        ListSentences.errorMessage(failure, router)
    }

    private func row(_ item: ItemSummary, today: Day) -> {{name}}Display.Row {
        {{name}}Display.Row(
            id: String(item.id),
            due: item.details.due.map { roles.calendar.nearDue($0, from: today) } ?? "",
            title: item.details.title
        )
    }
}

/// The sentences of this use case.
private enum {{name}}Sentences {
    static func leftOut(_ count: Int) -> String {
        let verb = count == 1 ? "is" : "are"
        return "Left out: \(ChangeSentences.count(count)) that \(verb) done or hidden until a later day."
    }
}
