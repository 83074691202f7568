import Presentation
import Responses
import Vocabulary

/// Reports the completed items and the consequences.
final class CompleteItemPresenter: ChangePresenter {
    static let verb = "Complete"
    static let unchangedHeading = "Already done"

    let roles: ChangeRoles<ItemChoice, CompleteItemResponse>

    init(_ roles: ChangeRoles<ItemChoice, CompleteItemResponse>) {
        self.roles = roles
    }

    func display(_ response: CompleteItemResponse) -> ChangeDisplay {
        ChangeDisplay(
            rows: response.completions.map { row($0, response) },
            notes: response.stillOpen.map(dependency) + response.openParts.flatMap(parts),
            messages: ChangeSentences.message("No longer blocked", response.unblocked)
        )
    }

    private func row(_ completion: CompleteItemResponse.Row, _ response: CompleteItemResponse) -> ChangeDisplay.Row {
        let next = completion.next.map { next in
            let due = next.details.due.map { ", due \(roles.calendar.due($0, from: response.today))" } ?? ""
            return "Next: \(next.id)\(due)"
        }
        let end = completion.endsSeries ? "This was the last occurrence." : nil
        return ChangeDisplay.Row("Done", completion.item, details: [next, end].compactMap { $0 })
    }

    private func dependency(_ relation: CompleteItemResponse.Relation) -> String {
        let verb = relation.items.count == 1 ? "is" : "are"
        return "\(relation.id) depends on \(ChangeSentences.some(relation.items)), which \(verb) still open."
    }

    private func parts(_ relation: CompleteItemResponse.Relation) -> [String] {
        let noun = relation.items.count == 1 ? "part" : "parts"
        return ChangeSentences.message("Open \(noun) of \(relation.id)", relation.items)
    }

    static func unchanged(_ response: CompleteItemResponse) -> [ItemSummary] { response.alreadyDone }

    static func document(_ response: CompleteItemResponse) -> ChangeDocument {
        var seen: Set<Int> = []
        return ChangeDocument(
            items: response.completions.map(\.item),
            lists: [
                "next": response.completions.compactMap(\.next), "freed": response.unblocked,
                "stillOpen": response.stillOpen.flatMap(\.items).filter { seen.insert($0.id).inserted },
                "openParts": response.openParts.flatMap(\.items), "unchanged": response.alreadyDone,
            ]
        )
    }
}
