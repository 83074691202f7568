import Almanac
import Entities
import Vocabulary

/// The changes on the server since the last sync.
struct ServerNews: Entity {
    /// The number of items to receive.
    let changed: Int
    let review: PullReview
}

/// An item as it was after the last sync, in this list, and on the server.
struct SyncedItem: Entity {
    struct Local: Entity {
        let item: Item
        let version: LocalVersion
        /// The UUIDs of the parent and the dependencies, by id.
        let uuids: [Int: ItemUUID]
    }

    /// The position among the items that were received together.
    let number: Int
    /// `nil` if the item was never synced.
    let base: SharedItem?
    /// `true` if the server did not have the item after the last sync.
    let wasGone: Bool
    /// `nil` if the item is not in the list.
    let local: Local?
    /// `nil` if the item is not on the server.
    let remote: RemoteVersion?
}

/// The actions for items that were received together.
struct SyncDecision: Entity {
    /// The merged items by number. Removed ones are missing.
    var merged: [Int: SharedItem] = [:]
    /// The numbers of the items that have to be sent to the server.
    var unsent: Set<Int> = []
    /// Server values that a later local change overrides. They are applied first, so that they appear in the items'
    /// history.
    var overruled: [ListPlan.Update] = []
    var updates: [ListPlan.Update] = []
    var additions: [NewItem] = []
    var removals: [Item] = []

    /// The change to the list, without new references to other items.
    var plan: ListPlan { ListPlan(updates: updates, additions: additions, removals: removals) }
}

/// A reference to another item, yet to be created.
struct WantedReference: Entity {
    /// The id of the item that gets the reference.
    let item: Int
    let uuid: ItemUUID
    let isParent: Bool
}

/// The server's answer to one change of this list.
struct SentChange: Entity {
    enum Kind: Entity {
        case created, updated, removed
    }

    enum Outcome: Entity {
        case accepted
        /// The server has another version by now.
        case outdated
        /// The server rejected the item, and will do so again unless it changes.
        case refused(SyncProblem)
    }

    /// The title is empty for a removed item.
    let item: ItemName
    let kind: Kind
    let outcome: Outcome
}

/// The beginning of a sync.
enum SyncStart: Entity {
    case ready(SyncedListName)
    /// There are several lists on the server, or none.
    case mustChoose(SyncListsResponse)
}

/// A list on a server.
struct SyncedListName: Entity {
    let url: String
    /// The name that the server gives it, or the address.
    let name: String
}

struct SyncedListStatus: Entity {
    let list: SyncedListName
    /// The last complete sync.
    let finished: Instant?
    /// The time until which automatic syncs leave the server alone.
    let pause: Instant?
    /// The number of items to send.
    let waiting: Int
    let stuck: [StuckItem]
}
