import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows projects and their counts.
final class ListProjectsPresenter: CountsPresenter {
    static let sentences = ListProjectsSentences.counts

    let roles: CountsRoles

    init(_ roles: CountsRoles) {
        self.roles = roles
    }

    func display(_ row: CountsResponse.Row) -> CountsDisplay.Row {
        CountsDisplay.Row(
            label: ListProjectsSentences.label(row.name),
            name: row.name,
            depth: row.depth,
            counts: row.counts,
            total: row.total.map(ListProjectsSentences.withSubprojects) ?? "",
            openCount: row.total?.open
        )
    }

    static func document(_ response: CountsResponse) -> String {
        JSONText.counts("projects", response) { object, row in
            object.object("total") { $0.counts(row.total ?? row.counts) }
        }
    }
}

enum ListProjectsSentences {
    static let counts = CountsSentences(
        nothingYet: say("No item has a project yet. Add project:name to an item."),
        noMatch: say("No matching item has a project."),
        without: say("No project"),
        labelWithout: say("no project")
    )

    static func label(_ name: String) -> String { say("project \(name)") }

    static func withSubprojects(_ counts: ItemCounts) -> String {
        say("\(StatusWords.open(counts)), \(StatusWords.done(counts)) including subprojects")
    }
}
