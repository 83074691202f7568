import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Reports the completed items and the consequences.
final class CompleteItemPresenter: ChangePresenter {
    static let action = ChangeAction.complete
    static let unchangedHeading = CompleteItemSentences.alreadyDone

    let roles: ChangeRoles<CompleteItemRequest, CompleteItemResponse>

    init(_ roles: ChangeRoles<CompleteItemRequest, CompleteItemResponse>) {
        self.roles = roles
    }

    func display(_ response: CompleteItemResponse) -> ChangeDisplay {
        ChangeDisplay(
            rows: response.completions.map { row($0, response) },
            notes: response.stillOpen.map(CompleteItemSentences.dependency)
                + response.openParts.flatMap(CompleteItemSentences.parts)
                + response.doneToday.map { CompleteItemSentences.doneToday(dated($0.item, response), $0, roles.router) }
                + response.repeatedElsewhere.map(CompleteItemSentences.repeatedElsewhere),
            messages: ChangeSentences.unblocked(response.unblocked)
        )
    }

    private func row(_ completion: CompleteItemResponse.Row, _ response: CompleteItemResponse) -> ChangeDisplay.Row {
        ChangeDisplay.Row(
            action: CompleteItemSentences.done,
            id: completion.id,
            title: completion.item.details.title,
            note: completion.id == completion.item.id
                ? nil : CompleteItemSentences.copy(completion.item.id, wasDone: completion.wasDone),
            sentences: CompleteItemSentences.consequences(completion, response, roles.calendar)
        )
    }

    private func dated(_ item: ItemSummary, _ response: CompleteItemResponse) -> String {
        let due = item.details.due.map { roles.calendar.due($0, from: response.today) }
        return ChangeSentences.dated(ChangeSentences.name(item), due)
    }

    static func unchanged(_ response: CompleteItemResponse) -> [ItemSummary] { response.alreadyDone }

    static func document(_ response: CompleteItemResponse) -> ChangeDocument {
        var seen: Set<Int> = []
        return ChangeDocument(
            items: response.completions.map(\.item),
            lists: [
                "next": response.completions.compactMap(\.next), "freed": response.unblocked,
                "stillOpen": response.stillOpen.flatMap(\.items).filter { seen.insert($0.id).inserted },
                "openParts": response.openParts.flatMap(\.items),
                "unchanged": response.alreadyDone + response.doneToday.map(\.item) + response.repeatedElsewhere,
            ]
        )
    }
}

/// The sentences of this use case.
enum CompleteItemSentences {
    static let done = say("Done")
    static let alreadyDone = say("Already done")
    static let end = say("This was the last occurrence.")
    private static let namedOccurrences = 3

    /// `Next: Sun 22 Nov. Skipped Thu 19, Fri 20 Nov.`, or nothing if the item doesn't repeat.
    static func consequences(
        _ row: CompleteItemResponse.Row,
        _ response: CompleteItemResponse,
        _ calendar: CalendarWords
    ) -> [String] {
        var sentences: [String] = []
        if let due = row.early { sentences.append(early(calendar.due(due, from: response.today))) }
        if let next = row.next {
            let due = next.details.due.map { calendar.due($0, from: response.today) }
            sentences.append(self.next(next.id == row.id ? nil : next.id, due))
        }
        if !row.skipped.isEmpty { sentences.append(skipped(row, from: response.today, calendar)) }
        if row.endsSeries { sentences.append(end) }
        return sentences.isEmpty ? [] : [sentences.joined(separator: " ")]
    }

    static func copy(_ id: Int, wasDone: Bool) -> String {
        wasDone ? say("this one was done already, as \(id)") : say("this one is now \(id)")
    }

    static func early(_ due: String) -> String { say("Early: it was due \(due).") }

    /// `Next: Sun 22 Nov.`, or `Next: 7, due Sun 22 Nov.` if it is another item.
    static func next(_ id: Int?, _ due: String?) -> String {
        say("Next: \(id.map { ChangeSentences.dated(String($0), due) } ?? due ?? "").")
    }

    static func skipped(_ days: String) -> String { say("Skipped \(days).") }

    /// `Skipped Wed 25, Thu 26 Nov.`
    static func skipped(_ row: CompleteItemResponse.Row, from today: Day, _ calendar: CalendarWords) -> String {
        let missed = row.skipped
        if missed.count <= namedOccurrences {
            return skipped(calendar.occurrences(missed, from: today, sharesMonths: true))
        }
        let first = calendar.due(missed[0], from: today)
        if row.skipsMore { return say("Skipped more than \(missed.count - 1) occurrences, the first on \(first).") }
        let last = calendar.due(missed[missed.count - 1], from: today)
        return say("Skipped \(missed.count) occurrences from \(first) to \(last).")
    }

    /// `Already done today: 9 Standup, due Sun 22 Nov. To complete that one too: adder done 9 --early`
    static func doneToday(
        _ name: String,
        _ done: CompleteItemResponse.DoneToday,
        _ router: any CommandRouting
    ) -> String {
        let command = router.command(.complete(done.item.id, isEarly: true))
        return
            (!done.isToday || done.item.details.recurrence?.repetition?.countsHours == true
            ? say("Already done: \(name).") : say("Already done today: \(name)."))
            + (done.canMoveOn ? say(" To complete that one too: \(command)") : "")
    }

    /// `Still open: 9 Water plants, which another program repeats. Complete it there.`
    static func repeatedElsewhere(_ item: ItemSummary) -> String {
        say("Still open: \(ChangeSentences.name(item)), which another program repeats. Complete it there.")
    }

    static func dependency(_ relation: CompleteItemResponse.Relation) -> String {
        let items = ChangeSentences.some(relation.items)
        return relation.items.count == 1
            ? say("\(relation.id) depends on \(items), which is still open.")
            : say("\(relation.id) depends on \(items), which are still open.")
    }

    static func parts(_ relation: CompleteItemResponse.Relation) -> [String] {
        let heading =
            relation.items.count == 1 ? say("Open part of \(relation.id)") : say("Open parts of \(relation.id)")
        return ChangeSentences.message(heading, relation.items)
    }
}
