import Presentation
import Settings
import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol ManageSettingsModule: AnyObject {
    func manage(_ request: ManageSettingsRequest)
}

package struct ManageSettingsRequest: Equatable, Sendable {
    package enum Operation: Equatable, Sendable {
        case showAll
        case show(key: String)
        case set(key: String, value: String)
        case unset(key: String)
    }

    let operation: Operation
    /// The value of `--color`, which overrides every other source.
    let color: String?

    package init(_ operation: Operation, color: String? = nil) {
        self.operation = operation
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
    /// The problems found in the settings.
    let failures: [ManageSettingsFailure]
}

struct ChangedSettingResponse: Equatable, Sendable {
    enum Action: Equatable, Sendable {
        case set(value: String)
        case unset
        /// The setting to remove was not in the file.
        case wasNotSet
    }

    let action: Action
    let key: String
    let file: String
    /// The setting in effect after the change; `nil` if `key` is an unknown key that was removed from the file.
    let setting: SettingSummary?
    /// The remaining problems in the settings.
    let failures: [ManageSettingsFailure]
}

enum ManageSettingsFailure: Error, Equatable, Sendable {
    case failure(SettingsError)
    case file(ListError)
    /// The environment specifies no location for the file.
    case noLocation
}

// MARK: - Presenter and view

protocol ManageSettingsViewing: ErrorViewing {
    func showSettings(_ display: ManageSettingsDisplay)
    func showChange(_ sentence: String)
    func showMessage(_ sentence: String)
}

struct ManageSettingsDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let key: String
        let value: String
        let origin: String
        let meaning: String
        /// `false` for default values.
        let isChosen: Bool
    }

    let rows: [Row]
}
