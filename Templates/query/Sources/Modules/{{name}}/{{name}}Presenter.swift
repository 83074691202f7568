import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows tags and their counts.
final class {{name}}Presenter: CountsPresenter {
    static let noun = "tag"
    static let advice = "Add +word to an item."

    let roles: CountsRoles

    init(_ roles: CountsRoles) {
        self.roles = roles
    }

    func display(_ row: CountsResponse.Row) -> CountsDisplay.Row {
        let name = ItemWords.tag(row.name)
        return CountsDisplay.Row(label: "tag \(name)", name: name, counts: row.counts)
    }

    static func document(_ response: CountsResponse) -> String {
        JSONText.counts("tags", response)
    }
}
