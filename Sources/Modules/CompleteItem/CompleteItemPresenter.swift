import Presentation
import Responses
import Vocabulary

/// Reports the completed items and the consequences.
final class CompleteItemPresenter: ChangePresenter {
    static let verb = "Complete"

    let roles: ChangeRoles<ItemChoice, CompleteItemResponse>

    init(_ roles: ChangeRoles<ItemChoice, CompleteItemResponse>) {
        self.roles = roles
    }

    func display(_ response: CompleteItemResponse) -> ChangeDisplay {
        ChangeDisplay(
            rows: response.completions.map { row($0, response) },
            messages: response.completions.flatMap(dependencies) + response.completions.flatMap(parts)
                + ChangeSentences.message("No longer blocked", response.unblocked)
                + ChangeSentences.message("Already done", response.alreadyDone)
        )
    }

    private func row(_ completion: CompleteItemResponse.Row, _ response: CompleteItemResponse) -> ChangeDisplay.Row {
        let next = completion.next.map { next in
            let due = next.details.due.map { ", due \(roles.calendar.due($0, from: response.today))" } ?? ""
            return "Next: \(next.id)\(due)"
        }
        return ChangeDisplay.Row("Done", completion.item, details: next.map { [$0] } ?? [])
    }

    private func dependencies(_ completion: CompleteItemResponse.Row) -> [String] {
        guard !completion.stillOpen.isEmpty else { return [] }
        let verb = completion.stillOpen.count == 1 ? "is" : "are"
        return [
            "\(completion.item.id) depends on \(ChangeSentences.some(completion.stillOpen)), which \(verb) still open."
        ]
    }

    private func parts(_ completion: CompleteItemResponse.Row) -> [String] {
        let noun = completion.openParts.count == 1 ? "part" : "parts"
        return ChangeSentences.message("Open \(noun) of \(completion.item.id)", completion.openParts)
    }

    static func document(_ response: CompleteItemResponse) -> String {
        JSONText.document { document in
            document.items("items", response.completions.map(\.item))
            document.items("next", response.completions.compactMap(\.next), unlessEmpty: true)
            document.items("freed", response.unblocked, unlessEmpty: true)
            document.items("stillOpen", response.stillOpen, unlessEmpty: true)
            document.items("openParts", response.completions.flatMap(\.openParts), unlessEmpty: true)
            document.items("unchanged", response.alreadyDone, unlessEmpty: true)
        }
    }
}

extension CompleteItemResponse {
    /// The open items that the completed ones depend on, without duplicates.
    fileprivate var stillOpen: [ItemSummary] {
        var seen: Set<Int> = []
        return completions.flatMap(\.stillOpen).filter { seen.insert($0.id).inserted }
    }
}
