import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Asks for confirmation of several changes, then reports the changes that were undone or redone.
final class UndoRedoPresenter: OperationPresenter, UndoRedoModule {
    let roles: OperationRoles<UndoRedoRequest, UndoRedoResponse, UndoRedoFailure, UndoRedoDisplay>

    init(_ roles: OperationRoles<UndoRedoRequest, UndoRedoResponse, UndoRedoFailure, UndoRedoDisplay>) {
        self.roles = roles
    }

    func undo() { replay(.undo) }

    func redo() { replay(.redo) }

    private func replay(_ direction: UndoRedoRequest.Direction) {
        perform(
            UndoRedoRequest(direction: direction, count: 1, confirmation: .missingForOthers, namesEffect: true)
        )
    }

    func answer(_ response: UndoRedoResponse) -> OperationAnswer<UndoRedoRequest, UndoRedoDisplay> {
        switch response {
        case .unconfirmed(let response):
            var request = response.request
            request.confirmation = .of(response.changes.map(\.id))
            return .question(question(response), confirmed: request)
        case .replayed(let response):
            let count = response.ownCount
            return .done(display(response), response.request.direction == .redo ? .redone(count) : .undone(count))
        case .nothing(let direction): return .nothing(UndoRedoSentences.nothing(direction), .unchanged)
        }
    }

    private func question(_ response: ReplayedChanges) -> String {
        let (direction, changes) = (response.request.direction, response.changes)
        guard changes.count == 1 else { return UndoRedoSentences.question(direction, changes.map(\.command)) }
        let when = roles.calendar.moment(changes[0].moment, from: response.today)
        let items = response.effect.map { ChangeSentences.items($0.items, of: $0.count) }
        return UndoRedoSentences.question(direction, aboutOther: changes[0].command, items, when)
    }

    private func display(_ response: ReplayedChanges) -> UndoRedoDisplay {
        let (count, direction) = (response.changes.count, response.request.direction)
        let end = count < response.request.count ? [UndoRedoSentences.end(direction)] : []
        return UndoRedoDisplay(
            rows: response.changes.map { change in
                UndoRedoDisplay.Row(
                    action: UndoRedoSentences.action(direction),
                    command: change.command,
                    shortCommand: UndoRedoSentences.short(change.command),
                    when: roles.calendar.moment(change.moment, from: response.today),
                    effect: response.effect.map {
                        UndoRedoSentences.effect($0, of: change.command, from: response.today, in: roles.calendar)
                    }
                )
            },
            messages: end + [UndoRedoSentences.hint(direction, count, roles.router)]
        )
    }

    static func document(_ response: UndoRedoResponse, _ router: any UndoRedoRouting) throws(ErrorMessage) -> String {
        switch response {
        case .unconfirmed(let response):
            let question = UndoRedoSentences.question(response.request.direction, response.changes.map(\.command))
            throw ChangeSentences.confirmationRequired(question)
        case .replayed(let response): return document(response.changes)
        case .nothing: return document([])
        }
    }

    private static func document(_ changes: [ChangeSummary]) -> String {
        JSONText.document { document in
            document.array("changes") { array in changes.forEach { array.change($0) } }
        }
    }

    static func errorMessage(_ failure: UndoRedoFailure, _ router: any UndoRedoRouting) -> ErrorMessage {
        switch failure {
        case .storage(let failure): ErrorMessage(failure, router)
        case .conflict(let conflict): ErrorMessage(.badData, said: UndoRedoSentences.conflict(conflict, router))
        }
    }
}

/// The sentences of this use case.
enum UndoRedoSentences {
    /// A line of plain output.
    static func madeLine(_ when: String) -> String { say("made: \(when)") }

    private static let shownCount = 3

    static func action(_ direction: UndoRedoRequest.Direction) -> String {
        switch direction {
        case .undo, .undoSync: say("Undone")
        case .redo: say("Redone")
        }
    }

    /// `Undo 9 changes (done 3, add Buy milk, remove 2 and 6 more)?`
    static func question(_ direction: UndoRedoRequest.Direction, _ commands: [String]) -> String {
        let some = ChangeSentences.some(commands.prefix(shownCount).map(short), of: commands.count)
        return switch direction {
        case .undo, .undoSync: say("Undo \(commands.count) changes (\(some))?")
        case .redo: say("Redo \(commands.count) changes (\(some))?")
        }
    }

