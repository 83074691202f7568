import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows tags and their counts.
final class {{name}}Presenter: CountsPresenter {
    static let sentences = {{name}}Sentences.counts

    let roles: CountsRoles

    init(_ roles: CountsRoles) {
        self.roles = roles
    }

    func display(_ row: CountsResponse.Row) -> CountsDisplay.Row {
        let name = ItemWords.tag(row.name)
        let label = {{name}}Sentences.label(name)
        return CountsDisplay.Row(label: label, name: name, counts: row.counts)
    }

    static func document(_ response: CountsResponse) -> String {
        JSONText.counts("tags", response)
    }
}

enum {{name}}Sentences {
    static let counts = CountsSentences(
        nothingYet: say("No item has a tag yet. Add +word to an item."),
        noMatch: say("No matching item has a tag."),
        without: say("No tag"),
        labelWithout: say("no tag")
    )

    static func label(_ name: String) -> String { say("tag \(name)") }
}
