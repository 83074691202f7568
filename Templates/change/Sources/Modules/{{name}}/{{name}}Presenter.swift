import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Reports the changed items.
final class {{name}}Presenter: ChangePresenter {
    static let action = ChangeAction.change
    static let unchangedHeading = {{name}}Sentences.unchanged

    let roles: ChangeRoles<ItemChoice, {{name}}Response>

    init(_ roles: ChangeRoles<ItemChoice, {{name}}Response>) {
        self.roles = roles
    }

    func display(_ response: {{name}}Response) -> ChangeDisplay {
        let details = [{{name}}Sentences.priority]
        return ChangeDisplay(rows: response.items.map { .init(ChangeSentences.changed, $0, details: details) })
    }

    static func unchanged(_ response: {{name}}Response) -> [ItemSummary] { response.unchanged }

    static func document(_ response: {{name}}Response) -> ChangeDocument {
        ChangeDocument(items: response.items, lists: ["unchanged": response.unchanged])
    }
}

/// The sentences of this use case.
enum {{name}}Sentences {
    static let unchanged = say("Already important")
    static let priority = say("priority high")
}
