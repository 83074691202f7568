import Almanac
import Entities
import Vocabulary

/// The changes on the server since the last sync.
struct ServerNews: Entity {
    /// The number of items to receive.
    let changed: Int
    let review: PullReview
}

/// The state of the list after other syncs were locked out.
struct SyncLock: Entity {
    /// Those that the list can have; `nil` if they are unknown.
    var generations: Set<Int>?
    /// The time until which automatic syncs leave the server alone.
    var pause: Instant?
}

struct SyncedListStatus: Entity {
    /// The last complete sync.
    let finished: Instant?
    /// The time until which automatic syncs leave the server alone.
    let pause: Instant?
    /// The reason why they wait for a sync that the user runs, if they do.
    let block: SyncBlock?
    /// The number of items to send.
    let waiting: Int
    let stuck: [StuckItem]
    var unread: [UnreadObject] = []
}

extension SyncedList {
    /// The name that the server gives it, or the address.
    var displayName: String { name ?? url }
}

extension SyncConflict {
    init(_ conflict: MergeConflict, of item: SharedItem) {
        var (kept, lost) = (ItemDetails(), ItemDetails())
        var kind = Kind.values
        switch conflict {
        case .removal(let isLocal): kind = isLocal ? .removedHere : .removedThere
        case .title(let here, let there): (kept.title, lost.title) = (here, there)
        case .note(let here, let there): (kept.note, lost.note) = (here, there)
        case .project(let here, let there): (kept.project, lost.project) = (here, there)
        case .place(let here, let there): (kept.place, lost.place) = (here, there)
        case .link(let here, let there): (kept.link, lost.link) = (here, there)
        case .priority(let here, let there): (kept.priority, lost.priority) = (here, there)
        case .due(let here, let there):
            (kept.due, lost.due) = (here, there)
            // An item that moved on has its date, whichever change was later.
            (kept.recurrence, lost.recurrence) = (item.details.recurrence, item.details.recurrence)
        case .wait(let here, let there): (kept.wait, lost.wait) = (here, there)
        case .recurrence(let here, let there): (kept.recurrence, lost.recurrence) = (here, there)
        case .completion(let here, _): kind = .completion(isDone: here != nil)
        case .tags(let tags): lost.tags = tags
        case .parent: kind = .parent
        }
        self.init(kind: kind, uuid: item.uuid, title: item.details.title, lost: lost, kept: kept)
    }
}

// MARK: - Pauses

extension SyncListFailure {
    /// The time until which automatic syncs pause because the server asked for it.
    var pause: Instant? {
        if case .server(.busy(let end)) = self { end?.instant } else { nil }
    }

    /// The reason why automatic syncs wait until the user runs `sync`. Many servers lock users out after some wrong
    /// passwords.
    var block: SyncBlock? {
        switch self {
        case .server(.wrongPassword), .server(.forbidden): .denied
        case .server(.missingList): .missingList
        default: nil
        }
    }
}

extension SyncPause {
    /// `nil` if the pause is over.
    init?(until end: Instant?, _ block: SyncBlock?, clock: any Clock) {
        if let block {
            self = .blocked(block)
        } else if let end, end > clock.now().instant {
            self = .until(clock.moment(at: end))
        } else {
            return nil
        }
    }
}
