import Almanac
import Boundary

// MARK: - Module

/// What other modules can ask of this one.
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
    /// There is so much to look at that it takes more than a moment.
    func beganLooking(at path: String, bytes: Int)
    func finishedLooking(_ response: DiagnoseListResponse)
}

struct DiagnoseListResponse: Equatable, Sendable {
    let findings: [DiagnoseListFinding]
    /// Nil where nobody has asked for them.
    let times: [DiagnoseListTime]?
    let today: Day
}

struct DiagnoseListFinding: Equatable, Sendable {
    enum Grade: CaseIterable, Sendable {
        case well, remark, trouble
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
        /// There are copies of it, but none of them is in its place.
        case lost(path: String)
        case list(path: String, bytes: Int, open: Int, done: Int)
        case unusable(StorageTrouble)
    }

    enum Content: Equatable, Sendable {
        case whole
        case damaged(path: String, first: String, count: Int)
        /// So many rows name others that are not there.
        case looseEnds(Int)
        /// So many items are not found by their words.
        case unsearchable(Int)
    }

    enum Shape: Equatable, Sendable {
        case newest(version: Int)
        case old(version: Int, newest: Int)
        case missing([String])
        case unknown([String])
    }

    enum Journal: Equatable, Sendable {
        case changes(Int)
        case cutOff
        /// Another program keeps its changes in a file of their own.
        case writeAhead
        /// So many items are not as the changes have left them.
        case contradicted(Int)
    }

    enum Permissions: Equatable, Sendable {
        case ownersAlone
        case open(path: String, mode: Int)
        case openFolder(path: String, mode: Int)
        case foreignOwner(path: String)
        case readOnly(path: String)
    }

    enum Disk: Equatable, Sendable {
        case room(bytes: Int)
        case littleRoom(bytes: Int, wanted: Int)
        case remote(path: String)
    }

    enum Backups: Equatable, Sendable {
        case some(count: Int, newest: BackupSummary)
        case none(isDaily: Bool)
        case unreadable(BackupSummary)
    }

    enum Settings: Equatable, Sendable {
        /// So many are chosen in the file, or in the environment.
        case understood(file: String?, chosen: Int)
        case wrong(SettingsTrouble)
        case unusable(StorageTrouble)
    }

    enum Locale: Equatable, Sendable {
        case utf8(variable: String, value: String)
        /// Nil where no variable says anything.
        case narrow(variable: String?, value: String)
    }

    enum Zone: Equatable, Sendable {
        /// Nil for that of the machine.
        case known(String?)
        case unknown(String)
    }

    enum Clock: Equatable, Sendable {
        case running(Moment)
        case fixed(Moment)
        /// The newest change is of a day to come.
        case behind(Day)
    }
}

/// How long something took, in seconds.
struct DiagnoseListTime: Equatable, Sendable {
    enum Deed: Equatable, Sendable {
        /// All of the program, with these words.
        case command([String])
        case sync
    }

    let deed: Deed
    let runs: Int
    let median: Double
    let longest: Double
}

// MARK: - Presenter and view

protocol DiagnoseListShowing: ComplaintShowing {
    func showRemark(_ sentence: String)
    func showDiagnosis(_ display: DiagnoseListDisplay)
}

struct DiagnoseListDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let grade: DiagnoseListFinding.Grade
        /// The grade in a word.
        let mark: String
        let subject: String
        let sentence: String
    }

    struct Time: Equatable, Sendable {
        let deed: String
        let median: String
        let rest: String
    }

    let rows: [Row]
    let times: [Time]
}
