import Almanac
import Presentation
import Settings
import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol DiagnoseListModule: AnyObject {
    func diagnose(_ request: DiagnoseListRequest)
}

package struct DiagnoseListRequest: Equatable, Sendable {
    let timesList: Bool

    package init(timesList: Bool = false) {
        self.timesList = timesList
    }
}

// MARK: - Presenter and interactor

protocol DiagnoseListInteracting: AnyObject {
    func diagnose(_ request: DiagnoseListRequest)
}

protocol DiagnoseListInteractorOutput: AnyObject {
    /// Announces a check that takes a while.
    func startedCheck(at path: String, bytes: Int)
    func finishedCheck(_ response: DiagnoseListResponse)
}

struct DiagnoseListResponse: Equatable, Sendable {
    let findings: [DiagnoseListFinding]
    /// `nil` if not requested.
    let times: [DiagnoseListTime]?
    let today: Day
}

struct DiagnoseListFinding: Equatable, Sendable {
    enum Grade: CaseIterable, Sendable {
        case ok, note, problem
    }

    let grade: Grade
    let fact: DiagnoseListFact
}

enum DiagnoseListFact: Equatable, Sendable {
    case file(File)
    case content(Content)
    case shape(Shape)
    case journal(Journal)
    case permissions(Permissions)
    case disk(Disk)
    case backups(Backups)
    case settings(Settings)
    case locale(Locale)
    case zone(Zone)
    case clock(Clock)

    enum File: Equatable, Sendable {
        case none(path: String)
        /// The list is missing, but backups exist.
        case lost(path: String)
        case list(path: String, bytes: Int, open: Int, done: Int)
        case unusable(ListError)
    }

    enum Content: Equatable, Sendable {
        case intact
        case damaged(path: String, first: String, count: Int)
        case danglingReferences(Int)
        case unindexed(Int)
    }

    enum Shape: Equatable, Sendable {
        case newest(version: Int)
        case old(version: Int, newest: Int)
        case missing([String])
        case unknown([String])
    }

    enum Journal: Equatable, Sendable {
        case changes(Int)
        case interrupted
        /// Another program has the list open in WAL mode.
        case writeAhead
        /// The number of items that differ from their last recorded change.
        case changedElsewhere(Int)
    }

    enum Permissions: Equatable, Sendable {
        case ownerOnly
        case open(path: String, mode: Int)
        case openFolder(path: String, mode: Int)
        case foreignOwner(path: String)
        case readOnly(path: String)
    }

    enum Disk: Equatable, Sendable {
        case free(bytes: Int)
        case lowSpace(bytes: Int, needed: Int)
        case remote(path: String)
    }

    enum Backups: Equatable, Sendable {
        case some(count: Int, newest: Backup)
        case none(isDaily: Bool)
        case unreadable(Backup)
    }

    enum Settings: Equatable, Sendable {
        /// `overridden` counts settings from the file or the environment.
        case valid(file: String?, overridden: Int)
        case invalid(SettingsError)
        case unusable(ListError)
    }

    enum Locale: Equatable, Sendable {
        case utf8(variable: String, value: String)
        /// `variable` is `nil` if none is set.
        case notUTF8(variable: String?, value: String)
    }

    enum Zone: Equatable, Sendable {
        /// `nil` for the system time zone.
        case known(String?)
        case unknown(String)
    }

    enum Clock: Equatable, Sendable {
        case running(Moment)
        case fixed(Moment)
        /// The newest change is dated in the future.
        case behind(Day)
    }
}

/// Run times in seconds.
struct DiagnoseListTime: Equatable, Sendable {
    enum Action: Equatable, Sendable {
        case command([String])
        case sync
    }

    let action: Action
    let runs: Int
    let median: Double
    let longest: Double
}

// MARK: - Presenter and view

protocol DiagnoseListViewing: ErrorViewing {
    func showMessage(_ sentence: String)
    func showDiagnosis(_ display: DiagnoseListDisplay)
}

struct DiagnoseListDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let grade: DiagnoseListFinding.Grade
        let mark: String
        let subject: String
        let sentence: String
    }

    struct Time: Equatable, Sendable {
        let action: String
        let median: String
        let rest: String
    }

    let rows: [Row]
    let times: [Time]
}
