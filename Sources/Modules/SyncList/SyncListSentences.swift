import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// Messages shared by the text and JSON presenters.
enum SyncListSentences {
    static func manyRemovals(_ removals: Int, of count: Int, after recent: Int) -> String {
        let others = recent == 0 ? "" : ", and others have removed \(recent) in the last 24 hours"
        return "This sync would remove \(removals) of \(ChangeSentences.count(count)) from your list\(others). "
            + (removals == 1 ? "Remove it?" : "Remove them?")
    }

    static let keepAll = "Keep them here, and send them to the server again?"

    private static let restored = "This list was restored from a backup or copied since its last sync."

    static let wasRestored =
        restored + " Merge it with the list on the server? Items that were removed in only one of them come back."

    static let restoredDryRun = ErrorMessage(
        .wrongUsage,
        restored + " The next sync asks whether to merge it with the list on the server."
    )

    static func pause(_ pause: SyncPause?, _ router: any SyncListRouting) -> [String] {
        switch pause {
        case nil: []
        case .until(let end): ["The server asked for a pause, so automatic sync waits until \(end.time)."]
        case .denied:
            ["The server denied access, so automatic sync waits until you run \(router.command(.sync(.now)))."]
        }
    }

    static func stuck(_ items: [StuckItem]) -> ErrorMessage {
        ErrorMessage(.badData, "\(ChangeSentences.count(items.count)) could not be synchronized.")
    }

    private static let maximumDuplicates = 5

    /// Items that were in both places before the first sync.
    static func duplicates(_ pairs: [[ItemName]]) -> [String] {
        let rest = pairs.count - maximumDuplicates
        let more = rest == 1 ? "Another pair looks the same." : "\(rest) more pairs look the same."
        return pairs.prefix(maximumDuplicates).map(duplicate) + (rest > 0 ? [more] : [])
    }

    private static func duplicate(_ items: [ItemName]) -> String {
        "Items \(ItemWords.ids(items.map(\.id))) have the same title, “\(items[0].title)”, and the same due date. One may "
            + "be a duplicate."
    }

    static func conflict(_ conflict: SyncConflict, today: Day, _ calendar: CalendarWords) -> String {
        let name = "“\(conflict.title)”"
        switch conflict.kind {
        case .removedHere: return "\(name) was changed on the server after you removed it, so it came back."
        case .removedThere: return "\(name) was removed on the server after you changed it, so it stays."
        case .completion(let isDone):
            return
                "\(name) was completed in one place and reopened in the other. It is \(isDone ? "done" : "open") now."
        case .parent: return "\(name) was given a different parent in each place. The later change was kept."
        case .values where conflict.kept.title != conflict.lost.title:
            return
                "“\(conflict.kept.title)” was renamed “\(conflict.lost.title)” in the other place. The later name was kept."
        case .values where conflict.kept.note != conflict.lost.note:
            let lost = conflict.lost.note.map { "began “\(ItemWords.firstLine(of: $0))”" } ?? "was empty"
            return "The note of \(name) was changed in two places. The later one was kept; the other \(lost)."
        case .values where conflict.lost.tags != conflict.kept.tags:
            let tags = conflict.lost.tags.map(ItemWords.tag).joined(separator: ", ")
            return "\(name) would have too many tags after merging. Lost: \(tags)."
        case .values:
            let differences = DifferenceSentences.phrases(conflict.lost, conflict.kept, from: today, in: calendar)
                .joined(separator: ", ")
            return "\(name) was changed in two places. The later change was kept: \(differences)."
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
