import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol ManageSettingsModule: AnyObject {
    func manage(_ request: ManageSettingsRequest)
}

package struct ManageSettingsRequest: Equatable, Sendable {
    package enum Wish: Equatable, Sendable {
        case showAll
        case show(key: String)
        case set(key: String, value: String)
        case unset(key: String)
    }

    let wish: Wish
    /// What `--color` says, which beats everything else as long as the command runs.
    let color: String?

    package init(_ wish: Wish, color: String? = nil) {
        self.wish = wish
        self.color = color
    }
}

// MARK: - Presenter and interactor

protocol ManageSettingsInteracting: AnyObject {
    func manage(_ request: ManageSettingsRequest)
}

protocol ManageSettingsInteractorOutput: AnyObject {
    func foundSettings(_ response: FoundSettingsResponse)
    func changedSetting(_ response: ChangedSettingResponse)
    func couldNotManageSettings(_ failure: ManageSettingsFailure)
}

struct SettingSummary: Equatable, Sendable {
    let key: String
    let value: String
    let origin: SettingOrigin
    let meaning: String
}

struct FoundSettingsResponse: Equatable, Sendable {
    let settings: [SettingSummary]
    /// What keeps settings from holding.
    let failures: [ManageSettingsFailure]
}

struct ChangedSettingResponse: Equatable, Sendable {
    enum Deed: Equatable, Sendable {
        case set(value: String)
        case unset
        /// It was to be taken out, and was not there.
        case wasNotSet
    }

    let deed: Deed
    let key: String
    /// The name of the file.
    let file: String
    /// As it holds now; nil where there is no such setting, and what stood in the file was a slip.
    let setting: SettingSummary?
    /// What still keeps other settings from holding.
    let failures: [ManageSettingsFailure]
}

enum ManageSettingsFailure: Error, Equatable, Sendable {
    case trouble(SettingsTrouble)
    case file(StorageTrouble)
    /// The environment names no place for a file.
    case noPlace
}

// MARK: - Presenter and view

protocol ManageSettingsShowing: ComplaintShowing {
    func showSettings(_ display: ManageSettingsDisplay)
    func showChange(_ sentence: String)
    func showRemark(_ sentence: String)
}

struct ManageSettingsDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let key: String
        let value: String
        let origin: String
        let meaning: String
        /// Whether somebody chose the value.
        let isChosen: Bool
    }

    let rows: [Row]
}
