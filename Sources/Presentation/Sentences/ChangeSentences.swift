package import ProgramOutput
package import Responses
package import Vocabulary

/// A change to chosen items, as the question about it names it.
package enum ChangeAction: Equatable, Sendable {
    case complete, reopen, change, postpone, skip, remove
}

/// Messages shared by all commands that change selected items.
package enum ChangeSentences {
    package static let added = say("Added")
    package static let changed = say("Changed")
    package static let removed = say("Removed")
    package static let noChange = say("No change")
    package static let nothingChanged = say("Nothing was changed.")
    package static let nothingAdded = say("Nothing was added.")
    package static let interrupted = ErrorMessage(.interrupted, "Interrupted; nothing was changed.")

    /// The error for items that are gone while the user decides about them.
    package static func removedElsewhere(_ ids: [Int]) -> String {
        ids.count == 1
            ? say("Item \(ids[0]) was removed by another program.")
            : say("Items \(ItemWords.someIDs(ids)) were removed by another program.")
    }

    package static func nothingMatches(_ filter: ItemFilter, _ reasons: NoMatch, _ action: ChangeAction) -> String {
        guard reasons.areDone else {
            return ListSentences.withHints(of: filter, say("Nothing matches, so nothing was changed."), reasons.unknown)
        }
        let advice = [.change, .remove].contains(action) ? say(" To include them, add closed to the filter.") : ""
        return ListSentences.withHints(of: filter, say("All matching items are done, so nothing was changed.\(advice)"))
    }

    /// `Complete 12 items (3 Pay rent, 5 Call mum, 6 Rest and 9 more)?`, or `Remove 3 Pay rent?`.
    package static func question(_ action: ChangeAction, _ items: ItemsToConfirm) -> String {
        let names = some(items.first.map { name($0.id, $0.title) }, of: items.ids.count)
        if items.parents != nil { return question(about: items.ids.count, names, of: items.parent) }
        let chosen = items.ids.count == 1 ? names : "\(count(items.ids.count)) (\(names))"
        let question =
            switch action {
            case .complete: say("Complete \(chosen)?")
            case .reopen: say("Reopen \(chosen)?")
            case .change: say("Change \(chosen)?")
            case .postpone: say("Postpone \(chosen)?")
            case .skip: say("Skip \(chosen)?")
            case .remove: say("Remove \(chosen)?")
            }
        let remarks = places(items.places, of: items.ids.count) + orphans(items.orphans, of: items.ids.count)
        return ([question] + remarks).joined(separator: " ")
    }

    /// `2 of them have @town, not +town.`
    /// - Parameter count: The number of all items.
    static func places(_ places: [MatchedPlace], of count: Int) -> [String] {
        places.map { place in
            let names = say("@\(place.tag), not +\(place.tag)")
            return switch (place.count, count) {
            case (_, 1): say("It has \(names).")
            case (count, _): say("All of them have \(names).")
            case (1, _): say("1 of them has \(names).")
            case (let some, _): say("\(some) of them have \(names).")
            }
        }
    }

    /// `Its 3 open parts stay, without a parent.`
    private static func orphans(_ orphans: Int, of count: Int) -> [String] {
        switch (orphans, count) {
        case (0, _): []
        case (1, 1): [say("Its open part stays, without a parent.")]
        case (_, 1): [say("Its \(orphans) open parts stay, without a parent.")]
        case (1, _): [say("Their open part stays, without a parent.")]
        default: [say("Their \(orphans) open parts stay, without a parent.")]
        }
    }

    /// `2 Move has 3 open parts (4 Pack, 5 Clean, 6 Paint). Complete them too? No completes 2 alone.`
    private static func question(about parts: Int, _ names: String, of parent: ItemName?) -> String {
        let owner = parent.map { say("\(name($0.id, $0.title)) has") } ?? say("These items have")
        let rest = parent.map { say("No completes \($0.id) alone.") } ?? say("No completes these items alone.")
        return parts == 1
            ? say("\(owner) an open part (\(names)). Complete it too? \(rest)")
            : say("\(owner) \(parts) open parts (\(names)). Complete them too? \(rest)")
    }

    /// `7, due tomorrow`.
    package static func dated(_ name: String, _ due: String?) -> String {
        due.map { say("\(name), due \($0)") } ?? name
    }

    /// `Already done: 4 Measure, 5 Paint.`, or nothing if there are no items.
    package static func message(_ heading: String, _ items: [ItemSummary]) -> [String] {
        message(heading, items.prefix(namesInMessage).map(name), of: items.count)
    }

    /// The items whose parent was removed.
    package static func orphaned(_ items: [ItemSummary]) -> [String] {
        let names = some(items, atMost: 8)
        return switch items.count {
        case 0: []
        case 1: [say("\(names) no longer has a parent.")]
        default: [say("\(names) no longer have a parent.")]
        }
    }

    package static func unblocked(_ items: [ItemSummary]) -> [String] { message(say("No longer blocked"), items) }

    /// The number of items that a message names.
    static let namesInMessage = 8

    static func more(_ count: Int) -> String { say("and \(count) more") }

    static func moreRows(_ count: Int, of all: Int) -> String { say("and \(count) more, \(all) items in all") }

    static func moreMessages(_ count: Int) -> String {
        count == 1 ? say("1 more such message") : say("\(count) more such messages")
    }

    /// `Done 3:`.
    static func heading(_ action: String, _ id: Int) -> String { "\(action) \(id):" }

    /// Stands for the title of an item whose changes are forgotten.
    package static let forgottenTitle = say("(forgotten)")

    static func message(_ heading: String, _ names: [String], of count: Int) -> [String] {
        count == 0 ? [] : ["\(heading): \(some(names, of: count))."]
    }

    /// `3 Pay rent, 5 Call mum and 10 more`.
    package static func some(_ items: [ItemSummary], atMost limit: Int = 3) -> String {
        some(items.prefix(limit).map(name), of: items.count)
    }

    /// Joins the first few names; `count` is the number of all of them.
    package static func some(_ names: [String], of count: Int) -> String {
        let named = names.joined(separator: ", ")
        return count > names.count ? "\(named) \(more(count - names.count))" : named
    }

    /// `4 Call mom`, or `2 items: 4 Call mom, 5 Pay rent`. The count comes first so that it is never cut off.
    package static func items(_ items: [ItemName], of count: Int) -> String {
        let names = some(items, of: count)
        return count == 1 ? names : "\(self.count(count)): \(names)"
    }

    /// Joins the first few names; `count` is the number of all items.
    package static func some(_ items: [ItemName], of count: Int) -> String {
        some(items.map { name($0.id, $0.title.isEmpty ? forgottenTitle : $0.title) }, of: count)
    }

    package static func name(_ item: ItemSummary) -> String {
        name(item.id, item.details.title)
    }

    package static func name(_ id: Int, _ title: String) -> String {
        "\(id) \(title)"
    }

    /// Ends a phrase that other sentences follow.
    package static func sentence(_ phrase: String) -> String {
        phrase.hasSuffix(".") || phrase.hasSuffix("…") ? phrase : "\(phrase)."
    }

    package static func count(_ items: Int) -> String {
        items == 1 ? say("1 item") : say("\(items) items")
    }

    /// The error if confirmation is needed but the session is not interactive.
    package static func confirmationRequired(_ question: String) -> ErrorMessage {
        ErrorMessage(.wrongUsage, "\(question) Can't ask for confirmation here. Use --yes to confirm.")
    }

    package static func errorMessage(
        _ failure: ChangeFailure,
        _ router: any CommandRouting,
        of action: ChangeAction = .change
    ) -> ErrorMessage {
        switch failure {
        case .needsConfirmation(let items): confirmationRequired(question(action, items))
        case .noMatch(let reasons): ErrorMessage(.notFound, said: nothingMatches(.everything, reasons, action))
        case .unknownIDs(let ranges): unknownIDs(ranges, consequence: say("; nothing was changed"), router)
        case .oneTitleForMany(let count):
            ErrorMessage(
                .badData,
                "That would give \(count) items the same title. Choose one item, or put the text in note:\"…\"."
            )
        case .invalid(let id, let problem):
            ItemSentences.errorMessage(problem, id: id, example: router.command(.rename(3, say("Pay rent"))), router)
        case .storage(let failure): ErrorMessage(failure, router)
        }
    }

    /// `No items 9, 20-30.`, cut after eight ids or ranges.
    package static func unknownIDs(_ ranges: [ClosedRange<Int>], consequence: String, _ router: any CommandRouting)
        -> ErrorMessage
    {
        let ids = ranges.prefix(8).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
        let list = ids.joined(separator: ", ") + (ranges.count > 8 ? ", …" : "")
        let noun = ranges.count == 1 && ranges[0].count == 1 ? say("item") : say("items")
        return ErrorMessage(
            .notFound,
            "No \(noun) \(list)\(consequence). Run \(router.command(.list(.open))) to see ids."
        )
    }
}

extension CommandRouting {
    /// `adder undo reverses it.`
    package var undoHint: String { say("\(command(.undo())) reverses it.") }
}

extension ConfirmationViewing {
    /// Shows that nothing happens after any answer other than yes.
    package func show(_ answer: ConfirmationAnswer, to question: String) {
        switch answer {
        case .yes: break
        case .no, .unanswered: showMessage(ChangeSentences.nothingChanged)
        case .interrupted: showError(ErrorMessage(.interrupted, said: ChangeSentences.nothingChanged))
        case .notInteractive: showError(ChangeSentences.confirmationRequired(question))
        }
    }
}
