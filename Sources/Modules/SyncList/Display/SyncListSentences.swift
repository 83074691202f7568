import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Messages about syncs and their servers.
enum SyncListSentences {
    static let nothing = say("Nothing was synchronized.")

    static let interrupted = ErrorMessage(.interrupted, "Interrupted. Nothing was synchronized.")

    static let serverPrompt = say("Server (USER@HOST, or the address of a list): ")

    static let listPrompt = say("Number of the list: ")

    static let newListPrompt = say("Name for the new list: ")

    static func noList(_ number: String) -> ErrorMessage { ErrorMessage(.wrongUsage, "There is no list \(number).") }

    static func choice(of response: ServerListsResponse, _ router: any SyncListRouting) -> ErrorMessage {
        let (typed, user) = (ServerSentences.word(response.address.typed), response.address.user)
        let advice =
            if let list = response.lists.first(where: \.isWritable) {
                say(
                    "To choose one, run \(router.command(.sync(.with(ServerSentences.address(of: list.url, user: user)))))."
                )
            } else {
                say("To create one, run \(router.command(.sync(.newList(at: typed)))).")
            }
        return ErrorMessage(.wrongUsage, said: advice)
    }

    static func forgot(_ list: String) -> String {
        say("\(list) is no longer synchronized. All items stay here and on the server.")
    }

    static func progress(_ progress: SyncProgress) -> String {
        let verb =
            switch progress.step {
            case .listing: say("Listed")
            case .receiving: say("Received")
            case .sending: say("Sent")
            }
        guard let total = progress.total else { return say("\(verb) \(progress.done) items so far.") }
        return say("\(verb) \(progress.done) of \(total) items so far.")
    }

    static func manyRemovals(_ removals: Int, of count: Int, after recent: Int) -> String {
        let others = recent == 0 ? "" : say(", and others have removed \(recent) in the last 24 hours")
        return say("This sync would remove \(removals) of \(ChangeSentences.count(count)) from your list\(others). ")
            + (removals == 1 ? say("Remove it?") : say("Remove them?"))
    }

    static func manyRemovalsThere(_ removals: Int, of count: Int, _ router: any SyncListRouting) -> String {
        say(
            "You undid the addition of \(ChangeSentences.count(removals)), so this sync would remove \(removals) of "
                + "\(ChangeSentences.count(count)) from the server. "
        )
            + (removals == 1
                ? say("To bring it back here, run \(router.command(.redo())). Remove it there?")
                : say("To bring them back here, run \(router.command(.redo())). Remove them there?"))
    }

    static let keepAll = say("Keep them here, and send them to the server again?")

    private static let restored = say("This list was restored from a backup or copied since its last sync.")

    static let wasRestored =
        restored + say(" Merge it with the list on the server? Items that were removed in only one of them come back.")

    static let restoredDryRun = ErrorMessage(
        .wrongUsage,
        said: restored + say(" The next sync asks whether to merge it with the list on the server.")
    )

    static func pause(_ pause: SyncPause?, _ router: any SyncListRouting) -> [String] {
        switch pause {
        case nil: []
        case .until(let end): [SyncSentences.pause(until: end)]
        case .blocked(let reason): [SyncSentences.block(reason, router)]
        }
    }

    static func problem(_ stuck: StuckItem) -> String {
        "\(name(stuck.item)): \(SyncSentences.problem(stuck.problem))."
    }

    /// `big.ics on the server is not in the list: it is too large for adder.`
    static func unread(_ objects: [UnreadObject]) -> [String] {
        let rest = objects.count - maximumUnread
        let more =
            rest == 1 ? say("Another object is not in the list.") : say("\(rest) more objects are not in the list.")
        return objects.prefix(maximumUnread).map {
            say("\($0.name) on the server is not in the list: \(SyncSentences.problem($0.problem)).")
        } + (rest > 0 ? [more] : [])
    }

    private static let maximumUnread = 5

    static func stuck(_ items: [StuckItem]) -> ErrorMessage {
        ErrorMessage(.badData, "\(ChangeSentences.count(items.count)) could not be synchronized.")
    }

    private static let maximumDuplicates = 5

    /// Items that were in both places before the first sync.
    static func duplicates(_ pairs: [[ItemName]]) -> [String] {
        let rest = pairs.count - maximumDuplicates
        let more = rest == 1 ? say("Another pair looks the same.") : say("\(rest) more pairs look the same.")
        return pairs.prefix(maximumDuplicates).map(duplicate) + (rest > 0 ? [more] : [])
    }

    private static func duplicate(_ items: [ItemName]) -> String {
        say(
            "Items \(ItemWords.ids(items.map(\.id))) have the same title, “\(items[0].title)”, and the same due date. One may "
                + "be a duplicate."
        )
    }

    static func conflict(_ conflict: SyncConflict, today: Day, _ calendar: CalendarWords) -> String {
        let name = "“\(conflict.title)”"
        switch conflict.kind {
        case .removedHere: return say("\(name) was changed on the server after you removed it, so it came back.")
        case .removedThere: return say("\(name) was removed on the server after you changed it, so it stays.")
        case .completion(let isDone):
            return isDone
                ? say("\(name) was completed in one place and reopened in the other. It is done now.")
                : say("\(name) was completed in one place and reopened in the other. It is open now.")
        case .parent: return say("\(name) was given a different parent in each place. The later change was kept.")
        case .values where conflict.kept.title != conflict.lost.title:
            return
                say(
                    "“\(conflict.kept.title)” was renamed “\(conflict.lost.title)” in the other place. The later name was kept."
                )
        case .values where conflict.kept.note != conflict.lost.note:
            let lost = conflict.lost.note.map { say("began “\(ItemWords.firstLine(of: $0))”") } ?? say("was empty")
            return say("The note of \(name) was changed in two places. The later one was kept; the other \(lost).")
        case .values where conflict.lost.tags != conflict.kept.tags:
            let tags = conflict.lost.tags.map(ItemWords.tag).joined(separator: ", ")
            return say("\(name) would have too many tags after merging. Lost: \(tags).")
        case .values where conflict.kept.recurrence != nil && conflict.kept.due != conflict.lost.due:
            // An item that moved on has its date, whichever change was later.
            let differences = DifferenceSentences.phrases(conflict.lost, conflict.kept, from: today, in: calendar)
            return say(
                "\(name) was changed in two places, and one date was lost: \(differences.joined(separator: ", "))."
            )
        case .values:
            let differences = DifferenceSentences.phrases(conflict.lost, conflict.kept, from: today, in: calendar)
                .joined(separator: ", ")
            return say("\(name) was changed in two places. The later change was kept: \(differences).")
        }
    }

