import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Reports the changes.
final class ChangeItemPresenter: ChangePresenter {
    static let action = ChangeAction.change

    let roles: ChangeRoles<ChangeItemRequest, ChangeItemResponse>

    init(_ roles: ChangeRoles<ChangeItemRequest, ChangeItemResponse>) {
        self.roles = roles
    }

    func action(of request: ChangeItemRequest) -> ChangeAction {
        request.changes.move.action
    }

    func display(_ response: ChangeItemResponse) -> ChangeDisplay {
        let redated = response.rows.filter { row in
            row.before.details.due != row.after.details.due || row.before.details.wait != row.after.details.wait
        }
        let warnings = redated.compactMap {
            ItemSentences.waitWarning($0.after, from: response.today, in: roles.calendar)
        }
        return ChangeDisplay(
            rows: response.rows.map { row in
                let following = RepeatSentences.following(row.following, from: response.today, in: roles.calendar)
                return .init(
                    row.before,
                    row.after,
                    following,
                    action: response.move.label(from: row.before.details.due, to: row.after.details.due),
                    from: response.today,
                    in: roles.calendar
                )
            },
            notes: warnings + [undated(response), lacking(response)].compactMap(\.self),
            messages: response.hints.map { ItemSentences.hint($0, roles.router) }
        )
    }

    /// Says that a length counts from today for items that had no due date.
    private func undated(_ response: ChangeItemResponse) -> String? {
        guard case .by? = response.move else { return nil }
        let ids = response.rows.filter { $0.before.details.due == nil }.map(\.before.id)
        return ids.isEmpty ? nil : ChangeItemSentences.undated(ids)
    }

    /// Names the items that don't have the text to replace.
    private func lacking(_ response: ChangeItemResponse) -> String? {
        guard let replacement = response.replacement, !response.lacking.isEmpty else { return nil }
        return ChangeItemSentences.lacking(replacement.old, response.lacking)
    }

    static func unchanged(_ response: ChangeItemResponse) -> [ItemSummary] { response.unchanged }

    static func document(_ response: ChangeItemResponse) -> ChangeDocument {
        ChangeDocument(
            items: response.rows.map(\.after),
            lists: ["unchanged": response.unchanged],
            hints: response.hints
        )
    }
}

extension ItemChanges.Move? {
    fileprivate var action: ChangeAction {
        switch self {
        case .by, .byMinutes, .to: .postpone
        case .toNextOccurrence: .skip
        case nil: ChangeItemPresenter.action
        }
    }

    /// The label of the answer.
    fileprivate func label(from before: Due?, to after: Due?) -> String {
        switch self {
        case .by, .byMinutes, .to:
            if let before, let after, after < before {
                ChangeItemSentences.movedEarlier
            } else {
                ChangeItemSentences.postponed
            }
        case .toNextOccurrence: ChangeItemSentences.skipped
        case nil: ChangeSentences.changed
        }
    }
}

/// The sentences of this use case.
enum ChangeItemSentences {
    static let movedEarlier = say("Moved earlier")
    static let postponed = say("Postponed")
    static let skipped = say("Skipped")

    static func undated(_ ids: [Int]) -> String {
        say("\(ItemWords.ids(ids)) had no due date, so this counts from today.")
    }

    static func lacking(_ text: String, _ ids: [Int]) -> String {
        ids.count == 1
            ? say("“\(text)” is not in the title of \(ItemWords.someIDs(ids)).")
            : say("“\(text)” is not in the titles of \(ItemWords.someIDs(ids)).")
    }
}
