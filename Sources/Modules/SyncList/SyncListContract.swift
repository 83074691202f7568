import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

// MARK: - View

protocol SyncListViewing: ConfirmationViewing {
    /// `true` on a terminal, where questions can be answered.
    var canAsk: Bool { get }
    /// The number of items to name; `nil` for all.
    var rowLimit: Int? { get }
    func showSynced(_ display: SyncListDisplay)
    func showLists(_ display: SyncListsDisplay)
    /// Ends with a status, and says nothing.
    func fail(_ status: ExitStatus)
    /// Shows the progress of a long sync on a terminal.
    func showProgress(_ sentence: String)
    /// Asks for a password, which is not shown while it is typed.
    func askForPassword(_ prompt: String)
    func askForLine(_ prompt: String)
}

/// The receiver of the user's answers.
protocol SyncListEventHandling: ConfirmationHandling {
    /// `nil` if nothing was entered.
    func didEnter(_ text: String?)
    /// Ctrl-C.
    func didInterrupt()
}

struct SyncListDisplay: Display {
    /// An item that was received or sent.
    struct Row: Display {
        let action: String
        let item: String
    }

    /// The heading: "Synchronized".
    let action: String
    let detail: String
    var rows: [Row] = []
    /// The number of rows that are left out, in words.
    var more: String?
    /// Values that were lost, and items that need attention.
    let notes: [String]
    /// The same facts for plain output, as labels with texts.
    let facts: [String]
}

/// The lists of a server.
struct SyncListsDisplay: Display {
    struct Row: Display {
        let name: String
        let url: String
    }

    let heading: String
    let rows: [Row]
}

// MARK: - Interactor

protocol SyncListInteracting: AnyObject {
    func sync(_ request: SyncListRequest)
    func showStatus()
    /// Stops synchronizing. The items stay here and on the server.
    func forget()
}

struct SyncListRequest: Entity {
    /// The server or list for the first sync.
    var address: SyncAddress?
    /// The name of a list to create there.
    var newList: String?
    /// The password as typed. Otherwise the settings say where it is.
    var password: String?
    /// Only finds out what would happen.
    var isDryRun = false
    /// Compares all items with the server, rather than asking it for changes.
    var isFull = false
    /// Also sends items that were done long ago.
    var sendsAll = false
    /// Sends the items again that the server rejected.
    var retries = false
    var confirmed: Set<SyncConfirmation> = []
    /// Treats all items as new in both places, so that none is removed.
    var keepsAll = false
    /// `true` with `--quiet`, which timers use: the sync asks no questions, and respects a pause that the server requested.
    var isAutomatic = false
    /// Does nothing unless the list changed or the last sync is not recent.
    var waitsUntilDue = false
    /// The command as typed.
    let typed: String
}

/// The questions that the user has to confirm.
enum SyncConfirmation: CaseIterable, Entity {
    /// The list is merged with the server's although it was restored.
    case merge
    /// Many items are removed.
    case removals
    /// Many items are removed on the server because it was undone that a sync added them here.
    case removalsThere
}

protocol SyncListInteractorOutput: AnyObject {
    /// There are several lists, or none, from which the user has to choose.
    func foundLists(_ response: ServerListsResponse)
    func forgotServer(_ list: String)
    /// The last sync is recent, and the list has not changed since.
    func foundNothingDue()
    func synced(_ response: SyncListResponse)
    /// Items to receive or to send, for long syncs.
    func isSyncing(_ progress: SyncProgress)
    func foundStatus(_ response: SyncStatusResponse)
    /// The server would remove many items, which has to be confirmed. Nothing was changed.
    /// - Parameter recent: The number of items that other syncs have removed during the last 24 hours.
    func foundManyRemovals(_ removals: Int, of count: Int, after recent: Int)
    /// The sync would remove many items on the server because it was undone that they were added here. Nothing was changed.
    func foundManyRemovalsThere(_ removals: Int, of count: Int)
    /// - Parameter response: What was done before, if anything.
    func couldNotSync(_ failure: SyncListFailure, after response: SyncListResponse?)
}

struct SyncProgress: Entity {
    enum Step: Entity {
        /// Asking the server for its items.
        case listing
        case receiving
        case sending
    }

    let step: Step
    let done: Int
    /// `nil` while it is unknown.
    var total: Int?
}

struct SyncListResponse: Entity {
    /// `true` if there is nothing to report.
    var isUneventful: Bool { received.total + sent.total == 0 && conflicts.isEmpty && stuck.isEmpty }

    var list = ""
    let isDryRun: Bool
    /// Items that were changed here.
    var received = SyncCounts()
    /// Items that were changed on the server.
    var sent = SyncCounts()
    /// The items behind these numbers.
    var receivedItems: [SyncChange] = []
    var sentItems: [SyncChange] = []
    /// The backup that was made because many items are removed.
    var backup: String?
    /// Items that had been changed in both places.
    var merged = 0
    var conflicts: [SyncConflict] = []
    var stuck: [StuckItem] = []
    /// All objects there that this list doesn't have, not only those of this sync.
    var unread: [UnreadObject] = []
    /// Pairs of items that seem to be the same.
    var duplicates: [[ItemName]] = []
    let today: Day
}

/// A value that was lost because an item was changed in two places.
struct SyncConflict: Entity {
    enum Kind: Entity {
        case values
        /// The item was removed here and changed on the server. It came back.
        case removedHere
        /// The item was removed on the server and changed here. It stays.
        case removedThere
        /// The item was completed in one place and reopened in the other.
        case completion(isDone: Bool)
        /// The item was given a different parent in each place.
        case parent
    }

    let kind: Kind
    let uuid: ItemUUID
    let title: String
    /// The values that were lost and kept; all others are empty.
    var lost = ItemDetails()
    var kept = ItemDetails()
}

struct StuckItem: Entity {
    let item: ItemName
    let problem: SyncProblem
}

/// An object on the server that could not be received or read.
struct UnreadObject: Entity {
    let path: String
    let problem: SyncProblem

    /// The last part of the path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

struct SyncStatusResponse: Entity {
    let list: String
    let url: String
    /// The last complete sync.
    let finished: Moment?
    /// The time until which automatic syncs leave the server alone.
    let pause: SyncPause?
    /// The number of items to send.
    let waiting: Int
    let stuck: [StuckItem]
    var unread: [UnreadObject] = []
    let today: Day
}

enum SyncPause: Entity {
    /// The server asked for it.
    case until(Moment)
    /// The pause ends with the next sync that the user runs.
    case blocked(SyncBlock)
}

enum SyncListFailure: Error, Entity {
    case list(ListError)
    /// No server is known.
    case notSetUp
    /// The list is synchronized with another address already.
    case alreadySetUp(url: String)
    /// A list with this name can't be created because the server has one.
    case listExists(ServerList, user: String?)
    /// Another sync is running.
    case isRunning
    /// The list was restored or copied, so the server may have newer items.
    case wasRestored
    case server(ServerFailure)
}

// MARK: - Presenter and router

protocol SyncListPresenting: AnyObject {
    func sync(_ request: SyncListRequest)
    func showStatus()
    func forget()
}

typealias SyncListRouting = CommandRouting