    static func errorMessage(_ failure: SyncListFailure, _ router: any SyncListRouting) -> ErrorMessage {
        switch failure {
        case .list(let failure): ErrorMessage(failure, router)
        case .notSetUp: ServerSentences.notSetUp(router)
        case .alreadySetUp(let url): ServerSentences.alreadySetUp(url, router)
        case .listExists(let list, let user):
            ErrorMessage(
                .cannotCreate,
                "The server already has a list “\(list.name ?? "")”. To use it, run "
                    + "\(router.command(.sync(.with(ServerSentences.address(of: list.url, user: user)))))."
            )
        case .isRunning: ErrorMessage(.busy, "Another sync of this list is running.")
        case .wasRestored: ChangeSentences.confirmationRequired(wasRestored)
        case .server(let failure): ErrorMessage(failure, router)
        }
    }
}

// MARK: - Results

extension SyncListSentences {
    static func action(isDryRun: Bool) -> String { isDryRun ? say("Would synchronize") : say("Synchronized") }

    static let partlySynchronized = say("Partly synchronized")

    /// `Tasks, received 3 items (2 new, 1 removed), sent 1 item`, or what a sync would do.
    static func detail(_ response: SyncListResponse) -> String {
        let verbs = response.isDryRun ? (say("receive"), say("send")) : (say("received"), say("sent"))
        let counts = [(verbs.0, response.received), (verbs.1, response.sent)].compactMap { verb, counts in
            counts.total == 0 ? nil : "\(verb) \(ChangeSentences.count(counts.total))\(parts(counts))"
        }
        let isUneventful = response.isUneventful && response.duplicates.isEmpty
        return ([response.list] + (isUneventful ? [say("no changes")] : counts)).joined(separator: ", ")
    }

    static func received(_ kind: SyncChange.Kind, isDryRun: Bool = false) -> String {
        switch kind {
        case .added: say("new")
        case .updated: say("changed")
        case .removed: isDryRun ? say("to remove") : say("removed")
        }
    }

    static func sent(_ kind: SyncChange.Kind, isDryRun: Bool = false) -> String {
        switch (kind, isDryRun) {
        case (.removed, false): say("removed there")
        case (.removed, true): say("to remove there")
        case (_, false): say("sent")
        case (_, true): say("to send")
        }
    }

    /// `12 Milk`, or `Milk` before it has a number.
    static func name(_ item: ItemName) -> String {
        let title = item.title.isEmpty ? ChangeSentences.forgottenTitle : item.title
        return item.id == 0 ? title : ChangeSentences.name(item.id, title)
    }

    static func more(_ count: Int) -> String? { count > 0 ? say("and \(count) more") : nil }

    private static func parts(_ counts: SyncCounts) -> String {
        let parts = [(counts.added, say("new")), (counts.removed, say("removed"))].filter { $0.0 > 0 }.map {
            "\($0) \($1)"
        }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    /// Values that were lost, and items that need attention.
    static func notes(_ response: SyncListResponse, _ calendar: CalendarWords) -> [String] {
        (response.backup.map { [say("Before items were removed, adder made the backup \($0).")] } ?? [])
            + response.conflicts.map { conflict($0, today: response.today, calendar) } + duplicates(response.duplicates)
            + response.stuck.map(problem)
    }

    static func facts(_ response: SyncListResponse) -> [String] {
        [
            "list: \(response.list)", "received: \(response.received.total)", "sent: \(response.sent.total)",
            "merged: \(response.merged)", "conflicts: \(response.conflicts.count)", "stuck: \(response.stuck.count)",
        ].map(say) + response.receivedItems.map { "\(received($0.kind)): \(name($0.item))" }
            + response.sentItems.map { "\(sent($0.kind)): \(name($0.item))" }
            + response.unread.map { say("unread: \($0.name)") }
    }

    private static func pause(_ pause: SyncPause?) -> [String] {
        switch pause {
        case .until(let end): [say("paused until: \(end.instant)")]
        case .blocked(let reason): [say("blocked: \(reason.rawValue)")]
        case nil: []
        }
    }

    static func detail(_ response: SyncStatusResponse, _ calendar: CalendarWords) -> String {
        let finished = response.finished.map { say("last sync \(calendar.moment($0, from: response.today))") }
        let waiting =
            response.waiting == 0 ? say("nothing to send") : say("\(ChangeSentences.count(response.waiting)) to send")
        return [finished, waiting].compactMap { $0 }.joined(separator: ", ")
    }

    static func facts(_ response: SyncStatusResponse) -> [String] {
        ["list: \(response.list)", "address: \(response.url)", "to send: \(response.waiting)"].map(say)
            + pause(response.pause)
            + response.stuck.map { say("stuck: \(ChangeSentences.name($0.item.id, $0.item.title))") }
            + response.unread.map { say("unread: \($0.name)") }
    }
}
