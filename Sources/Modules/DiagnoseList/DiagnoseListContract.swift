import Almanac
import Presentation
import Settings
import Vocabulary

// MARK: - View

protocol DiagnoseListViewing: ErrorViewing {
    func showMessage(_ sentence: String)
    func showDiagnosis(_ display: DiagnoseListDisplay)
}

struct DiagnoseListDisplay: Display {
    struct Row: Display {
        let grade: DiagnoseListFinding.Grade
        let mark: String
        let subject: String
        let sentence: String
    }

    struct Time: Display {
        let action: String
        let median: String
        let rest: String
    }

    let rows: [Row]
    let times: [Time]
}

// MARK: - Interactor

protocol DiagnoseListInteracting: AnyObject {
    func diagnose(_ request: DiagnoseListRequest)
}

struct DiagnoseListRequest: Entity {
    var timesList = false
}

protocol DiagnoseListInteractorOutput: AnyObject {
    /// Announces a check that takes a while.
    func startedCheck(at path: String, bytes: Int)
    func finishedCheck(_ response: DiagnoseListResponse)
}

struct DiagnoseListResponse: Entity {
    let findings: [DiagnoseListFinding]
    /// `nil` if not requested.
    let times: [DiagnoseListTime]?
    let today: Day
}

struct DiagnoseListFinding: Entity {
    enum Grade: Entity, CaseIterable {
        case ok, note, problem
    }

    let grade: Grade
    let fact: DiagnoseListFact
}

enum DiagnoseListFact: Entity {
    case file(File)
    case content(Content)
    case shape(Shape)
    case journal(Journal)
    case permissions(Permissions)
    case disk(Disk)
    case backups(Backups)
    case pages(Pages)
    case sync(Sync)
    case settings(Settings)
    case locale(Locale)
    case zone(Zone)
    case clock(Clock)

    enum File: Entity {
        case none(path: String)
        /// The list is missing, but backups exist.
        case lost(path: String)
        case list(path: String, bytes: Int, open: Int, done: Int)
        case unusable(ListError)
    }

    enum Content: Entity {
        case intact
        case damaged(path: String, [Damage])
        case danglingReferences(Int)
        case unindexed(Int)
    }

    enum Damage: Entity {
        /// An integrity error in the words of SQLite.
        case corruption(String)
        case history(item: Int)
        case unreadableSchema
    }

    enum Shape: Entity {
        case newest(version: Int)
        case old(version: Int, newest: Int)
        case missing([String])
        case unknown([String])
    }

    enum Journal: Entity {
        /// The number of changes that can be undone, the day of the oldest one, and the size of the history, if known.
        case changes(Int, since: Day?, bytes: Int?)
        /// The space that forgotten changes and removed items have left in the file.
        case unused(bytes: Int)
        case interrupted
        /// Another program has the list open in WAL mode.
        case writeAhead
    }

    enum Permissions: Entity {
        case ownerOnly
        case open(path: String, mode: Int)
        case openFolder(path: String, mode: Int)
        /// Others can add files to the folder, but not replace the list.
        case sharedFolder(path: String, mode: Int)
        case foreignOwner(path: String)
        /// The list has several names, which are hard links.
        case linked(path: String, names: Int)
        case readOnly(path: String)
    }

    enum Disk: Entity {
        case free(bytes: Int)
        case lowSpace(bytes: Int, needed: Int)
        case network(path: String)
        case userSpace(path: String)
    }

    enum Backups: Entity {
        case some(count: Int, newest: Backup)
        case none(isDaily: Bool)
        case unreadable(Backup)
    }

    /// Pages of `edit` that were kept or left by a killed process.
    struct Pages: Entity {
        let paths: [String]
    }

    enum Sync: Entity {
        /// The last sync was complete. `curl` is the version of curl, if it is installed.
        case complete(list: String, Moment, curl: String?)
        case incomplete(list: String)
        /// The server asked for a pause during the last sync.
        case paused(list: String, until: Moment)
        case noCurl
        case oldCurl(String)
        /// The file with the password is missing.
        case noPassword(path: String)
        case openPassword(path: String, mode: Int)
        case foreignPassword(path: String)
        /// Automatic syncs wait until the user runs one.
        case blocked(SyncBlock)
        /// The ids of items that the server rejected.
        case refused([Int])
    }

    enum Settings: Entity {
        /// `overridden` counts settings from the file or the environment.
        case valid(file: String?, overridden: Int)
        case invalid(SettingsError)
        case unusable(ListError)
    }

    enum Locale: Entity {
        case utf8(variable: String, value: String)
        /// `variable` is `nil` if none is set.
        case notUTF8(variable: String?, value: String)
    }

    enum Zone: Entity {
        /// `nil` for the system time zone.
        case known(String?)
        case unknown(String)
    }

    enum Clock: Entity {
        case running(Moment)
        case fixed(Moment)
        /// The newest change is dated in the future.
        case behind(Day)
    }
}

/// Run times in seconds.
struct DiagnoseListTime: Entity {
    enum Action: Hashable, Entity {
        /// The start of the program.
        case start
        case upcoming, list, tags
        /// A search for this word.
        case find(String)
        /// Forcing one page to disk.
        case sync
    }

    let action: Action
    let runs: Int
    let median: Double
    let longest: Double
}

// MARK: - Presenter and router

protocol DiagnoseListPresenting: AnyObject {
    func diagnose(_ request: DiagnoseListRequest)
}

typealias DiagnoseListRouting = CommandRouting