    /// `Undo “done 3” (3 Pay rent, today 09:30)? It was not made here.`
    static func question(
        _ direction: UndoRedoRequest.Direction,
        aboutOther command: String,
        _ items: String?,
        _ when: String
    ) -> String {
        let facts = [items, when].compactMap(\.self).joined(separator: ", ")
        return direction == .redo
            ? say("Redo “\(short(command))” (\(facts))? It was not made here.")
            : say("Undo “\(short(command))” (\(facts))? It was not made here.")
    }

    /// `3 Pay rent: due Mon 30 Nov → Fri 27 Nov`, or `done 3 4: 3 Pay rent, 4 Call mom`.
    static func effect(
        _ effect: ReplayedChanges.Effect,
        of command: String,
        from today: Day,
        in calendar: CalendarWords
    ) -> String {
        guard let entry = effect.entry, let item = effect.items.first else {
            return "\(short(command)): \(ChangeSentences.some(effect.items, of: effect.count))"
        }
        let title = entry.after.title.isEmpty ? item.title : entry.after.title
        let phrase =
            entry.kind == .added
            ? say("in the list again") : HistoryEntrySentences.phrase(entry, from: today, in: calendar)
        return "\(ChangeSentences.name(item.id, title)): \(phrase)"
    }

    /// `done of 12 items`, `change of 12 items pri:high`. The numbers in texts stay.
    static func short(_ command: String) -> String {
        let words = command.split(separator: " ")
        let ids = words.dropFirst().prefix { Int($0) != nil }
        guard let name = words.first, ids.count > shownCount, !["add", "annotate"].contains(name) else {
            return command
        }
        let others = words.dropFirst(1 + ids.count).map(String.init)
        return ([say("\(name) of \(ChangeSentences.count(ids.count))")] + others).joined(separator: " ")
    }

    static func conflict(_ conflict: UndoRedoConflict, _ router: any UndoRedoRouting) -> String {
        let action = conflict.direction != .redo ? say("Undoing") : say("Redoing")
        let later =
            conflict.later.map { say("which “\(short($0.command))” changed later") }
            ?? say("which has changed since then")
        let reason =
            if let name = FieldWords.name(conflict.field) {
                say("would overwrite \(name) of item \(conflict.item), \(later)")
            } else {
                say("is not possible, as item \(conflict.item) was added or removed since then")
            }
        let reopening = conflict.copy.map { say(" To reopen only what was done: \(router.command(.reopen($0)))") } ?? ""
        let isSync = conflict.direction == .undo && conflict.later?.isSync == true
        let sync = isSync ? say(" To take back the last sync first: \(router.command(.undoSync))") : ""
        return say(
            "\(action) “\(short(conflict.change.command))” \(reason). Nothing was changed. "
                + "See \(router.command(.show(conflict.item))).\(reopening)\(sync)"
        )
    }

    static func nothing(_ direction: UndoRedoRequest.Direction) -> String {
        switch direction {
        case .undo: say("Nothing to undo.")
        case .undoSync: say("No change of a sync to undo.")
        case .redo: say("Nothing to redo.")
        }
    }

    static func end(_ direction: UndoRedoRequest.Direction) -> String {
        switch direction {
        case .undo: say("No more changes to undo.")
        case .undoSync: say("No more changes of syncs to undo.")
        case .redo: say("No more changes to redo.")
        }
    }

    /// `adder redo 2 reapplies them.`
    static func hint(_ direction: UndoRedoRequest.Direction, _ count: Int, _ router: any UndoRedoRouting) -> String {
        switch (direction, count) {
        case (.undoSync, _): say("\(router.command(.sync(.now))) makes the same changes on the server.")
        case (.undo, 1): say("\(router.command(.redo())) reapplies it.")
        case (.undo, _): say("\(router.command(.redo(count))) reapplies them.")
        case (.redo, 1): say("\(router.command(.undo())) reverses it.")
        case (.redo, _): say("\(router.command(.undo(count))) reverses them.")
        }
    }
}
