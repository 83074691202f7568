import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows projects and their counts.
final class ListProjectsPresenter: CountsPresenter {
    static let noun = "project"
    static let advice = "Add project:name to an item."

    let roles: CountsRoles

    init(_ roles: CountsRoles) {
        self.roles = roles
    }

    func display(_ row: CountsResponse.Row) -> CountsDisplay.Row {
        CountsDisplay.Row(
            label: "project \(row.name)",
            name: row.name,
            depth: row.depth,
            counts: row.counts,
            total: row.total.map { "\(StatusWords.open($0)), \(StatusWords.done($0)) including subprojects" } ?? "",
            openCount: row.total?.open
        )
    }

    static func document(_ response: CountsResponse) -> String {
        JSONText.counts("projects", response) { object, row in
            object.object("total") { $0.counts(row.total ?? row.counts) }
        }
    }
}
