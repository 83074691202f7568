import Almanac
import Presentation
import Responses
import Vocabulary

/// Reports the completed items and the consequences.
final class CompleteItemPresenter: ChangePresenter {
    static let action = ChangeAction.complete
    static let unchangedHeading = "Already done"

    let roles: ChangeRoles<ItemChoice, CompleteItemResponse>

    init(_ roles: ChangeRoles<ItemChoice, CompleteItemResponse>) {
        self.roles = roles
    }

    func display(_ response: CompleteItemResponse) -> ChangeDisplay {
        ChangeDisplay(
            rows: response.completions.map { row($0, response) },
            notes: response.stillOpen.map(CompleteItemSentences.dependency)
                + response.openParts.flatMap(CompleteItemSentences.parts),
            messages: ChangeSentences.unblocked(response.unblocked)
        )
    }

    private func row(_ completion: CompleteItemResponse.Row, _ response: CompleteItemResponse) -> ChangeDisplay.Row {
        let (calendar, today) = (roles.calendar, response.today)
        let next = completion.next.map { next in
            CompleteItemSentences.next(
                next.id,
                next.details.due.map { calendar.due($0, from: today) },
                skipping: completion.skipped.isEmpty
                    ? nil : CompleteItemSentences.skipped(completion.skipped, calendar, from: today)
            )
        }
        let end = completion.endsSeries ? CompleteItemSentences.end : nil
        return ChangeDisplay.Row("Done", completion.item, details: [next, end].compactMap { $0 })
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

/// The sentences of this use case.
enum CompleteItemSentences {
    static let end = "This was the last occurrence."

    /// `Next: 7, due tomorrow. Skipped Thu 19, Fri 20 Nov.`
    static func next(_ id: Int, _ due: String?, skipping skipped: String?) -> String {
        "Next: \(ChangeSentences.dated(String(id), due))" + (skipped.map { ". \($0)." } ?? "")
    }

    private static let namedDays = 3

    /// `Skipped Wed 25, Thu 26 Nov`.
    static func skipped(_ days: [Day], _ calendar: CalendarWords, from today: Day) -> String {
        if days.count <= namedDays { return "Skipped \(calendar.days(days, from: today))" }
        let first = calendar.day(days[0], from: today)
        if days.count == CompleteItemResponse.Row.maximumSkipped {
            return "Skipped more than \(days.count - 1) occurrences, the first on \(first)"
        }
        return "Skipped \(days.count) occurrences from \(first) to \(calendar.day(days[days.count - 1], from: today))"
    }

    static func dependency(_ relation: CompleteItemResponse.Relation) -> String {
        let items = ChangeSentences.some(relation.items)
        return relation.items.count == 1
            ? "\(relation.id) depends on \(items), which is still open."
            : "\(relation.id) depends on \(items), which are still open."
    }

    static func parts(_ relation: CompleteItemResponse.Relation) -> [String] {
        let heading = relation.items.count == 1 ? "Open part of \(relation.id)" : "Open parts of \(relation.id)"
        return ChangeSentences.message(heading, relation.items)
    }
}
