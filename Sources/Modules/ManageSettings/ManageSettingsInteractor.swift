import Entities
import Settings
import Vocabulary

/// The settings file and environment, as the interactor needs them.
protocol ManageSettingsDataManaging: AnyObject {
    /// The file name as shown to the user; `nil` if the environment specifies no location.
    var fileName: String? { get }
    /// Returns the current settings from the file and the environment.
    func facts() -> SettingsSnapshot
    func change(_ edit: (inout SettingsText) -> Void) throws(ListError)
}

/// Shows the settings in effect, and changes the settings file if the new value is valid.
final class ManageSettingsInteractor: ManageSettingsInteracting {
    weak var output: (any ManageSettingsInteractorOutput)?
    private let dataManager: any ManageSettingsDataManaging
    private let rules: SettingRules
    private let screenKeys: ScreenKeys

    init(dataManager: any ManageSettingsDataManaging, rules: SettingRules, screenKeys: ScreenKeys) {
        self.dataManager = dataManager
        self.rules = rules
        self.screenKeys = screenKeys
    }

    func manage(_ request: ManageSettingsRequest) {
        do throws(ManageSettingsFailure) {
            switch request.operation {
            case .showAll: output?.foundSettings(found(nil, color: request.color))
            case .show(let key): output?.foundSettings(found(try setting(key), color: request.color))
            case .set(let key, let value): output?.changedSetting(try set(setting(key), to: value))
            case .unset(let key): output?.changedSetting(try unset(key))
            }
        } catch {
            output?.couldNotManageSettings(error)
        }
    }

    private func setting(_ key: String) throws(ManageSettingsFailure) -> Setting {
        do {
            return try Setting.named(key)
        } catch {
            throw .setting(error)
        }
    }
}

// MARK: - Showing

extension ManageSettingsInteractor {
    private func found(_ setting: Setting?, color: String?) -> FoundSettingsResponse {
        let (settings, failures) = read(color: color)
        return FoundSettingsResponse(
            settings: (setting.map { [settings.activeValue(of: $0)] } ?? settings.activeValues).map(summary),
            failures: failures
        )
    }

    /// Returns the settings in effect and the problems found while reading them.
    private func read(color: String? = nil) -> (settings: Settings, failures: [ManageSettingsFailure]) {
        let (settings, failure) = dataManager.facts()
            .settings(by: rules, options: color.map { [(.color, $0)] } ?? [])
        let unread = failure.map { [ManageSettingsFailure.file($0)] } ?? []
        return (settings, unread + settings.errors.map { .setting($0) })
    }

    private func summary(_ active: Settings.ActiveValue) -> SettingSummary {
        SettingSummary(
            key: active.setting.key,
            value: active.value,
            origin: active.origin,
            meaning: active.setting.meaning
        )
    }
}

// MARK: - Changing

extension ManageSettingsInteractor {
    private func set(
        _ setting: Setting,
        to text: String
    ) throws(ManageSettingsFailure) -> ChangedSettingResponse {
        let value: String
        do {
            let settings = read().settings
            value = try rules.value(text, of: setting, among: settings.savedFilters)
            if let name = setting.screenKeyName {
                let others = settings.screenKeys.filter { $0.name != name }
                try screenKeys.check(name, value, besides: others, by: rules)
            }
        } catch {
            throw .setting(error)
        }
        return try changing(setting) { () throws(ManageSettingsFailure) in
            try change { $0.set(setting.key, to: value) }
            return try changed(.set(value: value), setting.key)
        }
    }

    /// Names the actions of the screen that lose their only key by a change of the setting, but for one without a key by choice.
    private func changing(
        _ setting: Setting?,
        _ change: () throws(ManageSettingsFailure) -> ChangedSettingResponse
    ) throws(ManageSettingsFailure) -> ChangedSettingResponse {
        guard let setting, setting.screenKeyName != nil else { return try change() }
        let before = Set(screenKeys.keyless(read().settings.screenKeys))
        var response = try change()
        let (own, isSet) = (setting.screenKeyName, response.action.isSet)
        response.keyless = screenKeys.keyless(read().settings.screenKeys).filter {
            !before.contains($0) && !(isSet && $0 == own)
        }
        return response
    }

    /// Removes the setting from the file. Accepts unknown keys too, so that a misspelled key can be removed.
    private func unset(_ key: String) throws(ManageSettingsFailure) -> ChangedSettingResponse {
        // The setting may have another name.
        let key = (try? Setting.named(key))?.key ?? key
        let isSet: Bool
        do {
            isSet = try dataManager.facts().text?.contains(key: key) ?? false
        } catch {
            throw .file(error)
        }
        guard isSet else { return try changed(.wasNotSet, setting(key).key) }
        return try changing(try? Setting.named(key)) { () throws(ManageSettingsFailure) in
            try change { $0.unset(key) }
            return try changed(.unset, key)
        }
    }

    private func change(_ edit: (inout SettingsText) -> Void) throws(ManageSettingsFailure) {
        if dataManager.fileName == nil { throw .noLocation }
        do {
            try dataManager.change(edit)
        } catch {
            throw .file(error)
        }
    }

    private func changed(
        _ action: ChangedSettingResponse.Action,
        _ key: String
    ) throws(ManageSettingsFailure) -> ChangedSettingResponse {
        guard let file = dataManager.fileName else { throw .noLocation }
        let (settings, failures) = read()
        return ChangedSettingResponse(
            action: action,
            key: key,
            file: file,
            setting: settings.activeValues.first { $0.setting.key == key }.map(summary),
            failures: failures
        )
    }
}

extension ChangedSettingResponse.Action {
    fileprivate var isSet: Bool { if case .set = self { true } else { false } }
}
