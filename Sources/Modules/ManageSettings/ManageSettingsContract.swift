import Presentation
import Settings
import Vocabulary

// MARK: - View

protocol ManageSettingsViewing: ErrorViewing {
    func showSettings(_ display: ManageSettingsDisplay)
    func showChange(_ sentence: String)
    func showMessage(_ sentence: String)
}

struct ManageSettingsDisplay: Display {
    struct Row: Display {
        let key: String
        let value: String
        let origin: String
        let meaning: String
        /// `false` for default values.
        let isChosen: Bool
    }

    let rows: [Row]
}

// MARK: - Interactor

protocol ManageSettingsInteracting: AnyObject {
    func manage(_ request: ManageSettingsRequest)
}

struct ManageSettingsRequest: Entity {
    enum Operation: Entity {
        case showAll
        case show(key: String)
        case set(key: String, value: String)
        case unset(key: String)
    }

    let operation: Operation
    /// The color setting of this command, which overrides every other source.
    let color: String?

    init(_ operation: Operation, color: String? = nil) {
        self.operation = operation
        self.color = color
    }
}

protocol ManageSettingsInteractorOutput: AnyObject {
    func foundSettings(_ response: FoundSettingsResponse)
    func changedSetting(_ response: ChangedSettingResponse)
    func couldNotManageSettings(_ failure: ManageSettingsFailure)
}

struct SettingSummary: Entity {
    let key: String
    let value: String
    let origin: SettingOrigin
    let meaning: String
}

struct FoundSettingsResponse: Entity {
    let settings: [SettingSummary]
    /// The problems found in the settings.
    let failures: [ManageSettingsFailure]
}

struct ChangedSettingResponse: Entity {
    enum Action: Entity {
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
    /// The actions of the screen whose only key this setting gives to something else.
    var keyless: [String] = []
    /// The remaining problems in the settings.
    let failures: [ManageSettingsFailure]
}

enum ManageSettingsFailure: Error, Entity {
    case setting(SettingsError)
    case file(ListError)
    /// The environment specifies no location for the file.
    case noLocation
}

// MARK: - Presenter and router

protocol ManageSettingsPresenting: AnyObject {
    func manage(_ request: ManageSettingsRequest)
}

typealias ManageSettingsRouting = CommandRouting
